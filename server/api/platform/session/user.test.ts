import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { codeFor } from "../../../testing/text-messages.ts";

let test: TestApp;
let browser: Browser;
let phone = "";
let guests = 0;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  guests += 1;
  phone = `6${12_000_000 + guests * 10_001}`;
  browser = test.browser();
});

const user = async (query = "") => (await browser.get(`/api/pwa/user${query}`)).body;
const call = (name: string, body: object) => browser.post(`/api/pwa/${name}`, body);
const code = () => codeFor(test.database.db, `+31${phone}`);

describe("who the guest of a browser is", () => {
  it("is nobody for a stranger, whose browser gets no session", async () => {
    const { body, headers } = await browser.get("/api/pwa/user");
    expect([body, headers["set-cookie"], headers["cache-control"]]).toEqual([
      { isLoggedIn: false },
      undefined,
      "no-store",
    ]);
  });

  it("is, in brief, what the session says: whether they are signed in, and the name they are called by", async () => {
    const asked = async (claims: Parameters<typeof openKnownSession>[1]) => {
      browser = test.browser();
      const { token } = await openKnownSession({ db: test.database.db, clock: test.clock }, claims);
      const goOn = browser.useSession;
      goOn(token);
      return user("?brief=true");
    };
    expect(await asked({ name: "Asha Menon" })).toEqual({ isLoggedIn: true, name: "Asha Menon" });
    expect(await asked({ userId: "nameless" })).toEqual({ isLoggedIn: true });
  });

  it("goes from a code that waits over NEW to VERIFIED, with all that is known on the way and no field of another guest", async () => {
    await call("generateByPhone", { phone, country_code: "+31" });
    const contact = expect.stringContaining("•");
    const begun = {
      isLoggedIn: false,
      otpData: { kind: "phone", contact, resend_in: 60, expires_in: 300 },
      authenticateData: { mode: "PHONEOTP", is_proven: false },
    };
    expect(await user()).toEqual(begun);
    await call("authenticate", { otp: await code() });
    const since = new Date(test.clock()).toISOString();
    const proven = [{ kind: "phone", contact, since }];
    expect(await user()).toEqual({
      isLoggedIn: false,
      userStatus: "NEW",
      phoneNumber: `+31${phone}`,
      countryCode: "+31",
      authenticateData: { mode: "PHONEOTP", is_proven: true },
      verificationInfo: proven,
    });
    const form = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
    expect((await call("userSignUp", form)).body.user_status).toBe("VERIFIED");
    expect(await user()).toEqual({
      isLoggedIn: true,
      userStatus: "VERIFIED",
      userId: expect.stringMatching(/^u[\w-]{20,}$/),
      name: "Noor de Wit",
      firstName: "Noor",
      lastName: "de Wit",
      emailId: "noor@example.test",
      phoneNumber: `+31${phone}`,
      countryCode: "+31",
      language: expect.stringMatching(/^[a-z]{2}/),
      walletId: null,
      wallet: null,
      deleteAccount: { days: limits.signIn.deletionDays, open_stays: [] },
      authenticateData: { mode: "PHONEOTP", since, is_proven: true },
      verificationInfo: proven,
      oAuthData: [],
      gdpr: expect.any(Boolean),
      gdpr_data: [expect.objectContaining({ kind: "account", on: since.slice(0, 10) })],
    });
  });

  it("shows a signed-in guest the code that waits for a new number, and no longer a proof that is old", async () => {
    await call("generateByPhone", { phone, country_code: "+31" });
    await call("authenticate", { otp: await code() });
    const form = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
    expect((await call("userSignUp", form)).status).toBe(200);
    expect((await call("sendChangeCode", { phone: `69900000${guests}`, country_code: "+31" })).status).toBe(
      200,
    );
    expect((await user()).otpData).toMatchObject({ kind: "phone", resend_in: 60 });
    test.clock.advance(limits.signIn.proofMinutes * 60_000);
    expect(await user()).toMatchObject({ authenticateData: { mode: "PHONEOTP", is_proven: false } });
  });
});
