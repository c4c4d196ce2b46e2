import { describe, expect, it } from "vitest";
import { buildRelease } from "../../server/testing/release.ts";
import { findSite } from "./find-site.ts";
import type { Site } from "./site.ts";

describe("findSite", () => {
  it("[CONF-01] knows a site by its host, by its local name and by neither its case nor its port", () => {
    const release = buildRelease();
    for (const host of ["nl.homes.test", "NL.Homes.test:8443", "nl.homes.test.", "homes-nl.localhost:3000"])
      expect(findSite(release, host).id, host).toBe("homes-nl");
  });

  it("[CONF-03] answers an unknown host in the language its site names for that, and in English where it names none", () => {
    const release = buildRelease();
    const site = release.sites[release.fallbackSite] as Site;
    expect(findSite(release, "unknown.example")).toMatchObject({ isFallback: true, defaultLocale: "en" });
    const dutch = { ...site, domain: { ...site.domain, fallbackLocale: "nl" } };
    const other = { ...release, sites: { ...release.sites, [site.id]: dutch } };
    expect(findSite(other, "unknown.example")).toMatchObject({ isFallback: true, defaultLocale: "nl" });
  });
});
