import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadServerSecret, PREVIEW_SECRET, pruneReleases } from "#server/releases";
import { readPreviewToken } from "../../server/releases/preview-token.ts";
import { applyDuePlans } from "../../server/releases/release-plans.ts";
import { reportServer } from "../../server/releases/server-reports.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { runReleaseCommand } from "../fixtures/run-release-command.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";
import { auditReleases } from "./audit.ts";
import { buildRelease } from "./build.ts";
import { cancelRelease } from "./cancel.ts";
import { followFolder } from "./follow.ts";
import { listReleases } from "./list.ts";
import { previewRelease } from "./preview.ts";
import { pruneStoredReleases } from "./prune.ts";
import { publishRelease } from "./publish.ts";
import type { ReleaseOptions } from "./release-desk.ts";
import { rollBackRelease } from "./rollback.ts";

const country = "config/countries/NL.json";
let project: TemporaryProject;
let database: TestDatabase;

let a: string;
let b: string;

beforeAll(async () => {
  database = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  project = createProject();
  b = await stored(0);
  a = await stored(1);
});

beforeEach(async () => {
  vi.stubEnv("DATABASE_URL", database.url);
  for (const table of ["release_plan", "release_server", "release_event", "release_channel"] as const)
    await database.db.deleteFrom(table).execute();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await database.stop();
});

/** Runs a command on the project. */
const run = <Options extends ReleaseOptions>(
  command: (options: Options) => Promise<number>,
  options: Omit<Options, "root" | "json"> & { json?: boolean },
) => runReleaseCommand(project.root, command, options);

async function stored(weekStart: number): Promise<string> {
  project.write(country, project.read(country).replace(/"weekStart": \d/, `"weekStart": ${weekStart}`));
  return JSON.parse((await run(buildRelease, { json: true })).stdout).hash;
}

const rowOf = (hash: string) =>
  database.db.selectFrom("release").selectAll().where("hash", "=", hash).executeTakeFirstOrThrow();

describe("release build", () => {
  it("stores the folder's release once", async () => {
    project.edit(country, '"weekStart": 1', '"weekStart": 6');
    const first = await run(buildRelease, { note: "opening" });
    const again = await run(buildRelease, {});
    project.edit(country, '"weekStart": 6', '"weekStart": 1');
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/release [0-9a-f]{16} +\d+ sites, \d+ kB, \d+ findings \(stored\)/);
    expect(again.stdout).toContain("stored before");
    const { releases, live } = JSON.parse((await run(listReleases, { json: true })).stdout);
    expect(releases).toHaveLength(3);
    expect(releases[0]).toMatchObject({ note: "opening", findings: expect.any(Number) });
    expect(live).toBeNull();
  });

  it("refuses a configuration with errors, says where they are, and stores nothing", async () => {
    project.edit(country, '"currencyCode": "EUR"', '"currencyCode": 7');
    const broken = await run(buildRelease, {});
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain(country);
    expect(broken.stderr).toContain("Nothing was stored.");
    const publish = await run(publishRelease, { json: true });
    project.edit(country, '"currencyCode": 7', '"currencyCode": "EUR"');
    expect(publish.code).toBe(1);
    expect(JSON.parse(publish.stdout)).toMatchObject({ ok: false, reason: "invalid" });
    expect(JSON.parse((await run(listReleases, { json: true })).stdout).releases).toHaveLength(3);
  });
});

