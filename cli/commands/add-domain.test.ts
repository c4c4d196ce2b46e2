import { afterAll, describe, expect, it } from "vitest";
import { findSite } from "#renderer/release";
import { createProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = createProject();
afterAll(() => project.remove());
const timeout = 90_000;

describe("staywright add domain", () => {
  it("[CONF-01] [CONF-02] adds a further language of a country as a site of its own", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run(
      "add",
      "domain",
      "wrenhollow",
      "NL",
      "--locale",
      "de",
      "--yes",
    );
    expect(code).toBe(0);
    expect(stdout).toContain("It answers at http://wrenhollow-nl-de.localhost:3000/");
    const { release } = await buildProject(project.root);
    if (!release) throw new Error("There is no release.");
    const site = findSite(release, "nl-de.wrenhollow.example");
    expect(site).toMatchObject({
      id: "wrenhollow-nl-de",
      defaultLocale: "de",
      locales: ["de", "nl", "en"],
      country: {
        COUNTRY_CODE: "NL",
        lang: "de",
        foreignLanguage: "Asked for when the site was added.",
        canonicalURL: "https://nl-de.wrenhollow.example/",
      },
      domain: { countryId: 143, countryName: "Netherlands" },
    });
  });

  it("changes nothing the second time, also for a site that has another name", { timeout }, async () => {
    const again = await project.run("add", "domain", "wrenhollow", "NL", "--locale", "de", "--json", "--yes");
    expect(JSON.parse(again.stdout)).toMatchObject({ written: [], domain: "wrenhollow-nl-de" });
    const belgium = await project.run(
      "add",
      "domain",
      "wrenhollow",
      "be",
      "--locale",
      "fr",
      "--json",
      "--yes",
    );
    expect(JSON.parse(belgium.stdout)).toMatchObject({ written: [], domain: "wrenhollow-be-fr" });
    const plain = await project.run("add", "domain", "wrenhollow", "NL", "--json", "--yes");
    expect(JSON.parse(plain.stdout)).toMatchObject({ written: [], domain: "wrenhollow-nl" });
  });

  it("takes id, host and languages from flags", { timeout }, async () => {
    const { stdout } = await project.run(
      ...["add", "domain", "solvanta", "IN", "--id", "solvanta-stays", "--host", "stays.example"],
      ...["--locales", "en, ar", "--json", "--yes"],
    );
    expect(JSON.parse(stdout).written).toEqual(["config/domains/solvanta-stays.json"]);
    expect(JSON.parse(project.read("config/domains/solvanta-stays.json"))).toMatchObject({
      host: "stays.example",
      locales: ["en", "ar"],
      overrides: { country: { foreignLanguage: "Asked for when the site was added." } },
    });
  });

  it("writes down why a site opens in a language that its country does not speak", { timeout }, async () => {
    const why = "Most of its guests come from Japan.";
    const added = await project.run(
      ...["add", "domain", "wrenhollow", "NL", "--locale", "ja", "--foreign-language", why, "--yes"],
    );
    expect(added.code).toBe(0);
    expect(JSON.parse(project.read("config/domains/wrenhollow-nl-ja.json")).overrides.country).toMatchObject({
      lang: "ja",
      foreignLanguage: why,
    });
    const { findings } = await buildProject(project.root);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    const { stderr } = await project.run(
      ...["add", "domain", "wrenhollow", "NL", "--id", "nl-again", "--foreign-language", why, "--yes"],
    );
    expect(stderr).toContain("needs no --foreign-language");
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "domain", ...args, "--yes")).stderr;
    expect(await said("wrenholow", "NL")).toContain('Did you mean "wrenhollow"?');
    expect(await said("wrenhollow", "PL")).toContain("staywright add country PL --brand wrenhollow");
    expect(await said("wrenhollow", "NL", "--locale", "xx")).toContain('no language "xx"');
    expect(await said("solvanta", "NL", "--host", "nl.wrenhollow.example")).toContain(
      "belongs to wrenhollow-nl",
    );
    expect(await said("wrenhollow", "NL", "--host", "https://x")).toContain("is not a host name");
    expect(await said("wrenhollow", "NL", "--id", "wrenhollow-de")).toContain("is there already");
  });
});
