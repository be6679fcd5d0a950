import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** A line that is longer than prettier could make it: a text, a path. CSS and templates are prettier's own business. */
const LONGEST = 140;

/** What is sent for may not come: then the page says so, or does without it on purpose. A tick always comes, and what is told to the
 * table is kept until it is heard. */
const ALONE = `CallExpression[callee.property.name="then"][arguments.length=1]${[
  '[callee.object.callee.name="tick"]',
  "[callee.object.callee.property.name=/^(tell|undo|allSettled)$/]",
  '[callee.object.callee.name="callHere"]',
]
  .map((safe) => `:not(${safe})`)
  .join("")}`;
const NOBODY_HEARS = "Nobody hears when it fails: give `then` a second function.";
const UNCAUGHT = [
  ...["ExpressionStatement", 'UnaryExpression[operator="void"]'].flatMap((around) => [
    { selector: `${around} > ${ALONE}`, message: NOBODY_HEARS },
    { selector: `${around} > ChainExpression > ${ALONE}`, message: NOBODY_HEARS },
  ]),
  { selector: "SvelteAwaitBlock[catch=null]", message: "Nobody hears when it fails: give it a {:catch}." },
];

export default ts.config(
  { ignores: ["node_modules", "dist", "public", "dev/fixtures"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows what there is
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
      "max-len": [
        "error",
        { code: LONGEST, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      eqeqeq: "error",
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "no-restricted-syntax": ["error", ...UNCAUGHT],
      "svelte/prefer-svelte-reactivity": "off", // plain maps and sets where nothing waits for their changes
      "svelte/no-useless-mustaches": "off", // {" "} is a space that must stay
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows better which of them are used
      "svelte/no-navigation-without-resolve": "off", // routes are ours, not SvelteKit's
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