describe("release publish, rollback and follow", () => {
  it("[CONF-18] publish the folder, a stored release by the beginning of its hash, and go back", async () => {
    expect((await run(publishRelease, { note: "go" })).stdout).toContain(`live shows release ${a}`);
    expect((await run(publishRelease, { hash: b.slice(0, 8) })).stdout).toContain(`live shows release ${b}`);
    const back = await run(rollBackRelease, { json: true });
    expect(JSON.parse(back.stdout)).toMatchObject({ ok: true, changed: true, from: b, release: a });
    const none = await run(rollBackRelease, {});
    expect([none.code, none.stderr.includes("No other release was live")]).toEqual([1, true]);
    expect((await run(rollBackRelease, { to: b })).stdout).toContain(`live shows release ${b}`);
    expect((await run(followFolder, {})).stdout).toContain("live shows the configuration folder");
    const list = (await run(listReleases, {})).stdout;
    expect(list.match(/publish|rollback|follow/g)).toHaveLength(5);
  });

  it("publishes to the channel that is asked for, and to no other", async () => {
    const slip = run(publishRelease, { hash: a, channel: "liv" });
    await expect(slip).rejects.toThrow('There is no channel "liv". Did you mean "live"?');
    await expect(run(listReleases, { channel: "staging" })).rejects.toThrow("publish with --new-channel");
    await run(publishRelease, { hash: a, channel: "staging", newChannel: true });
    expect(JSON.parse((await run(listReleases, { json: true })).stdout).live).toBeNull();
    const staging = await run(listReleases, { json: true, channel: "staging" });
    expect(JSON.parse(staging.stdout).live).toBe(a);
  });

  describe("at a time", () => {
    const hour = 3_600_000;
    const soon = () => new Date(Date.now() + hour).toISOString().replace(/\.\d+/, "");
    const later = () => Date.now() + 2 * hour;
    const planned = async (options: { hash: string; expect?: string; note?: string }): Promise<string> => {
      const { stdout } = await run(publishRelease, { ...options, at: soon(), json: true });
      return JSON.parse(stdout).plan.id;
    };
    const live = async () => JSON.parse((await run(listReleases, { json: true })).stdout).live;
    const plansOf = async () => JSON.parse((await run(auditReleases, { json: true })).stdout).plans;

    it("[CONF-18] shows it once then, however many servers ask, and not before", async () => {
      const { db } = database;
      await run(publishRelease, { hash: a });
      const id = await planned({ hash: b, note: "spring" });
      expect((await run(listReleases, {})).stdout).toContain(`plan ${id}: release ${b} from`);
      expect(await applyDuePlans({ db, clock: Date.now })).toBe(0);
      expect(await live()).toBe(a);
      const settled = await Promise.all(Array.from({ length: 4 }, () => applyDuePlans({ db, clock: later })));
      expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await live()).toBe(b);
      const { stdout } = await run(auditReleases, {});
      expect(stdout.match(/publish/g)).toHaveLength(2);
      expect(stdout).toContain("why: spring");
      expect(await plansOf()).toMatchObject([{ id, state: "applied", expected: a, release: b }]);
    });

    it("[CONF-18] is refused when something else is live by then, which audit tells", async () => {
      const { db } = database;
      await run(publishRelease, { hash: a });
      await planned({ hash: b });
      await run(followFolder, {});
      expect(await applyDuePlans({ db, clock: later })).toBe(1);
      expect(await live()).toBeNull();
      const { stdout } = await run(auditReleases, {});
      expect(stdout).toContain(`The configuration folder was live, not Release ${a}.`);
    });

    it("follows another plan when it says so, and is taken back", async () => {
      const { db } = database;
      await run(publishRelease, { hash: a });
      await planned({ hash: b });
      await planned({ hash: a, expect: b.slice(0, 8) });
      const last = await planned({ hash: b });
      const cancelled = await run(cancelRelease, { plan: last, by: "Mina" });
      expect([cancelled.code, cancelled.stdout]).toEqual([
        0,
        expect.stringContaining("does not become live"),
      ]);
      expect((await run(cancelRelease, { plan: last })).code).toBe(1);
      expect(await applyDuePlans({ db, clock: later })).toBe(2);
      expect(await live()).toBe(a);
      expect(await plansOf()).toContainEqual(
        expect.objectContaining({ id: last, state: "cancelled", outcome: "Taken back by Mina." }),
      );
      const { removed } = await pruneReleases(db, { keep: 1, keepBack: 0, dryRun: true });
      await planned({ hash: b });
      expect(removed).toContain(b);
      expect((await pruneReleases(db, { keep: 1, keepBack: 0, dryRun: true })).removed).not.toContain(b);
    });

    it.each(["tomorrow", "2027-03-01", "2027-03-01T09:00", "2027-13-01T09:00Z", "2020-01-01T00:00Z"])(
      "takes no %s for a time",
      async (at) => {
        await expect(run(publishRelease, { hash: a, at })).rejects.toThrow(/--at/);
      },
    );
  });

  it("names a hash that nothing begins with, and one that several begin with", async () => {
    await expect(run(publishRelease, { hash: "0bad" })).rejects.toThrow("write at least 8 characters");
    await expect(run(publishRelease, { hash: "0bad0bad" })).rejects.toThrow(
      "There is no release 0bad0bad here",
    );
    const hash = `${a.slice(0, 8)}00000000`;
    await database.db
      .insertInto("release")
      .values({ ...(await rowOf(a)), hash })
      .execute();
    await expect(run(publishRelease, { hash: a.slice(0, 8) })).rejects.toThrow("write more of the hash");
  });

  it("publishes no release that this code cannot serve", async () => {
    const hash = "dada000000000000";
    const row = { ...(await rowOf(a)), hash, content: Buffer.from("x") };
    await database.db.insertInto("release").values(row).execute();
    const { code, stderr } = await run(publishRelease, { hash });
    expect(code).toBe(1);
    expect(stderr).toMatch(/cannot be read \(.*\)\. .* Nothing was published\.$/s);
    expect(JSON.parse((await run(listReleases, { json: true })).stdout).live).toBeNull();
  });

  it("tells of a server that refuses the release", async () => {
    const report = { serverId: "s1", channel: "live", release: "old", problem: "It needs newer code." };
    await reportServer(database.db, Date.now, { ...report, generation: 1 });
    const { code, stderr } = await run(publishRelease, { hash: a });
    expect([code, stderr]).toEqual([1, "A server refuses it: It needs newer code."]);
  });
});

