import { afterAll, describe, expect, it } from "vitest";
import worldCountries from "world-countries";
import { findSite } from "#renderer/release";
import { createDraft } from "../add/draft.ts";
import { loadExisting } from "../add/existing.ts";
import { createProject } from "../fixtures/temporary-project.ts";
import { buildProject, isError } from "../project.ts";
import { planCountry } from "./plan-country.ts";

const project = createProject();
afterAll(() => project.remove());
const now = new Date("2026-11-21T12:00:00Z");
const brand = { id: "wrenhollow", propertyTypes: ["home"] as "home"[] };
/** Nobody lives there, so nobody can be called there. */
const empty = ["AQ", "HM"];

describe("plan of a country", () => {
  it("[CONF-05] [CONF-06] opens every country and territory of the world, all at once, in a valid release", {
    timeout: 120_000,
  }, async () => {
    const files = new Map<string, string>();
    const onDisk = loadExisting(project.root);
    let existing = onDisk;
    const opened: string[] = [];
    for (const { cca2: code } of worldCountries) {
      if (empty.includes(code)) continue;
      const draft = createDraft((path) => files.get(path) ?? onDisk.text(path));
      const { domain, country } = planCountry(draft, existing, { code, brand }, now);
      for (const [path, text] of draft.files) files.set(path, text);
      existing = { ...existing, countries: new Map([...existing.countries, [code, country]]) };
      opened.push(domain);
    }
    const { findings, release } = await buildProject(project.root, files);
    expect(findings.filter(isError)).toEqual([]);
    expect(opened.length).toBeGreaterThan(240);
    for (const domain of opened)
      if (release) expect(findSite(release, `${domain}.localhost:3000`).id).toBe(domain);
    const ids = Object.values(release?.countries ?? {}).map(({ regionId }) => regionId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ["CH", { currencyCode: "CHF", lang: "de", alternateLocales: ["fr", "it", "en"] }],
    ["JP", { currencyCode: "JPY", timeZone: "Asia/Tokyo", weekStart: 0, regionId: 104 }],
    ["JO", { currencyCode: "JOD", displayDecimals: 3, lang: "ar", weekStart: 6 }],
    ["US", { timeZone: "America/New_York", distanceUnit: "mi", phone: { code: "+1", min: 10, max: 10 } }],
    ["XK", { timeZone: "Europe/Belgrade", currencyCode: "EUR" }],
    ["AU", { timeZone: "Australia/Sydney", phone: { code: "+61" } }],
    ["LR", { distanceUnit: "mi" }],
    ["PN", { phone: { code: "+64" }, lang: "en", popular_cities: [] }],
  ])("[CONF-06] fills %s from public data", (code, expected) => {
    const existing = loadExisting(project.root);
    const without = {
      ...existing,
      countries: new Map([...existing.countries].filter(([id]) => id !== code)),
    };
    const draft = createDraft((path) => (path.endsWith(`/${code}.json`) ? undefined : existing.text(path)));
    expect(planCountry(draft, without, { code, brand }, now).country).toMatchObject(expected);
  });

  it("says why a place without people cannot be opened", () => {
    const existing = loadExisting(project.root);
    for (const code of empty)
      expect(() => planCountry(createDraft(existing.text), existing, { code, brand }, now)).toThrow(
        "it has no phone numbers",
      );
  });
});
