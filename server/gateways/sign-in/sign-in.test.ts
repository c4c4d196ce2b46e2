import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SignInSandbox, startSignInSandbox } from "../../demo/sandboxes/sign-in-sandbox.ts";
import { systemRandom } from "../../platform/random.ts";
import { readSettings } from "../../settings.ts";
import { createSignIn } from "./openid-sign-in.ts";
import type { SignInAnswer, SignInAttempt, SignInGateway } from "./sign-in.ts";

const BACK = "http://wrenhollow-nl.localhost:3000/sign-in/back";
let sandbox: SignInSandbox;
let signIn: SignInGateway;
beforeAll(async () => {
  sandbox = await startSignInSandbox({ port: 0, clock: Date.now, random: systemRandom });
  signIn = createSignIn(sandbox.providers, { clock: Date.now, random: systemRandom });
});
afterAll(() => sandbox.stop());

/** Fields of the form on a page. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g);
  const read = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, read(value)]));
}

/** What a guest's browser brings back who goes to the provider and chooses an outcome there. */
async function visit(address: string, outcome: string, email = "noor@example.test") {
  const page = await (await fetch(address)).text();
  const body = new URLSearchParams({ ...fieldsOf(page), outcome, email });
  const answer = await fetch(address.replace(/\?.*/, ""), { method: "POST", body, redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location)
    return {
      postedTo: /action="([^"]+)"/.exec(await answer.clone().text())?.[1],
      fields: fieldsOf(await answer.text()),
    };
  return { postedTo: undefined, fields: Object.fromEntries(new URL(location).searchParams) };
}

async function goThrough(provider: string, outcome: string): Promise<SignInAnswer> {
  const { address, attempt } = await signIn.begin(provider, BACK);
  const { fields } = await visit(address, outcome);
  return signIn.finish(attempt, BACK, fields);
}

describe.each(["google", "facebook", "apple"])("signing in with %s", (provider) => {
  it("tells who the guest is, the same one every time", async () => {
    const [first, second] = [await goThrough(provider, "well"), await goThrough(provider, "well")];
    expect(first).toMatchObject({
      ok: true,
      guest: { email: "noor@example.test", name: "Noor Sandbox", isEmailVerified: provider !== "facebook" },
    });
    expect(second).toEqual(first);
  });

  it.each([
    ["denied", "denied"],
    ["late", "expired"],
    ["replayed", "expired"],
    ["forged", "forged"],
  ])("that is %s there is %s here", async (outcome, reason) => {
    expect(await goThrough(provider, outcome)).toEqual({ ok: false, reason });
  });

  it("goes on without an address, and with one that nobody vouches for", async () => {
    expect(await goThrough(provider, "missing e-mail")).toMatchObject({
      ok: true,
      guest: { email: undefined, isEmailVerified: false },
    });
    expect(await goThrough(provider, "unverified e-mail")).toMatchObject({
      ok: true,
      guest: { email: "noor@example.test", isEmailVerified: false },
    });
  });

  it("takes an answer once, for the attempt it belongs to, from the browser that left", async () => {
    const [mine, theirs] = [await signIn.begin(provider, BACK), await signIn.begin(provider, BACK)];
    const { fields } = await visit(mine.address, "well");
    const finish = (attempt: SignInAttempt) => signIn.finish(attempt, BACK, fields);
    expect(await finish(theirs.attempt)).toEqual({ ok: false, reason: "forged" });
    const stolen = { ...mine.attempt, verifier: theirs.attempt.verifier };
    expect(await finish(stolen)).toEqual({ ok: false, reason: "expired" });
    const again = await signIn.begin(provider, BACK);
    const answer = await visit(again.address, "well");
    expect(await signIn.finish(again.attempt, BACK, answer.fields)).toMatchObject({ ok: true });
    expect(await signIn.finish(again.attempt, BACK, answer.fields)).toEqual({ ok: false, reason: "expired" });
  });

  it("asks for what its dialect has, and gives nothing of the attempt's secrets away", async () => {
    const { address, attempt } = await signIn.begin(provider, BACK);
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({ code_challenge_method: "S256", state: attempt.state, redirect_uri: BACK });
    expect(asked.nonce).toBe(provider === "facebook" ? undefined : attempt.nonce);
    expect(address).not.toContain(attempt.verifier);
    expect((await visit(address, "well")).postedTo).toBe(provider === "apple" ? BACK : undefined);
    expect(await signIn.postsBack(provider)).toBe(provider === "apple");
  });
});

describe("a provider that does not answer", () => {
  it("is an error, and is asked again afterwards", async () => {
    const [google] = sandbox.providers;
    if (!google) throw new Error("no provider");
    const other = await startSignInSandbox({ port: 0, clock: Date.now, random: systemRandom });
    await other.stop();
    const gone = createSignIn([{ ...google, issuer: `${other.origin}/google` }], {
      clock: Date.now,
      random: systemRandom,
    });
    await expect(gone.begin("google", BACK)).rejects.toThrow();
    const back = await startSignInSandbox({
      port: Number(new URL(other.origin).port),
      clock: Date.now,
      random: systemRandom,
    });
    await expect(gone.begin("google", BACK)).resolves.toBeDefined();
    await back.stop();
  });

  it("is none that was never connected", async () => {
    await expect(signIn.begin("other", BACK)).rejects.toThrow("No provider other");
  });
});

describe("settings of sign-in", () => {
  it("connect the providers they name", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "staywright-key-")), "key.p8");
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    await writeFile(file, privateKey.export({ format: "pem", type: "pkcs8" }));
    const { signIn: providers } = readSettings(
      {
        GOOGLE_CLIENT_ID: "g",
        GOOGLE_CLIENT_SECRET: "s",
        APPLE_CLIENT_ID: "a",
        APPLE_TEAM_ID: "t",
        APPLE_KEY_ID: "k",
        APPLE_PRIVATE_KEY_FILE: file,
      },
      ".",
    ).gateways;
    expect(providers.map(({ name, dialect }) => [name, dialect])).toEqual([
      ["google", "openid"],
      ["apple", "apple"],
    ]);
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: "hunter2" }, /GOOGLE_CLIENT_ID is set and GOOGLE_CLIENT_SECRET is not/],
    [
      { OPENID_ISSUER: "http://hunter2", OPENID_CLIENT_ID: "a", OPENID_CLIENT_SECRET: "b" },
      /^OPENID_ISSUER must be/,
    ],
    [
      { APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k", APPLE_PRIVATE_KEY_FILE: "/hunter2" },
      /^APPLE_PRIVATE_KEY_FILE must name/,
    ],
  ])("are refused at the start by name: %o", (environment, says) => {
    const read = () => readSettings(environment as Record<string, string>, ".");
    expect(read).toThrow(says);
    expect(read).not.toThrow(/hunter2/);
  });
});