describe("the gate of release publish", () => {
  const domain = "config/domains/wrenhollow-uk.json";

  it("[CONF-18] refuses what guests would lose until somebody says why, and audit tells it", async () => {
    await run(publishRelease, { hash: a, by: "Ada" });
    const text = project.read(domain);
    rmSync(join(project.root, domain));
    const refused = await run(publishRelease, {});
    const json = JSON.parse((await run(publishRelease, { json: true })).stdout);
    const empty = run(publishRelease, { allowBreaking: " " });
    await expect(empty).rejects.toThrow("--allow-breaking takes the reason");
    const live = JSON.parse((await run(listReleases, { json: true })).stdout).live;
    const allowed = await run(publishRelease, {
      allowBreaking: "the island is sold",
      note: "spring",
      by: "Grace",
    });
    project.write(domain, text);
    expect([refused.code, live]).toEqual([1, a]);
    expect(refused.stderr).toMatch(
      /changes? breaks? what guests have now:\n {2}config\/domains\/wrenhollow-uk\.json:1:1/,
    );
    expect(refused.stderr).toContain("Nothing was published.");
    expect(json).toMatchObject({ ok: false, reason: "breaking" });
    expect(allowed.code).toBe(0);
    const audit = await run(auditReleases, {});
    const [first = "", ...told] = audit.stdout.split("\n");
    expect(first).toMatch(/publish {2}release [0-9a-f]{16} → release [0-9a-f]{16} {2}by Grace$/);
    expect(told.join("\n")).toMatch(
      /^ {2}why: spring\n {2}\d+ breaking changes? let through: the island is sold\n.* publish {2}the configuration folder → release \w+ {2}by Ada$/,
    );
    const { events } = JSON.parse((await run(auditReleases, { json: true, limit: "1" })).stdout);
    expect(events).toMatchObject([{ actor: "Grace", allowedBecause: "the island is sold", from: a }]);
  });

  it("publishes over what was looked at and nothing else", async () => {
    await run(publishRelease, { hash: a, expect: "folder" });
    const other = await run(publishRelease, { hash: b, expect: b.slice(0, 8) });
    expect([other.code, other.stderr]).toEqual([
      1,
      `Something else is live than expected: release ${a}.\n\nNothing was published.`,
    ]);
    expect((await run(publishRelease, { hash: b, expect: a.slice(0, 8) })).code).toBe(0);
    await expect(run(publishRelease, { hash: a, expect: b.slice(0, 4) })).rejects.toThrow("eight characters");
  });

  it("asks for a reason when what is live cannot be read any more", async () => {
    await run(publishRelease, { hash: a });
    const { source } = await rowOf(a);
    const damaged = { source: Buffer.from("x") };
    await database.db.updateTable("release").set(damaged).where("hash", "=", a).execute();
    const refused = await run(publishRelease, { hash: b });
    const allowed = await run(publishRelease, { hash: b, allowBreaking: "it was damaged" });
    await database.db.updateTable("release").set({ source }).where("hash", "=", a).execute();
    expect([refused.code, allowed.code]).toEqual([1, 0]);
    expect(refused.stderr).toContain("nobody can say what guests would lose");
  });
});

