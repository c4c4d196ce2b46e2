import { defineConfig } from "vitest/config";

export default defineConfig({
  root: process.cwd(),
  test: {
    include: [
      "domain/**/*.test.ts",
      "server/{pricing,inventory}/*.test.ts",
      "server/platform/idempotency/*.test.ts",
    ],
    // Reads every file of the project, so that it would be run for every mutant.
    exclude: ["domain/message-ids.test.ts"],
  },
});
