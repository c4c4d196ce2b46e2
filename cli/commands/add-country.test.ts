import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createProject, createWholeProject, withoutThings } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = await withoutThings(
  createProject(),
  ["country", "PT"],
  ["country", "CH"],
  ["country", "JO"],
  ["country", "VN"],
);
afterAll(() => project.remove());
const timeout = 90_000;

describe("staywright add country", () => {
  it("shows the files first and writes nothing with --dry-run", { timeout }, async () => {
    const { code, stdout } = await project.run("add", "country", "PT", "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("new  config/countries/PT.json");
    expect(stdout).toContain('+   "country.name.PT": "Portugal",');
    expect(() => project.read("config/countries/PT.json")).toThrow("ENOENT");
  });

  it("[CONF-06] [CONF-11] fills in money, phone, time and a region id of our own, and prints the local address", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run("add", "country", "pt", "--brand", "wrenhollow", "--yes");
    expect(stdout).toContain("http://wrenhollow-pt.localhost:3000");
    expect(code).toBe(0);
    expect(JSON.parse(project.read("config/countries/PT.json"))).toMatchObject({
      COUNTRY_CODE: "PT",
      urlCode: "pt",
      regionId: expect.any(Number),
      currencyCode: "EUR",
      currencySymbol: "€",
      displayDecimals: 2,
      phone: { code: "+351", min: 9, max: 9 },
      timeZone: "Europe/Lisbon",
      timezoneOffset: 0,
      weekStart: 0,
      hotelTaxLine: "country.tax.vat",
      defaultPropertyType: "home",
    });
    const countries = readdirSync(join(project.root, "config/countries"))
      .filter((file) => file.endsWith(".json"))
      .map((file) => JSON.parse(project.read(`config/countries/${file}`)) as { readonly regionId: number });
    expect(new Set(countries.map(({ regionId }) => regionId)).size).toBe(countries.length);
    expect(JSON.parse(project.read("config/domains/wrenhollow-pt.json"))).toMatchObject({
      id: "wrenhollow-pt",
      host: "pt.wrenhollow.example",
      country: "PT",
      countryId: JSON.parse(project.read("config/countries/PT.json")).regionId,
      defaultLocale: "pt",
    });
    expect(JSON.parse(project.read("config/messages/ar/country.json"))["country.name.PT"]).toBe("البرتغال");
    expect(JSON.parse(project.read("config/routes.json")).countryCodes.pt).toBe("PT");
  });

  it("leaves a valid configuration with a site that answers", { timeout }, async () => {
    const sites = readdirSync(join(project.root, "config/domains")).length;
    expect((await project.run("validate")).stdout).toContain(`valid: ${sites} sites`);
    const { stdout } = await project.run("resolve", "wrenhollow-pt.localhost:3000", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ site: "wrenhollow-pt", country: "PT", isFallback: false });
  });

  it("changes nothing the second time", { timeout }, async () => {
    const before = project.read("config/messages/en/country.json");
    const { code, stdout } = await project.run("add", "country", "PT", "--brand", "wrenhollow", "--yes");
    expect(code).toBe(0);
    expect(stdout).toContain("is there already; nothing changed");
    expect(project.read("config/messages/en/country.json")).toBe(before);
  });

  it("adds only the site when another brand comes to a country", { timeout }, async () => {
    const { stdout } = await project.run("add", "country", "GB", "--brand", "solvanta", "--json", "--yes");
    expect(JSON.parse(stdout)).toMatchObject({
      domain: "solvanta-uk",
      url: "http://solvanta-uk.localhost:3000/",
      written: ["config/domains/solvanta-uk.json"],
    });
    // The country's record was written for the brand that came first.
    expect(JSON.parse(project.read("config/domains/solvanta-uk.json")).overrides.country).toMatchObject({
      canonicalURL: "https://uk.solvanta.example/",
      defaultPropertyType: "hotel",
    });
  });

  it("knows a country's site by another name, and the United Kingdom by its address", {
    timeout,
  }, async () => {
    const belgium = await project.run("add", "country", "be", "--brand", "wrenhollow", "--json", "--yes");
    expect(JSON.parse(belgium.stdout)).toMatchObject({ written: [], domain: "wrenhollow-be-fr" });
    const kingdom = await project.run("add", "country", "uk", "--brand", "wrenhollow", "--json", "--yes");
    expect(JSON.parse(kingdom.stdout)).toMatchObject({ written: [], domain: "wrenhollow-uk" });
  });

  it("takes what no data knows from flags", { timeout }, async () => {
    const { stdout } = await project.run(
      ...["add", "country", "ch", "--currency", "eur", "--support-phone", "+41 44 000 0140"],
      ...["--country-name", "The Confederation", "--dry-run", "--json"],
    );
    const { files, notes } = JSON.parse(stdout) as { files: Record<string, string>; notes: string[] };
    expect(JSON.parse(files["config/countries/CH.json"] ?? "")).toMatchObject({
      currencyCode: "EUR",
      foreignCurrency: "Asked for when Switzerland was added.",
      supportPhone: "+41 44 000 0140",
      lang: "de",
    });
    expect(JSON.parse(files["config/domains/wrenhollow-ch.json"] ?? "")).toMatchObject({
      countryName: "The Confederation",
      locales: ["de", "fr", "it", "en"],
    });
    expect(files["config/messages/en/country.json"]).toContain('"country.name.CH": "The Confederation"');
    expect(notes.join()).not.toContain("supportPhone");
  });

  it("[CONF-11] uses the specification's id, and one from 1001 up where it names none", {
    timeout,
  }, async () => {
    const idOf = async (code: string) => {
      const { stdout } = await project.run("add", "country", code, "--dry-run", "--json");
      const { files } = JSON.parse(stdout) as { files: Record<string, string> };
      return JSON.parse(files[`config/countries/${code}.json`] ?? "{}").regionId;
    };
    expect(await idOf("VN")).toBe(217);
    expect(await idOf("JO")).toBeGreaterThan(1000);
  });

  it("uses the decimals of the currency, and the language asked for", { timeout }, async () => {
    const { stdout } = await project.run("add", "country", "JO", "--locale", "ar", "--dry-run", "--json");
    const { files } = JSON.parse(stdout) as { files: Record<string, string> };
    expect(JSON.parse(files["config/countries/JO.json"] ?? "")).toMatchObject({
      lang: "ar",
      currencyCode: "JOD",
      displayDecimals: 3,
      phone: { code: "+962" },
      timeZone: "Asia/Amman",
      weekStart: 6,
    });
  });

  it("says what is wrong with the request", { timeout }, async () => {
    expect((await project.run("add", "country", "XX", "--yes")).stderr).toContain("not an ISO country code");
    expect((await project.run("add", "country", "PL", "--brand", "nobody", "--yes")).stderr).toContain(
      'no brand "nobody"',
    );
    expect((await project.run("add", "country", "PL", "--locale", "xx", "--yes")).stderr).toContain(
      'no language "xx"',
    );
    expect((await project.run("add", "country", "portugl", "--yes")).stderr).toContain("Portugal is PT");
    expect((await project.run("add", "country", "PL", "--currency", "ZLT", "--yes")).stderr).toContain(
      'no currency "ZLT"',
    );
    expect((await project.run("add", "country", "PL", "--support-phone", "0800", "--yes")).stderr).toContain(
      "it starts with +48",
    );
  });

  it("leaves the repository's whole configuration valid, and gives a country without a site its first", {
    timeout,
  }, async () => {
    const whole = await withoutThings(createWholeProject(), ["country", "PT"]);
    const { code, stdout } = await whole.run("add", "country", "PT", "--yes");
    expect(stdout).toContain("It answers at http://wrenhollow-pt.localhost:3000/");
    expect(code).toBe(0);
    const namesIn = (kind: string) => readdirSync(join(whole.root, "config", kind));
    const opened = namesIn("domains").map((file) => JSON.parse(whole.read(`config/domains/${file}`)).country);
    const [open = ""] = namesIn("countries").flatMap((file) => {
      const [, country] = /^([A-Z]{2})\.json$/.exec(file) ?? [];
      return country !== undefined && !opened.includes(country) ? [country] : [];
    });
    expect(open).not.toBe("");
    await whole.run("add", "country", open, "--brand", "solvanta", "--yes");
    const { findings } = await buildProject(whole.root);
    expect(findings.filter(({ file }) => file.includes(`/${open}`))).toEqual([]);
    whole.remove();
  });
});
