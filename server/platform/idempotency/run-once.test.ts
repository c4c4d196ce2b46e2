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

  it.each<[string, unknown, unknown]>([
    ["fields in another order", { a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 }],
    ["a field without a value", { a: 1 }, { a: 1, b: undefined }],
    ["nothing at all", undefined, null],
  ])("takes %s for the same request", async (name, one, other) => {
    const request = { scope: "same", key: name };
    await runOnce(deps(), { ...request, request: one }, effect(`same: ${name}`));
    await expect(runOnce(deps(), { ...request, request: other }, effect(`again: ${name}`))).resolves.toEqual({
      name: `same: ${name}`,
    });
  });

  it.each<[string, unknown, unknown]>([
    ["a list in another order", [1, 2], [2, 1]],
    ["a list for a value", [1], 1],
    ["a list for its numbered fields", [1], { 0: 1 }],
    ["numbers divided otherwise", [1, 2], [12]],
    ["lists divided otherwise", [[1], 2], [[1, 2]]],
    ["other names of fields", { a: 1 }, { b: 1 }],
    ["a number for its text", { a: 1 }, { a: "1" }],
    ["null for a field that is not there", { a: null }, {}],
    ["fields divided otherwise", [{ a: 1 }, { b: 2 }], [{ a: 1, b: 2 }]],
  ])("refuses %s, at the key, and does not run", async (name, one, other) => {
    const request = { scope: "other", key: name };
    await runOnce(deps(), { ...request, request: one }, effect(`one: ${name}`));
    await expect(
      runOnce(deps(), { ...request, request: other }, effect(`other: ${name}`)),
    ).rejects.toMatchObject({
      code: "validation_failed",
      fields: [
        { field: "idempotency_key", code: "reused", message: "This key was used for something else." },
      ],
    });
    expect(await effects()).not.toContain(`other: ${name}`);
  });

  it("runs the same key of another scope, and another key of the same scope", async () => {
    const request = { scope: "b", key: "1", request: 1 };
    await runOnce(deps(), request, effect("b1"));
    expect(await runOnce(deps(), { ...request, scope: "c" }, effect("c1"))).toEqual({ name: "c1" });
    expect(await runOnce(deps(), { ...request, key: "2" }, effect("b2"))).toEqual({ name: "b2" });
  });

  it("keeps an answer for three days from when it was given, with its status", async () => {
    const began = clock();
    await runOnce(deps(), { scope: "kept", key: "1", request: 1 }, (keep) => {
      clock.advance(5_000);
      return effect("kept")(keep);
    });
    const days = 24 * 60 * 60_000;
    expect(await rowsOf("kept")).toMatchObject([
      {
        state: "done",
        status_code: 200,
        response: '{"name":"kept"}',
        created_at: new Date(began),
        expires_at: new Date(began + 5_000 + 3 * days),
      },
    ]);
  });

  it("says of a running change when to ask again: in two seconds, or sooner when its lock runs out", async () => {
    const request = { scope: "running", key: "1", request: 1 };
    const running = unfinished(request);
    await running.begun;
    const [row] = await rowsOf("running");
    expect(row).toMatchObject({
      state: "in_progress",
      locked_until: new Date(clock() + 60_000),
      expires_at: new Date(clock() + 72 * 60 * 60_000),
    });
    for (const [ms, seconds] of [
      [0, 2],
      [58_500, 2],
      [500, 1],
      [999, 1],
    ] as const) {
      clock.advance(ms);
      await expect(runOnce(deps(), request, effect("too early"))).rejects.toMatchObject({
        code: "duplicate_request",
        details: { retry_after: seconds },
      });
    }
    running.end();
    await expect(running.answer).resolves.toEqual({ name: "running" });
  });

  it("takes over, frees and keeps no key but its own", async () => {
    const others = [
      { scope: "own", key: "other", request: 1 },
      { scope: "foreign", key: "key", request: 1 },
    ].map(unfinished);
    await Promise.all(others.map(({ begun }) => begun));
    const request = { scope: "own", key: "key", request: 1 };
    const dead = unfinished(request);
    await dead.begun;
    clock.advance(60_000);
    await expect(runOnce(deps(), request, () => Promise.reject(new Error("refused")))).rejects.toThrow(
      "refused",
    );
    expect(await rowsOf("own")).toHaveLength(1);
    expect(await rowsOf("foreign")).toHaveLength(1);
    await runOnce(deps(), request, effect("taken over"));
    dead.end();
    await expect(dead.answer).rejects.toMatchObject({ code: "duplicate_request" });
    // None of it touched the others: each ends with its own answer.
    for (const each of others) each.end();
    await expect(Promise.all(others.map(({ answer }) => answer))).resolves.toHaveLength(2);
    expect((await rowsOf("own")).map(({ key, response }) => [key, response]).sort()).toEqual([
      ["key", '{"name":"taken over"}'],
      ["other", '{"name":"own other"}'],
    ]);
  });

  it("leaves the key to whoever took it over when the dead one wakes and fails", async () => {
    const request = { scope: "woken", key: "1", request: 1 };
    const dead = unfinished(request);
    await dead.begun;
    clock.advance(60_000);
    const before = (await rowsOf("woken"))[0]?.lock_token;
    const taker = unfinished(request);
    await expect.poll(async () => (await rowsOf("woken"))[0]?.lock_token).not.toBe(before);
    dead.fail(new Error("too late"));
    await expect(dead.answer).rejects.toThrow("too late");
    await expect(runOnce(deps(), request, effect("third"))).rejects.toMatchObject({
      code: "duplicate_request",
    });
    taker.end();
    await expect(taker.answer).resolves.toEqual({ name: "woken" });
  });

  it("tells why a change failed even where its key cannot be freed", async () => {
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (name === "deleteFrom") throw new Error("connection lost");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const request = { scope: "stuck", key: "1", request: 1 };
    const refused = () => Promise.reject(new Error("sold out"));
    await expect(runOnce({ ...deps(), db }, request, refused)).rejects.toThrow("sold out");
    await expect(runOnce(deps(), request, effect("stuck"))).rejects.toMatchObject({
      code: "duplicate_request",
    });
    clock.advance(60_000);
    await expect(runOnce(deps(), request, effect("stuck"))).resolves.toEqual({ name: "stuck" });
  });

  it("keeps what happened although the work fails afterwards: a repeat gets the answer", async () => {
    const request = { scope: "late failure", key: "1", request: 1 };
    const failing = async (keep: KeepAnswer) => {
      await effect("happened")(keep);
      throw new Error("the answer was lost");
    };
    await expect(runOnce(deps(), request, failing)).rejects.toThrow("the answer was lost");
    await expect(runOnce(deps(), request, effect("again"))).resolves.toEqual({ name: "happened" });
    expect(await effects()).not.toContain("again");
  });

  it("keeps one answer: another one of the same work is refused, with its effect", async () => {
    const request = { scope: "two answers", key: "1", request: 1 };
    const twice = async (keep: KeepAnswer) => {
      await effect("first answer")(keep);
      return effect("second answer")(keep);
    };
    await expect(runOnce(deps(), request, twice)).rejects.toMatchObject({ code: "duplicate_request" });
    expect(await effects()).not.toContain("second answer");
    await expect(runOnce(deps(), request, twice)).resolves.toEqual({ name: "first answer" });
  });

  it("takes over from nobody who ends at the last moment", async () => {
    const request = { scope: "last moment", key: "1", request: 1 };
    const slow = unfinished(request);
    await slow.begun;
    clock.advance(60_000);
    const db = beforeUpdate(async () => {
      slow.end();
      await slow.answer;
    });
    await expect(runOnce({ ...deps(), db }, request, effect("second"))).rejects.toMatchObject({
      code: "duplicate_request",
      details: { retry_after: 1 },
    });
    expect(await effects()).not.toContain("second");
    await expect(runOnce(deps(), request, effect("second"))).resolves.toEqual({ name: "last moment" });
  });

  it("has a caller come again whose key was freed while it was looked at", async () => {
    const request = { scope: "freed", key: "1", request: 1 };
    const failing = unfinished(request);
    await failing.begun;
    // The key is free again before it is read.
    const db = beforeSelect(async () => {
      failing.fail(new Error("sold out"));
      await failing.answer.catch(() => undefined);
    });
    await expect(runOnce({ ...deps(), db }, request, effect("freed"))).rejects.toMatchObject({
      code: "duplicate_request",
      details: { retry_after: 1 },
    });
    await expect(runOnce(deps(), request, effect("freed"))).resolves.toEqual({ name: "freed" });
  });

  const rowsOf = (scope: string) =>
    database.db.selectFrom("idempotency").selectAll().where("scope", "=", scope).orderBy("key").execute();

  /** The database, with something that happens right before a query of a kind is sent. */
  const beforeUpdate = (happens: () => Promise<unknown>) => interrupted("updateTable", happens);
  const beforeSelect = (happens: () => Promise<unknown>) => interrupted("selectFrom", happens);
  function interrupted(kind: "updateTable" | "selectFrom", happens: () => Promise<unknown>): OnceDeps["db"] {
    const waiting = <Builder extends object>(builder: Builder): Builder =>
      new Proxy(builder, {
        get(target, name) {
          const member = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          if (!String(name).startsWith("execute"))
            return (...given: unknown[]) => waiting(member.apply(target, given));
          return (...given: unknown[]) => happens().then(() => member.apply(target, given));
        },
      });
    return new Proxy(database.db, {
      get(target, name) {
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return name === kind
          ? (...given: unknown[]) => waiting(member.apply(target, given))
          : member.bind(target);
      },
    });
  }

  /** A change that has its key and waits to be told how it ends. */
  function unfinished(request: { scope: string; key: string; request: unknown }) {
    let end = () => {};
    let fail = (_why: Error) => {};
    const told = new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
    let start = () => {};
    const begun = new Promise<void>((resolve) => {
      start = resolve;
    });
    const name = request.key === "other" ? "own other" : request.scope;
    const answer = runOnce(deps(), request, async (keep) => {
      start();
      await told;
      return effect(name)(keep);
    });
    answer.catch(() => undefined);
    return { begun, answer, end, fail };
  }
});
