import { describe, expect, it } from "vitest";
import type { Country, Domain } from "#schemas";
import { readFolder } from "./config-folder.ts";

const domains = readFolder<Domain>("domains");
const countries = readFolder<Country>("countries");
const all = Object.entries(domains);

describe("domains", () => {
  it.each(all)(
    "[CONF-01] %s names brand, locale, page country, app country, country id and country name",
    (id, domain) => {
      expect(domain.id).toBe(id);
      expect(domain.locales[0]).toBe(domain.defaultLocale);
      const country = countries[domain.country];
      expect(domain.countryId).toBe(country?.regionId);
      expect(domain.pageCountryCode).toBe(country?.urlCode);
      expect(domain.appCountryCode).toBe(domain.country);
      expect(domain.countryName).not.toBe("");
    },
  );

  it("[CONF-02] cover holiday homes in nine languages and places, the world and India, and hotels in India and the Emirates", () => {
    const families = all.map(
      ([id, { brand, country, defaultLocale }]) => `${id}: ${brand} ${country} ${defaultLocale}`,
    );
    // Sites that config owners add stand beside them.
    expect(families).toEqual(
      expect.arrayContaining([
        "solvanta-ae: solvanta AE ar",
        "solvanta-in: solvanta IN en",
        "wrenhollow-at: wrenhollow AT de",
        "wrenhollow-be-fr: wrenhollow BE fr",
        "wrenhollow-be-nl: wrenhollow BE nl",
        "wrenhollow-de: wrenhollow DE de",
        "wrenhollow-es: wrenhollow ES es",
        "wrenhollow-fr: wrenhollow FR fr",
        "wrenhollow-global: wrenhollow NL en",
        "wrenhollow-in: wrenhollow IN en",
        "wrenhollow-it: wrenhollow IT it",
        "wrenhollow-nl: wrenhollow NL nl",
        "wrenhollow-uk: wrenhollow GB en",
      ]),
    );
  });

  it("[CONF-03] have one fallback, the hotel brand in English", () => {
    const fallbacks = all
      .filter(([, domain]) => domain.fallback)
      .map(([, { brand, fallbackLocale }]) => [brand, fallbackLocale]);
    expect(fallbacks).toEqual([["solvanta", "en"]]);
  });

  it("answer to hosts of their own", () => {
    const hosts = all.flatMap(([, domain]) => [domain.host, ...domain.hosts]);
    expect(new Set(hosts).size).toBe(hosts.length);
    for (const host of hosts) expect(host).toMatch(/\.example$/);
  });

  it("[CONF-17] preselect +91 on the fallback site", () => {
    const fallback = all.find(([, domain]) => domain.fallback)?.[1];
    expect(countries[fallback?.appCountryCode ?? ""]?.phone.code).toBe("+91");
  });
});
