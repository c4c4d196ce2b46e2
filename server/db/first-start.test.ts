import { readdirSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { killedFirstStart, killProcessesOf } from "../testing/first-start.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { startDatabase } from "./start-database.ts";

describe("a first start that is killed", () => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), "staywright-first-"));
    await chmod(dataFolder, 0o755);
  });
  afterEach(async () => {
    killProcessesOf(dataFolder);
    await rm(dataFolder, { recursive: true, force: true });
  });

  const inPlace = (pattern: RegExp) => () => {
    const place = join(dataFolder, "pg");
    try {
      return readdirSync(place, { recursive: true }).some((path) => pattern.test(String(path)));
    } catch {
      // Not made yet, or something went away while it was read.
      return false;
    }
  };

  it("starts again whatever was under way, with one whole supply", { timeout: 120_000 }, async () => {
    // initdb has written the version, and much is still to come; the server is about to answer; tables or
    // supply are being written.
    const moments = [
      /^data[^/]*\/PG_VERSION$/,
      /^data\/postmaster\.pid$/,
      /^data\/base\/(?!1\/|4\/|5\/)\d+\/PG_VERSION$/,
    ];
    for (const [index, pattern] of moments.entries()) {
      const isThere = inPlace(pattern);
      let kill = Number.POSITIVE_INFINITY;
      const when = () => {
        if (kill === Number.POSITIVE_INFINITY && isThere()) kill = performance.now() + Math.random() * 150;
        return performance.now() > kill;
      };
      await killedFirstStart({ dataFolder, when, withDatabase: index !== 1 });
    }
    const database = await startDatabase({ dataFolder });
    const properties = () =>
      database.db
        .selectFrom("property")
        .select("property_id")
        .execute()
        .then((rows) => rows.length);
    if ((await properties()) === 0)
      await seedDemoSupply(database.db, { properties: 30, today: "2027-03-01" });
    expect(await properties()).toBe(30);
    expect(await brokenInvariants(database.db)).toEqual([]);
    await database.stop();
    expect((await readdir(join(dataFolder, "pg"))).sort()).toEqual(["data", "password"]);
  });
});
