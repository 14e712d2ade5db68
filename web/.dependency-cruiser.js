/** Imports of the client: never in a circle, and from folder to folder one way. `npm run check` holds them. */

/** The rooms of the table, from the bottom up; a room imports from lower floors only. The pages in `table` itself are the top. */
const floors = ["state", "pieces", "advice|clocks|signs|stage", "board|ending|people", "phone|question", "panels"];
const rooms = floors.flatMap((floor) => floor.split("|"));

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
    ...floors.map((floor, at) => ({
      name: `table-${floor}-below`,
      severity: "error",
      from: { path: `^src/table/(${floor})/` },
      to: { path: `^src/table/(?!(${["$1", ...floors.slice(0, at)].join("|")})/)` },
    })),
    {
      name: "table-rooms",
      comment: "Every folder of the table stands on a floor.",
      severity: "error",
      from: {},
      to: { path: "^src/table/[^/]+/", pathNot: `^src/table/(${rooms.join("|")})/` },
    },
  ],
  options: {
    tsPreCompilationDeps: true, // imports of types alone count too
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["svelte", "browser", "import", "types"] },
  },
};
