/** Apart from the build, which fetches nothing that only tests need. */

import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import build from "./vite.config";

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    // a file that wants a page asks for one: `// @vitest-environment jsdom`
    test: { include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"] },
  }),
);
