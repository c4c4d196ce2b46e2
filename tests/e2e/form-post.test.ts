import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignInSandbox, startSignInSandbox } from "../../server/demo/sandboxes/sign-in-sandbox.ts";
import { createSignIn } from "../../server/gateways/sign-in/openid-sign-in.ts";
import type { SignInAttempt, SignInGateway } from "../../server/gateways/sign-in/sign-in.ts";
import type { FormParty } from "../../server/http/form-post-door.ts";
import { ApiError } from "../../server/platform/api-error.ts";
import { systemRandom } from "../../server/platform/random.ts";
import { openKnownSession } from "../../server/testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../../server/testing/web-app.ts";
import { realRelease } from "../support/real-release.ts";
import { newVisit, openBrowser } from "./support/browser.ts";

openBrowser();

/** Of the sandbox: the one that has the browser post its answer from its own site. */
const PROVIDER = "apple";
let sandbox: SignInSandbox;
let signIn: SignInGateway;
let web: TestWeb;
let origin = "";
let back = "";

const party: FormParty = {
  async finish({ carry, fields }, { rotateSession }) {
    const answer = await signIn.finish(carry as SignInAttempt, back, fields);
    if (!answer.ok) throw new ApiError("forbidden", { details: { reason: "state" } });
    const { subject, name = "" } = answer.guest;
    await rotateSession?.({ userId: subject, audience: "signed_in", name });
    return "/?back";
  },
};

beforeAll(async () => {
  sandbox = await startSignInSandbox({ port: 0, clock: Date.now, random: systemRandom });
  signIn = createSignIn(sandbox.providers, { clock: Date.now, random: systemRandom });
  const release = await realRelease();
  web = await startTestWeb(() => release, { formParties: { [PROVIDER]: party } });
  await web.app.listen({ port: 0, host: "127.0.0.1" });
  const [site] = Object.keys(release.sites);
  origin = `http://${site}.localhost:${(web.app.server.address() as AddressInfo).port}`;
  back = `${origin}/api/pwa/returns/${PROVIDER}`;
}, 120_000);
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
});

/** Signs in at the provider and lets it post the answer. */
async function signInThere(page: Page, address: string) {
  await page.goto(address);
  const next = page.getByRole("button", { name: "Continue" });
  await next.click();
  await page.getByRole("heading", { name: "Back to the site" }).waitFor();
  const posted = page.waitForRequest((request) => request.url() === back);
  await next.click();
  return (await posted).allHeaders();
}

/** A browser with a session, and the page of the provider it is sent to. */
async function leave() {
  const { page, context } = await newVisit("desktop", { forwarded: false });
  const { token, session } = await openKnownSession({ db: web.db, clock: web.clock });
  await context.addCookies([{ name: "sid", value: token, url: origin, httpOnly: true, sameSite: "Lax" }]);
  const { address, attempt } = await signIn.begin(PROVIDER, back);
  await web.app.formStates.begin({
    party: PROVIDER,
    host: new URL(origin).host,
    sessionId: session.id,
    carry: attempt,
    state: attempt.state,
  });
  return { page, context, address };
}

it("comes back from another site by a form without cookies, and goes on with the session that left", async () => {
  const { page, address } = await leave();
  const headers = await signInThere(page, address);
  expect(headers["sec-fetch-site"]).toBe("cross-site");
  expect(headers.cookie).toBeUndefined();
  await page.waitForURL(`${origin}/?back`);
  const session = await page.evaluate(async () => (await fetch("/api/pwa/session")).json());
  expect(session.audience).toBe("signed_in");
  const names = await web.db
    .selectFrom("session")
    .select("user_name")
    .where("revoked_at", "is", null)
    .execute();
  expect(names.map(({ user_name }) => user_name)).toContain("Noor Sandbox");
});

it("gives somebody else's browser nothing, although it brings an answer that is good", async () => {
  const { address } = await leave();
  const { page } = await newVisit("desktop", { forwarded: false });
  await signInThere(page, address);
  await page.waitForURL(/\/_return\//);
  await page.getByRole("main").waitFor();
  expect(await page.getByRole("link").getAttribute("href")).toBe("/");
  const session = await page.evaluate(async () => (await fetch("/api/pwa/session")).json());
  expect(session.audience).toBe("anonymous");
});
