import { afterAll, beforeAll, expect, it } from "vitest";
import { handlers } from "../../api/index.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { openKnownSession } from "../../testing/known-guest.ts";
import { defineOperation } from "../operations/operation.ts";
import type { SessionClaims } from "./session.ts";

/** What the next change makes of its session: nothing where it is undefined. */
let claims: SessionClaims | null | undefined;
/** Stands for the calls that sign a guest in and out. */
const change = defineOperation({
  id: "bookingLookup",
  async handle({ booking_id }, { rotateSession }) {
    if (claims !== undefined) await rotateSession?.(claims);
    return { booking_id, url: `/booking/${booking_id}` };
  },
});

let test: TestApp;
beforeAll(async () => {
  const others = handlers.filter(({ id }) => id !== change.id);
  test = await createTestApp({ handlers: [...others, change] });
}, 90_000);
afterAll(() => test.stop());

it("says who the guest is after a change, which may have signed them in or out", async () => {
  const browser = test.browser();
  await browser.get("/api/pwa/session");
  const markAfter = async (next: SessionClaims | null | undefined) => {
    claims = next;
    const { status } = await browser.post("/api/pwa/bookingLookup", {
      booking_id: "ABCDEFGH2345",
      phone: "1",
    });
    expect(status).toBe(200);
    return /(?:^|; )guest=(.)/.exec(browser.cookie())?.[1];
  };
  expect(await markAfter(undefined)).toBe("0");
  expect(await markAfter({ userId: "u1", audience: "signed_in" })).toBe("1");
  const { token } = await openKnownSession({ db: test.database.db, clock: test.clock });
  browser.useSession(token);
  expect(await markAfter(undefined)).toBe("1");
  expect(await markAfter(null)).toBe("0");
});
