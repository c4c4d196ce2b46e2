import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildSupply } from "../../../testing/supply.ts";
import { codeFor } from "../../../testing/text-messages.ts";

let test: TestApp;
let guests = 0;
let phone = "";
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  guests += 1;
  phone = `6${10_000_000 + guests * 10_001}`;
  browser = await signedIn();
});

/** A browser that proves the number of the test, and signs up where nobody has an account with it. */
async function signedIn(host?: string): Promise<Browser> {
  const own = test.browser(host);
  await own.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
  const otp = await codeFor(test.database.db, `+31${phone}`);
  const { body } = await own.post("/api/pwa/authenticate", { otp });
  if (body.user_status === "NEW")
    await own.post("/api/pwa/userSignUp", {
      name: "Noor de Wit",
      email: "n@example.test",
      gdpr_consent: true,
    });
  return own;
}
const profile = async (who = browser) => (await who.get("/api/pwa/userProfile")).body;
const update = (more: object, who = browser) => who.post("/api/pwa/updateUserProfile", more);
const sessions = async (who = browser) => (await who.get("/api/pwa/userSessions")).body.sessions;
const end = (input: object, who = browser) => who.post("/api/pwa/endUserSessions", input);
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;

describe("a guest's account", () => {
  it("says what the guest has said, with no title where none was chosen", async () => {
    expect(await profile()).toEqual({
      profile: {
        userId: expect.stringMatching(/^u.{20,}$/),
        userStatus: "VERIFIED",
        title: "",
        firstName: "Noor",
        lastName: "de Wit",
        phoneNumber: `+31${phone}`,
        emailId: "n@example.test",
        streetName: "",
        streetNo: "",
        postalCode: "",
        city: "",
        gdprConsent: true,
        language: "nl",
        gdpr: true,
        gdpr_data: [{ kind: "account", on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), version: "1" }],
        verificationInfo: [{ kind: "phone", contact: expect.stringMatching(/•/), since: expect.any(String) }],
        oAuthData: [],
      },
    });
  });

  it("leads a stranger to where one signs in, and back, and says nothing", async () => {
    expect(await profile(test.browser())).toEqual({
      redirect: "/login?retUrl=%2Faccountdetails",
    });
    expect((await test.browser().get("/api/pwa/userProfile?optional=true")).body).toEqual({});
    expect(await sessions(test.browser())).toEqual([]);
    expect((await update({ city: "Utrecht" }, test.browser())).status).toBe(401);
  });

  it("keeps what is changed and what is not, and calls the guest by the new name everywhere", async () => {
    test.clock.advance(60_000);
    const other = await signedIn();
    const kept = await update({
      title: "dr",
      firstName: " Noor ",
      lastName: "",
      city: "Utrecht",
      language: "en",
    });
    expect(kept.body.profile).toMatchObject({
      title: "dr",
      firstName: "Noor",
      lastName: "",
      city: "Utrecht",
      language: "en",
      phoneNumber: `+31${phone}`,
    });
    expect((await other.get("/api/pwa/user")).body.name).toBe("Noor");
    expect((await update({ city: "" })).body.profile.city).toBe("");
  });

  it("[VAL-01] [VAL-06] refuses field by field what it cannot keep, and keeps nothing of it", async () => {
    const refused = await update({
      title: "lord",
      firstName: "<b>",
      postalCode: "1",
      city: "7",
      language: "xx",
    });
    expect([refused.status, refused.body.fields.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ["title", "firstName", "postalCode", "city", "language"],
    ]);
    expect((await profile()).profile.firstName).toBe("Noor");
  });

  it.each([
    { userStatus: "VERIFIED" },
    { userId: "u1" },
    { phoneNumber: "+31600000000" },
    { emailId: "taken@example.test" },
    { walletId: "w1" },
    { audience: "corporate" },
  ])("is changed in nothing that proves who it is: %o", async (more) => {
    expect((await update(more)).status).toBe(400);
  });
});

describe("where a guest is signed in", () => {
  it("is listed with device, place and time, the asking browser first, under numbers that open nothing", async () => {
    test.clock.advance(60_000);
    const other = await signedIn();
    const list = await sessions();
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    expect(list[1]).toMatchObject({ since: new Date(test.clock()).toISOString(), country: "NL", device: "" });
    const [{ id }] = await sessions(other);
    const thief = test.browser();
    thief.useSession(id);
    expect(await isKnown(thief)).toBe(false);
  });

  it("ends in one browser, and the others go on", async () => {
    test.clock.advance(60_000);
    const other = await signedIn();
    const [, { id }] = await sessions();
    expect((await end({ id })).body).toMatchObject({ count: 1 });
    expect([await isKnown(browser), await isKnown(other)]).toEqual([true, false]);
    expect((await end({ id })).status).toBe(404);
  });

  it("ends everywhere at once, here too", async () => {
    test.clock.advance(60_000);
    const other = await signedIn();
    expect((await end({ everywhere: true })).body.count).toBe(2);
    expect([await isKnown(browser), await isKnown(other)]).toEqual([false, false]);
  });

  it("is nobody else's to end", async () => {
    const [{ id }] = await sessions();
    guests += 1;
    phone = `6${10_000_000 + guests * 10_001}`;
    const stranger = await signedIn();
    expect((await end({ id }, stranger)).status).toBe(404);
    expect((await end({}, stranger)).status).toBe(422);
    expect(await isKnown(browser)).toBe(true);
  });
});

describe("what a browser booked before its guest was known", () => {
  it("becomes the guest's at sign-in, is there in their other browsers, and gone from this one at sign-out", async () => {
    await buildSupply(test.database.db);
    const own = test.browser();
    const booked = await bookStay(own, "before-sign-in");
    expect(booked.status, booked.text).toBe(200);
    const ids = async (who: Browser) =>
      (await who.get("/api/pwa/bookings")).body.bookings.map(({ id }: { id: string }) => id);
    await own.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
    await own.post("/api/pwa/authenticate", { otp: await codeFor(test.database.db, `+31${phone}`) });
    expect(await ids(own)).toEqual([booked.body.booking_id]);
    expect(await ids(browser)).toEqual([booked.body.booking_id]);
    expect((await browser.get("/api/pwa/session")).body.has_bookings).toBe(true);
    await own.post("/api/pwa/userSignOut", {});
    expect(await ids(own)).toEqual([]);
    expect(await ids(browser)).toEqual([booked.body.booking_id]);
    const stranger = test.browser();
    expect(await ids(stranger)).toEqual([]);
  });
});
