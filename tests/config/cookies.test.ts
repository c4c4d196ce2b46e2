import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COOKIES, type CookieRule } from "#domain/shell";
import { configRoot } from "./config-folder.ts";

const rules: readonly CookieRule[] = Object.values(COOKIES);

describe("cookies", () => {
  it("live as long as the specification says", () => {
    expect(COOKIES.fingerprint).toMatchObject({ name: "fingerprint2", seconds: 63_072_000 });
    expect(COOKIES.appContext).toMatchObject({ seconds: 7200, signedInSeconds: 15_552_000 });
    expect([COOKIES.geo.seconds, COOKIES.countryIso.seconds, COOKIES.quickLogin.seconds]).toEqual([
      43_200, 7200, 86_400,
    ]);
    expect(COOKIES.visitor.name).toBe("loggedOutExp");
    expect(COOKIES.userMode.purpose).toContain("travel_agent or corporate");
  });

  it("have each a name of its own, a purpose and a consent category; only necessary ones go unasked", () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { name, purpose, consent } of rules) {
      expect(purpose.length, name).toBeGreaterThan(20);
      expect(["necessary", "preferences", "statistics"]).toContain(consent);
    }
    expect(COOKIES.fingerprint.consent).toBe("statistics");
  });

  it("are set in few places, which are known, and never by a script", () => {
    const root = join(configRoot, "..");
    const setters: string[] = [];
    for (const folder of ["domain", "renderer", "server", "widgets"])
      for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
        const path = join(folder, entry);
        if (!/\.tsx?$/.test(path) || path.includes(".test.") || path.includes("generated")) continue;
        const text = readFileSync(join(root, path), "utf8");
        expect(text, path).not.toMatch(/document\.cookie\s*=/);
        if (text.includes(".setCookie(")) setters.push(path);
      }
    expect(setters.sort()).toEqual([
      "server/platform/session/context-cookies.ts",
      "server/platform/session/guest-mark.ts",
      "server/platform/session/session-cookie.ts",
      "server/platform/session/visit-cookies.ts",
      "server/preview/preview.ts",
    ]);
  });
});
