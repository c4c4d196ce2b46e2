import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "../../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createIds } from "../ids.ts";
import { systemRandom } from "../random.ts";
import { type KeepAnswer, type OnceDeps, runOnce } from "./run-once.ts";

describe("[BOOK-06] running a change once per key", () => {
  let database: TestDatabase;
  const clock = createTestClock();
  const ids = createIds(systemRandom);
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 90_000);
  afterAll(() => database.stop());

  const deps = (): OnceDeps => ({ db: database.db, clock, ids });
  /** The effect: a row, written with the kept answer. */
  const effect = (name: string) => (keep: KeepAnswer) =>
    database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto("seed")
        .values({ name, version: "1", seeded_at: new Date(clock()) })
        .execute();
      await keep(trx, { name });
      return { name };
    });
  const effects = async () =>
    (await database.db.selectFrom("seed").select("name").execute()).map((row) => row.name);

  it("answers a repeat with what was kept, without the work", async () => {
    const request = { scope: "a", key: "1", request: { x: 1, y: [2, { z: 3 }] } };
    const first = await runOnce(deps(), request, effect("one"));
    const again = await runOnce(deps(), { ...request, request: { y: [2, { z: 3 }], x: 1 } }, () =>
      Promise.reject(new Error("ran twice")),
    );
    expect(again).toEqual(first);
    await expect(runOnce(deps(), { ...request, request: { x: 2 } }, effect("other"))).rejects.toMatchObject({
      code: "validation_failed",
      statusCode: 422,
    });
  });

  it("frees the key when nothing happened", async () => {
    const request = { scope: "a", key: "2", request: 1 };
    await expect(runOnce(deps(), request, () => Promise.reject(new Error("sold out")))).rejects.toThrow(
      "sold out",
    );
    await expect(runOnce(deps(), { ...request, request: 2 }, effect("two"))).resolves.toEqual({
      name: "two",
    });
  });

  it("lets one take over from a dead worker, and the dead one change nothing if it wakes", async () => {
    const request = { scope: "a", key: "3", request: 1 };
    let wake = () => {};
    const slow = runOnce(deps(), request, async (keep) => {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return effect("slow")(keep);
    });
    await expect
      .poll(() => database.db.selectFrom("idempotency").select("key").where("key", "=", "3").execute())
      .toHaveLength(1);
    await expect(runOnce(deps(), request, effect("early"))).rejects.toMatchObject({
      code: "duplicate_request",
      details: { retry_after: 2 },
    });
    clock.advance(60_000);
    const takers = await Promise.allSettled(
      [1, 2, 3].map((number) => runOnce(deps(), request, effect(`taker${number}`))),
    );
    expect(takers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    wake();
    await expect(slow).rejects.toMatchObject({ code: "duplicate_request" });
    expect((await effects()).filter((id) => /slow|early|taker/.test(id))).toHaveLength(1);
  });
});
