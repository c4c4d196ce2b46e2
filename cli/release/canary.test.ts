import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addCounts } from "../../server/releases/canary-counts.ts";
import { createReleaseChannel } from "../../server/releases/release-channel.ts";
import { applyDuePlans } from "../../server/releases/release-plans.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { runReleaseCommand } from "../fixtures/run-release-command.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";
import { auditReleases } from "./audit.ts";
import { buildRelease } from "./build.ts";
import { canaryRelease } from "./canary.ts";
import { followFolder } from "./follow.ts";
import { listReleases } from "./list.ts";
import { previewRelease } from "./preview.ts";
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
  for (const table of ["release_plan", "release_canary_count", "release_event", "release_channel"] as const)
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
) => runReleaseCommand(project.root, command, { by: "Ada", ...options });

async function stored(weekStart: number): Promise<string> {
  project.write(country, project.read(country).replace(/"weekStart": \d/, `"weekStart": ${weekStart}`));
  return JSON.parse((await run(buildRelease, { json: true })).stdout).hash;
}

const channel = () => createReleaseChannel(database.db, Date.now, "live");

describe("release publish --canary", () => {
  it("shows a release to a share of the guests, and nothing else until it is promoted", async () => {
    await run(publishRelease, { hash: a });
    const begun = await run(publishRelease, { hash: b, canary: "5", note: "spring" });
    expect([begun.code, begun.stdout]).toEqual([
      0,
      expect.stringContaining(`live shows release ${a} (as before)`),
    ]);
    expect(begun.stdout).toContain(`5 % of the guests see the canary, release ${b}`);
    expect((await run(listReleases, {})).stdout).toContain(`5 % of the guests see the canary, release ${b}`);
    const waysOut = /release \w+ is a canary here, shown to 5 % .*canary promote.*canary abort/;
    for (const refused of [
      await run(publishRelease, { hash: a }),
      await run(publishRelease, { hash: b, canary: "10" }),
      await run(rollBackRelease, { to: b }),
      await run(followFolder, {}),
    ])
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(waysOut)]);
    const preview = await run(previewRelease, { hash: "canary", json: true });
    expect(JSON.parse(preview.stdout).release).toBe(b);

    expect((await run(canaryRelease, { action: "share", percent: "25" })).stdout).toContain(
      "25 % of the guests",
    );
    const { since = -1 } = (await channel().state()).canary ?? {};
    await addCounts(database.db, [
      { channel: "live", since, arm: "canary", answers: 200, failures: 1 },
      { channel: "live", since, arm: "live", answers: 600, failures: 3 },
    ]);
    const status = await run(canaryRelease, {});
    expect(status.stdout).toContain(`release ${b} is the canary of live: 25 % of the guests see it`);
    expect(status.stdout).toContain(
      "by Ada\n  why: spring\n  1 of 200 answers (0.5 %) failed on the canary, 3 of 600",
    );
    process.env.CANARY_LEAST_ANSWERS = "5000";
    const { stdout } = await run(canaryRelease, {});
    delete process.env.CANARY_LEAST_ANSWERS;
    expect(stdout).toContain("judged by CANARY_* of this shell: from 5000 answers on, 1 % worse;");
    expect(status.stdout).toContain("judged by the defaults of servers: from 100 answers on, 1 % worse;");
    expect(JSON.parse((await run(canaryRelease, { json: true })).stdout)).toMatchObject({
      judgedBy: { source: "defaults", minAnswers: 100, worseByPercent: 1 },
      canary: { release: b, percent: 25 },
      counts: { canary: { answers: 200, failures: 1 } },
      verdict: { kind: "fine" },
    });

    const promoted = await run(canaryRelease, { action: "promote", note: "all is well" });
    expect(promoted.stdout).toContain(`live shows release ${b} (before: release ${a})`);
    const audit = (await run(auditReleases, {})).stdout.replace(/^\S+ \S+ {2}/gm, "");
    expect(audit).toBe(
      [
        `promote  release ${a} → release ${b}  by Ada`,
        "  why: all is well",
        `share  release ${a} → release ${b}  25 % of the guests  by Ada`,
        `canary  release ${a} → release ${b}  5 % of the guests  by Ada`,
        "  why: spring",
        `publish  the configuration folder → release ${a}  by Ada`,
      ].join("\n"),
    );
    expect((await run(rollBackRelease, {})).stdout).toContain(`live shows release ${a}`);
  }, 60_000);

  it("ends with abort, and what is live was live all the time", async () => {
    await run(publishRelease, { hash: a });
    await run(publishRelease, { hash: b, canary: "50" });
    const ended = await run(canaryRelease, { action: "abort", note: "the map is gone" });
    expect([ended.code, ended.stdout]).toEqual([
      0,
      expect.stringContaining(`live shows release ${a} (as before)`),
    ]);
    expect((await run(canaryRelease, {})).stdout).toBe(
      `No canary runs on live; all guests see release ${a}.`,
    );
    const none = await run(canaryRelease, { action: "promote" });
    expect([none.code, none.stderr]).toEqual([1, "There is no canary here."]);
    await expect(run(previewRelease, { hash: "canary" })).rejects.toThrow("No canary runs on live.");
    expect((await run(auditReleases, {})).stdout).toContain(
      `abort  release ${b} → release ${a}  by Ada\n  why: the map`,
    );
  }, 60_000);

  it("begins at a time, unless another runs by then", async () => {
    const { db } = database;
    await run(publishRelease, { hash: a });
    const at = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, "");
    const later = () => Date.now() + 7_200_000;
    const planned = await run(publishRelease, { hash: b, canary: "10", at });
    expect(planned.stdout).toContain(`live shows release ${b} to 10 % of the guests from`);
    expect(await applyDuePlans({ db, clock: later })).toBe(1);
    expect((await channel().state()).canary).toMatchObject({ release: b, percent: 10 });
    await run(publishRelease, { hash: b, canary: "20", at });
    expect(await applyDuePlans({ db, clock: later })).toBe(1);
    const { plans } = JSON.parse((await run(auditReleases, { json: true })).stdout);
    expect(plans).toContainEqual(
      expect.objectContaining({
        percent: 20,
        state: "refused",
        outcome: `Release ${b} was shown to a share of the guests.`,
      }),
    );
  }, 60_000);

  it("needs something that the others see, another release than that, and a share", async () => {
    const nothing = await run(publishRelease, { hash: b, canary: "5" });
    expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining("publish one first")]);
    await run(publishRelease, { hash: b });
    const same = await run(publishRelease, { hash: b, canary: "5" });
    expect([same.code, same.stderr]).toEqual([1, `release ${b} is live already: all guests see it.`]);
    for (const canary of ["101", "-1", "half", "2.5", ""])
      await expect(run(publishRelease, { hash: a, canary })).rejects.toThrow("--canary takes a whole number");
    expect(() => canaryRelease({ root: project.root, json: false, action: "stop" })).toThrow(
      "takes status, promote",
    );
    expect(() => canaryRelease({ root: project.root, json: false, action: "share" })).toThrow(
      "whole number of percent",
    );
  }, 60_000);

  it("is changed by one of two that change it at the same time", async () => {
    await run(publishRelease, { hash: a });
    await run(publishRelease, { hash: b, canary: "50" });
    const seen = await channel().state();
    const made = await Promise.all([
      channel().abortCanary({ seen }),
      channel().promoteCanary({ seen }),
      channel().shareCanary(70, { seen }),
    ]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.filter((each) => !each.ok && each.reason === "changedMeanwhile")).toHaveLength(2);
  }, 60_000);
});
