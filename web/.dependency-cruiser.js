/** Imports of the client: never in a circle, and from folder to folder one way. `npm run check` holds them. */

const above = {
  lib: "cards|parts|table|replay|pages",
  cards: "parts|table|replay|pages",
  parts: "table|replay|pages",
  table: "replay|pages",
  replay: "pages",
  pages: "table|replay",
};

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    { name: "all-found", severity: "error", from: {}, to: { couldNotResolve: true } },
    ...Object.entries(above).map(([folder, others]) => ({
      name: `${folder}-below`,
      severity: "error",
      from: { path: `^src/${folder}/`, pathNot: "[.]test[.]ts$" },
      to: { path: `^src/(${others})/|^src/[^/]+$` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true, // imports of types alone count too
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["svelte", "browser", "import", "types"] },
  },
};
