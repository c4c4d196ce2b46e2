import { describe, expect, it } from "vitest";
import { type ConfigSource, createReleaseBuilder, type Finding, readConfigSource } from "#renderer/release";
import type { Brand, Country, Domain, Language } from "#schemas";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { projectRoot } from "../support/real-release.ts";

const widgets = Object.values(registry).map(({ manifest }) => manifest);
const source = readConfigSource(projectRoot);
const build = createReleaseBuilder({ root: projectRoot, widgets, migrations });
const now = new Date("2027-01-15T10:00:00Z");
const said = ({ file, line, code }: Finding) => `${file}:${line} ${code}`;
const before = new Set(build({ now, source }).findings.map(said));

/** What is said of a file after an edit of its record that was not said before. */
function findingsAfter<T>(file: string, edit: (record: T) => void): readonly Finding[] {
  const record = JSON.parse(source.texts.get(file) ?? "null") as T;
  edit(record);
  const texts: ConfigSource["texts"] = new Map([...source.texts, [file, JSON.stringify(record, null, 2)]]);
  return build({ now, source: { ...source, texts } }).findings.filter(
    (finding) => !before.has(said(finding)),
  );
}

function recordsIn<T>(folder: string): readonly (readonly [string, T])[] {
  const isRecord = new RegExp(`^config/${folder}/[^/]+(/brand)?\\.json$`);
  return [...source.texts].flatMap(([file, text]) =>
    isRecord.test(file) ? [[file, JSON.parse(text) as T] as const] : [],
  );
}

describe("what public data contradicts", () => {
  it("[LOC-02] is a date locale that no Intl knows, with the one that was meant", () => {
    for (const [file, { contentLanguage }] of recordsIn<Language>("languages").slice(0, 3)) {
      const found = findingsAfter<Language>(file, (language) => {
        language.dateLibraryLocale = `${contentLanguage}_XX`;
      });
      expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["error bad-format"]);
      expect(found[0]?.suggestion).toBe(`Write "${contentLanguage}-XX".`);
    }
  });

  it("[CONF-17] is a length of telephone numbers that refuses most of a country's, and only that is an error", () => {
    for (const [file, { phone }] of recordsIn<Country>("countries").slice(0, 3)) {
      const refused = findingsAfter<Country>(file, (country) => {
        country.phone = { ...phone, min: 15, max: 15 };
      });
      expect(refused.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["error untrue"]);
      const wide = findingsAfter<Country>(file, (country) => {
        country.phone = { ...phone, max: 15 };
      });
      expect(wide.every(({ severity }) => severity === "warning")).toBe(true);
    }
  });
});

describe("one mistake that many sites share", () => {
  it("[CONF-18] is told at the brand whose list no site fits, and not at each of its countries", () => {
    const countriesOf = (id: string) =>
      new Set(
        recordsIn<Domain>("domains").flatMap(([, { brand, country }]) => (brand === id ? country : [])),
      );
    const brands = recordsIn<Brand>("brands").filter(
      ([, { id, propertyTypes }]) => countriesOf(id).size > 1 && propertyTypes.length === 1,
    );
    for (const [file, { propertyTypes }] of brands) {
      const found = findingsAfter<Brand>(file, (brand) => {
        brand.propertyTypes = propertyTypes.includes("home") ? ["hotel"] : ["home"];
      });
      expect(found.map((finding) => `${finding.file} ${finding.code}`)).toEqual([`${file} assertion-failed`]);
    }
  });
});
