import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runServer } from "./run-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Port of the product under test; sites are at `http://<domain id>.localhost:<port>`. */
    port: number;
    /** Days from today to the first night of this run's stays. */
    firstNight: number;
  }
}

const root = join(import.meta.dirname, "../../..");

/** Starts the built product on a free port with a database of its own, kept between runs. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await runServer({
    args: ["--enable-source-maps", "dist/server/main.js"],
    cwd: root,
    environment: {
      NODE_ENV: "production",
      DATA_FOLDER: join(root, ".data/e2e"),
      DEMO_PROPERTIES: "600",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "0",
      LIMIT_SCALE: "100",
    },
    patienceMs: 120_000,
  });
  project.provide("port", server.port);
  // Bookings of earlier runs stay in the database: each run books other nights.
  project.provide("firstNight", 20 + (Math.floor(Date.now() / 60_000) % 140));
  return server.stop;
}
