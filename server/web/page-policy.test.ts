import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { originsOf } from "../gateways/origins-of.ts";
import { readSettings } from "../settings.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const siteId = "wrenhollow-nl";
const host = "wrenhollow-nl.localhost";
const outside = { payment: ["https://pay.test"], "sign-in": ["https://one.test", "https://two.test"] };
let web: TestWeb;
let strict: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  const site = release.sites[siteId] as Site;
  const { checkout, home } = site.pages;
  if (!checkout || !home) throw new Error("no such pages");
  const pages = {
    ...site.pages,
    checkout: { ...checkout, reaches: ["payment"] as const },
    home: { ...home, reaches: ["sign-in"] as const },
  };
  const reaching: Release = { ...release, sites: { ...release.sites, [siteId]: { ...site, pages } } };
  web = await startTestWeb(() => reaching, { outside });
  strict = await startTestWeb(() => reaching);
}, 180_000);
afterAll(async () => {
  await web.stop();
  await strict.stop();
});

async function headers(from: TestWeb, path: string): Promise<Readonly<Record<string, string>>> {
  const { headers: all } = await from.get(path, host);
  return {
    policy: String(all["content-security-policy"]),
    permissions: String(all["permissions-policy"]),
    opener: String(all["cross-origin-opener-policy"]),
  };
}

describe("the content policy of a page", () => {
  it("is as strict as can be where the page reaches nobody", async () => {
    const { policy, permissions, opener } = await headers(web, "/search?location=nowhere");
    expect(policy).toContain("; form-action 'self';");
    expect(policy).not.toContain("frame-src");
    expect(policy).not.toMatch(/pay\.test|one\.test/);
    expect([permissions, opener]).toEqual([
      "camera=(), microphone=(), payment=(), geolocation=(self)",
      "same-origin",
    ]);
  });

  it("lets a page that reaches the payment gateway post to it, frame it and have it ask to pay, and no other", async () => {
    const { policy, permissions, opener } = await headers(web, "/checkout");
    expect(policy).toContain("; form-action 'self' https://pay.test; frame-src 'self' https://pay.test;");
    expect(permissions).toContain('payment=(self "https://pay.test")');
    expect(opener).toBe("same-origin");
    expect(policy).not.toContain("one.test");
  });

  it("lets a page that reaches providers of sign-in post to them and open a window", async () => {
    const { policy, permissions, opener } = await headers(web, "/");
    expect(policy).toContain("; form-action 'self' https://one.test https://two.test;");
    expect(policy).not.toMatch(/frame-src|pay\.test/);
    expect(permissions).toContain("payment=()");
    expect(opener).toBe("same-origin-allow-popups");
  });

  it("is that of the whole document, so that going to a page of another policy loads it", async () => {
    const build = async (from: TestWeb, path: string) =>
      /data-build="([^"]+)"/.exec((await from.get(path, host)).body)?.[1];
    const [plain, paying, signingIn] = await Promise.all(
      ["/search?location=nowhere", "/checkout", "/"].map((path) => build(web, path)),
    );
    expect(new Set([plain, paying, signingIn]).size).toBe(3);
    const strictly = await Promise.all(
      ["/search?location=nowhere", "/checkout", "/"].map((path) => build(strict, path)),
    );
    expect(strictly).toEqual([plain, plain, plain]);
  });

  it("stays strict where nobody is connected", async () => {
    for (const path of ["/", "/checkout"]) {
      const { policy, permissions, opener } = await headers(strict, path);
      expect(policy).toContain("; form-action 'self';");
      expect(policy).not.toContain("frame-src");
      expect([permissions?.includes("payment=()"), opener]).toEqual([true, "same-origin"]);
    }
  });

  it("has the origins that the settings connect", () => {
    const { gateways } = readSettings(
      {
        PAYMENT_URL: "https://pay.test",
        PAYMENT_KEY: "k",
        PAYMENT_WEBHOOK_SECRET: "x".repeat(16),
        OPENID_ISSUER: "https://login.test/realm",
        OPENID_CLIENT_ID: "a",
        OPENID_CLIENT_SECRET: "b",
      },
      ".",
    );
    expect(originsOf(gateways)).toEqual({ payment: ["https://pay.test"], "sign-in": ["https://login.test"] });
  });
});
