import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

/** What no table needs is loaded when somebody goes there, and its files say so. */
const named = (name = ""): string =>
  `assets/${/^(steps|[Cc]lock|CoursePart|Result|OddsSheet|ReplayRoute|WorkshopRoute|HistoryPage|DailyRoute|NewTable|Join|Cards|CardPage|SharedPage|Learn|HowToPlay|Rules|AccountPage|ModerationPage|Clause|NameForm|Loading|streaming|search|Gathering|LessonPanel|MenuSheets|CopyLink|QrCode|DeckLeft|Stressed|room|art|effects|calm|tense|Door|Caller|AnswerCaller|Decided)/.test(name) ? "later-" : ""}[name]-[hash]`;

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  worker: { format: "es" },
  build: {
    outDir: "../src/lineup/table/static",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own: a browser that has them asks for none of them again.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // Nor the sentences of other languages, before somebody speaks one.
        chunkFileNames: ({ name, facadeModuleId }) =>
          /speech\/(?!en\/)\w+\/\w+\.ftl/.test(facadeModuleId ?? "")
            ? `assets/later-[name]-[hash].js`
            : `${named(name)}.js`,
        assetFileNames: ({ names }) => `${named(names[0])}[extname]`,
      },
    },
  },
  server: {
    // The sentences lie outside web/, with those of the server.
    fs: { allow: [".", "../src/lineup/speech"] },
    // The server answers only to its own name and to its own pages.
    proxy: Object.fromEntries(
      ["/api", "/ws"].map((path) => [
        path,
        { target: server, changeOrigin: true, headers: { origin: server }, ws: path === "/ws" },
      ]),
    ),
  },
  // One realm for all files: starting one for each would take four times as long as the tests do.
  test: { include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});