describe("release preview", () => {
  it("prints an address that says what it was asked for", async () => {
    const { stdout } = await run(previewRelease, {
      hash: a.slice(0, 10),
      site: "wrenhollow-nl",
      path: "/search?a=1",
      flag: ["web2=new"],
      device: "webview",
      date: "2027-05-01",
      user: "member",
      hours: "2",
      overlay: true,
    });
    const url = new URL(stdout.split("\n")[0] ?? "");
    expect([url.origin, url.searchParams.get("to")]).toEqual([
      "https://nl.wrenhollow.example",
      "/search?a=1",
    ]);
    const secret = await loadServerSecret(database.db, PREVIEW_SECRET, {
      clock: Date.now,
      random: () => Buffer.alloc(32),
    });
    const payload = readPreviewToken(url.pathname.slice("/_preview/".length), secret, Date.now());
    expect(payload).toEqual({
      release: a,
      expires: expect.any(Number),
      site: "wrenhollow-nl",
      flags: { web2: "new" },
      device: "webview",
      date: "2027-05-01",
      user: "member",
      overlay: true,
    });
    expect((payload?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7200);
  });

  it.each([
    [{ site: "wrenhollow-nx" }, 'has no site "wrenhollow-nx". Did you mean "wrenhollow-nl"?'],
    [{ flag: ["web3=new"] }, 'There is no experiment "web3". Did you mean "web2"?'],
    [{ flag: ["web2=never"] }, 'not "never"'],
    [{ date: "2027-02-30" }, "--date takes a day"],
    [{ user: "king" }, "--user takes anonymous"],
    [{ hours: "-1" }, "--hours takes a number"],
    [{ path: "//evil.test" }, "--path must be a path on the site"],
    [{ origin: "staging.example" }, "--origin takes where the site is reached"],
    [{ origin: "https://staging.example/hotels" }, "--origin takes where the site is reached"],
    [{ origin: "ftp://staging.example" }, "--origin takes where the site is reached"],
  ])("refuses %j", async (options, words) => {
    await expect(run(previewRelease, { hash: a, ...options })).rejects.toThrow(words);
  });
});

describe("release prune", () => {
  it("[CONF-18] says what would go, removes it, and refuses a number that is none", async () => {
    await database.db.deleteFrom("release").where("hash", "not in", [a, b]).execute();
    await run(publishRelease, { hash: b });
    const asked = await run(pruneStoredReleases, { keep: "1", dryRun: true });
    expect(asked.stdout).toMatch(/nothing to remove, 2 releases stay/);
    await run(publishRelease, { hash: a });
    for (const table of ["release_event", "release_channel"] as const)
      await database.db.deleteFrom(table).execute();
    const [old, kept] = (
      await database.db.selectFrom("release").select("hash").orderBy("created_at").execute()
    ).map(({ hash }) => hash);
    expect((await run(pruneStoredReleases, { keep: "1", dryRun: true })).stdout).toContain(
      `would remove ${old}`,
    );
    const pruned = JSON.parse((await run(pruneStoredReleases, { keep: "1", json: true })).stdout);
    expect(pruned).toMatchObject({ removed: [old], kept: 1, dryRun: false });
    expect(JSON.parse((await run(listReleases, { json: true })).stdout).releases[0].hash).toBe(kept);
    for (const keep of ["0", "1.5", "many"])
      expect(() => pruneStoredReleases({ root: project.root, json: false, keep })).toThrow(
        "--keep takes a whole number",
      );
  });
});
