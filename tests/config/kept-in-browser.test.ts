import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CONSENT_CATEGORIES,
  COOKIES,
  type CookieRule,
  STORAGE,
  type StorageRule,
} from "#schemas/kept-in-browser.ts";
import { configRoot } from "./config-folder.ts";

const cookies: readonly CookieRule[] = Object.values(COOKIES);
const storage: readonly StorageRule[] = Object.values(STORAGE);
const root = join(configRoot, "..");

/** Source files of the product, by path. */
function sources(): readonly (readonly [string, string])[] {
  return ["domain", "renderer", "schemas", "server", "widgets"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((entry) => join(folder, entry))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|generated|testing/.test(path))
      .map((path) => [path, readFileSync(join(root, path), "utf8")] as const),
  );
}

/** Files that say something of this kind. */
const saying = (pattern: RegExp) => sources().flatMap(([path, text]) => (pattern.test(text) ? [path] : []));

describe("what is kept in a browser", () => {
  it("lives as long as the specification says", () => {
    expect(COOKIES.fingerprint).toMatchObject({ name: "fingerprint2", seconds: 63_072_000 });
    expect(COOKIES.appContext).toMatchObject({ seconds: 7200, signedInSeconds: 15_552_000 });
    expect([COOKIES.geo.seconds, COOKIES.countryIso.seconds, COOKIES.quickLogin.seconds]).toEqual([
      43_200, 7200, 86_400,
    ]);
    expect(COOKIES.visitor.name).toBe("loggedOutExp");
    expect(COOKIES.userMode.purpose).toContain("travel_agent or corporate");
    expect(COOKIES.campaign).toMatchObject({ seconds: 43_200 * 60, consent: "marketing" });
  });

  it("has each a name of its own, a purpose in a sentence and a category of consent", () => {
    const rules = [...cookies, ...storage];
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { name, purpose, consent } of rules) {
      expect(purpose, name).toMatch(/^[A-Z].{20,}\.$/);
      expect(CONSENT_CATEGORIES).toContain(consent);
    }
    expect(COOKIES.fingerprint.consent).toBe("statistics");
    expect(COOKIES.quickLogin.consent).toBe("preferences");
  });

  it("is written in one place for cookies, one for storage, and caches by the worker alone", () => {
    expect(saying(/\.setCookie\(/)).toEqual(["server/platform/session/write-cookie.ts"]);
    expect(saying(/document\.cookie\s*=|cookieStore\??\.(?:set|delete)/)).toEqual([]);
    expect(saying(/\.setItem\(|(?:local|session)Storage(?:\.\w+|\[[^\]]+\])\s*=[^=]/)).toEqual([
      // By the registry's keys: they lead to the one that writes.
      "renderer/browser/consent/write-storage.ts",
      // The first script shares no code with the others: what was typed, by a key of the registry.
      "renderer/browser/islands/keep-typed.ts",
      "widgets/checkout/attempt-key.ts",
      "widgets/checkout/form-draft.ts",
    ]);
    expect(saying(/caches\.open\(/)).toEqual(["renderer/browser/service-worker.ts"]);
    expect(saying(/indexedDB/i)).toEqual([]);
    expect(saying(/set-cookie/i)).toEqual(["server/platform/session/write-cookie.ts"]);
  });
});
