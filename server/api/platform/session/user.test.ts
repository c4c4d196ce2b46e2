import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());

const asked = async (claims?: Parameters<typeof openKnownSession>[1]) => {
  const browser = test.browser();
  if (claims) {
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock }, claims);
    const goOn = browser.useSession;
    goOn(token);
  }
  return browser.get("/api/pwa/user");
};

it("says who is signed in by the name they are called, and of a stranger nothing, without starting a session", async () => {
  const stranger = await asked();
  expect([stranger.body, stranger.headers["set-cookie"]]).toEqual([{ isLoggedIn: false }, undefined]);
  expect((await asked({ name: "Asha Menon" })).body).toEqual({ isLoggedIn: true, name: "Asha Menon" });
  const { body, headers } = await asked({ userId: "nameless" });
  expect([body, headers["cache-control"]]).toEqual([{ isLoggedIn: true }, "no-store"]);
});
