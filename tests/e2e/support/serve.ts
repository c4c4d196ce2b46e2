import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Product } from "./product.ts";
import { type RunningServer, runServer } from "./run-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** One for each file that runs at a time: `product` knows whose is whose. */
    products: readonly Product[];
    /** Days from today to the first night of this run's stays. */
    firstNight: number;
  }
}

const root = join(import.meta.dirname, "../../..");

/**
 * Starts the built product once for each file that runs at a time, each with a database of its own, kept
 * between runs: what one file books or blocks is nothing to the other.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const places = Array.from({ length: Number(project.config.maxWorkers) }, (_, index) => index + 1);
  const servers = await Promise.all(places.map(startProduct));
  project.provide(
    "products",
    servers.map(({ port, dataFolder }) => ({ port, dataFolder })),
  );
  // Bookings of earlier runs stay in the database: each run books other nights.
  project.provide("firstNight", 20 + (Math.floor(Date.now() / 60_000) % 140));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

async function startProduct(place: number): Promise<Product & RunningServer> {
  const dataFolder = join(root, `.data/e2e-${place}`);
  sharePictures(dataFolder);
  const server = await runServer({
    args: ["dist/server/main.js"],
    cwd: root,
    environment: {
      NODE_ENV: "production",
      DATA_FOLDER: dataFolder,
      DEMO_PROPERTIES: "600",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "0",
      LIMIT_SCALE: "100",
    },
    patienceMs: 120_000,
  });
  return { ...server, dataFolder };
}

/** Pictures are drawn once for all of them: that is slow, and the same whoever asks. */
function sharePictures(dataFolder: string): void {
  const drawn = join(root, ".data/e2e-pictures");
  const place = join(dataFolder, "images");
  mkdirSync(drawn, { recursive: true });
  mkdirSync(dataFolder, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  symlinkSync(drawn, place);
}
