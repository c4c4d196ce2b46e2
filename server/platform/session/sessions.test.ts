import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AUDIENCES, type Audience } from "#schemas";
import { createTestClock, type TestClock } from "../../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createIds } from "../ids.ts";
import { systemRandom } from "../random.ts";
import type { SessionClaims } from "./session.ts";
import { createSessionStore, mayBeKnown, type SessionStore } from "./sessions.ts";

const noor: SessionClaims = { userId: "noor", audience: "member" };

describe("sessions", () => {
  let database: TestDatabase;
  let clock: TestClock;
  let store: SessionStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    clock = createTestClock();
    const random = systemRandom;
    store = createSessionStore({ db: database.db, clock, ids: createIds(random), random });
  }, 90_000);
  afterAll(() => database.stop());

  it("say who the guest is exactly as it was proven, and of a stranger nothing", async () => {
    const stranger = await store.start();
    expect(stranger.session).toMatchObject({ userId: null, audience: "anonymous", authenticatedAt: null });
    for (const audience of AUDIENCES.slice(1) as Exclude<Audience, "anonymous">[]) {
      const { token, session } = await store.start({ userId: "u1", audience });
      expect(session).toMatchObject({ userId: "u1", audience, authenticatedAt: new Date(clock()) });
      expect(await store.find(token)).toEqual(session);
      expect([mayBeKnown(token), mayBeKnown(stranger.token), mayBeKnown(null)]).toEqual([true, false, false]);
    }
  });

  it("stay the same where a stranger becomes a guest, under a new secret and a new anti-forgery token", async () => {
    const before = await store.start();
    const after = await store.rotate(before.token, noor);
    expect(after.session).toMatchObject({ id: before.session.id, ...noor });
    expect(after.session.csrfToken).not.toBe(before.session.csrfToken);
    expect(await store.find(before.token)).toBeNull();
    const promoted = await store.rotate(after.token, { ...noor, audience: "corporate" });
    expect(promoted.session).toMatchObject({ id: before.session.id, audience: "corporate" });
    expect(await store.find(after.token)).toBeNull();
  });

  it("end where the guest leaves, and where another one comes", async () => {
    const known = await store.start(noor);
    const left = await store.rotate(known.token, null);
    expect(left.session).toMatchObject({ userId: null, audience: "anonymous" });
    expect(left.session.id).not.toBe(known.session.id);
    expect([await store.find(known.token), mayBeKnown(left.token)]).toEqual([null, false]);
    const first = await store.start(noor);
    const second = await store.rotate(first.token, { userId: "else", audience: "signed_in" });
    expect(second.session.id).not.toBe(first.session.id);
    expect(await store.find(first.token)).toBeNull();
  });

  it("give the same session to one of two who change it at once", async () => {
    const before = await store.start();
    const both = await Promise.all([store.rotate(before.token, noor), store.rotate(before.token, noor)]);
    expect(both.filter(({ session }) => session.id === before.session.id)).toHaveLength(1);
    for (const { token, session } of both) expect(await store.find(token)).toEqual(session);
  });

  it("never come back once they are over", async () => {
    const known = await store.start(noor);
    clock.advance(31 * 24 * 60 * 60_000);
    const again = await store.rotate(known.token, noor);
    expect(again.session.id).not.toBe(known.session.id);
    expect(await store.find(known.token)).toBeNull();
  });

  it("cannot have a role without a guest, nor a guest without a proof", async () => {
    const { session } = await store.start();
    const set = (values: object) =>
      database.db.updateTable("session").set(values).where("session_id", "=", session.id).execute();
    await expect(set({ audience: "member" })).rejects.toThrow("check constraint");
    await expect(set({ user_id: "noor" })).rejects.toThrow("check constraint");
    await expect(set({ user_id: "noor", audience: "admin", authenticated_at: new Date() })).rejects.toThrow(
      "check constraint",
    );
  });
});
