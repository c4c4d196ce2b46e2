import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { registerServiceWorker } from "./service-worker-route.ts";

it("serves a worker that changes with build and release, and one that removes itself where a site keeps nothing", async () => {
  const release = await realRelease();
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  writeFileSync(join(folder, "worker.js"), "run();");
  const ask = async (shown: Release, build: string, withoutWorker = false) => {
    const app = fastify();
    registerServiceWorker(app, {
      release: () => shown,
      assets: { build, workerScript: "worker.js" },
      clientFolder: folder,
      withoutWorker,
    });
    return app.inject({ url: "/service-worker.js", headers: { host: "wrenhollow-nl.localhost" } });
  };
  const plain = await ask(release, "b1");
  expect(plain.headers["cache-control"]).toBe("no-cache");
  expect(plain.body).toBe(`self.staywright={"version":"b1-${release.hash}","keptBookings":10};\nrun();`);
  expect((await ask(release, "b2")).body).not.toBe(plain.body);
  const sites = Object.entries(release.sites).map(([id, site]) => [
    id,
    { ...site, limits: { ...site.limits, offline: { keptBookings: 0 } } },
  ]);
  const closed = { ...release, sites: Object.fromEntries(sites) };
  expect((await ask(closed, "b1")).body).toContain('"keptBookings":0');
  expect((await ask(release, "b1", true)).body).toContain('"keptBookings":0');
});
