// What tsc and svelte-check do not see: promises nobody waits for, values nobody reads, markup that misleads.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["src/lib/protocol.ts", "src/lib/sentences.ts"] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // {" "} keeps the space that the formatter would otherwise drop at the end of a line.
      "svelte/no-useless-mustaches": "off",
      // Maps and addresses that no markup observes need no signals.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check, which knows more warnings, decides which of these comments are needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
);
