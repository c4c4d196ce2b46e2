import { afterAll, describe, expect, it } from "vitest";
import { findSite } from "#renderer/release";
import { viewOf } from "../../renderer/site/find-site.ts";
import { wordsLanguage } from "../../renderer/site/words-language.ts";
import { checkConfiguration } from "../doctor/configuration.ts";
import { createProject, withoutThings } from "../fixtures/temporary-project.ts";
import { buildProject, isError } from "../project.ts";

const project = await withoutThings(createProject(), ["language", "pl"]);
afterAll(() => project.remove());
const timeout = 90_000;
const { locales: offered } = JSON.parse(project.read("config/domains/wrenhollow-de.json"));

describe("staywright add language", () => {
  it("[LOC-02] fills the record from CLDR, and says how many messages are there", { timeout }, async () => {
    const { code, stdout } = await project.run("add", "language", "pl", "--domain", "wrenhollow-de", "--yes");
    expect(code).toBe(0);
    expect(stdout).toMatch(/note \d+ of \d+ messages are in config\/messages\/pl; English stands in/);
    expect(stdout).toContain("It answers at http://wrenhollow-de.localhost:3000/?locale=pl");
    expect(JSON.parse(project.read("config/languages/pl.json"))).toMatchObject({
      name: "languages.pl",
      displayName: "Polski",
      dateLibraryLocale: "pl",
      contentLanguage: "pl",
      rtl: false,
      nonEu: false,
    });
    expect(JSON.parse(project.read("config/messages/pl/country.json"))["country.name.NL"]).toBe("Holandia");
    expect(JSON.parse(project.read("config/messages/en/languages.json"))["languages.pl"]).toBe("Polish");
  });

  it("[LOC-04] leaves a valid release in which English stands in, and no warning about the language", {
    timeout,
  }, async () => {
    const { release, findings } = await buildProject(project.root);
    expect(findings.filter(isError)).toEqual([]);
    const own = findings.filter(({ file, message }) => file.includes("/pl/") || /\bpl\b/.test(message));
    expect(own.map(({ code, severity }) => [code, severity])).toEqual([["incomplete-language", "info"]]);
    if (!release) throw new Error("There is no release.");
    const { host, locales } = JSON.parse(project.read("config/domains/wrenhollow-de.json"));
    expect(locales).toEqual([...offered, "pl"]);
    expect(findSite(release, host).locales).toEqual(locales);
    expect(release.messages.pl?.["country.name.NL"]).toBe("Holandia");
    expect(release.messages.pl?.["home.tagline"]).toBe(release.messages.en?.["home.tagline"]);
  });

  it("[LOC-04] is said to be under way by validate and doctor, which call it no mistake", {
    timeout,
  }, async () => {
    const says = /pl has \d+ of \d+ messages; English stands in for the rest/;
    const { stdout } = await project.run("validate", "--no-render");
    expect(stdout).toMatch(new RegExp(`^under way: ${says.source}`, "m"));
    const { checks } = await checkConfiguration(project.root);
    expect(checks.filter(({ message }) => says.test(message))).toMatchObject([
      { name: "Translation", status: "warning" },
    ]);
  });

  it("changes nothing the second time, and offers a language later", { timeout }, async () => {
    const again = await project.run("add", "language", "pl", "--json", "--yes");
    expect(JSON.parse(again.stdout)).toMatchObject({ written: [], files: {} });
    const later = await project.run("add", "language", "pl", "--domain", "wrenhollow-nl", "--json", "--yes");
    expect(JSON.parse(later.stdout).written).toEqual(["config/domains/wrenhollow-nl.json"]);
  });

  it("tells in one hint how many cities have no name in the letters of the language", {
    timeout,
  }, async () => {
    const own = createProject();
    const { stdout } = await own.run("add", "language", "he", "--yes");
    expect(stdout).toMatch(/note (\d+) of \1 cities have no name in the letters of Hebrew/);
    const { findings } = await buildProject(own.root);
    const cities = findings.filter(({ file }) => file === "config/cities.json");
    expect(cities.map(({ code, severity }) => [code, severity])).toEqual([["missing-name", "info"]]);
    own.remove();
  });

  it("[LOC-03] knows which way a language is written", { timeout }, async () => {
    const { stdout } = await project.run("add", "language", "he", "--dry-run", "--json");
    const { files } = JSON.parse(stdout) as { files: Record<string, string> };
    expect(JSON.parse(files["config/languages/he.json"] ?? "")).toMatchObject({ rtl: true, nonEu: true });
  });

  it("[LOC-02] [LOC-04] adds a tag with script or region; its parent of the same script stands in first", {
    timeout,
  }, async () => {
    const code = project.read("schemas/config/language.schema.json");
    expect(
      (await project.run("add", "language", "PT_br", "--domain", "wrenhollow-es", "--yes")).stdout,
    ).toContain("pt, then English stand in for the rest");
    for (const tag of ["zh-Hant", "sr-Latn", "fil", "ckb", "es-419", "ca-ES-valencia"])
      expect((await project.run("add", "language", tag, "--yes")).code, tag).toBe(0);
    const recordOf = (tag: string) => JSON.parse(project.read(`config/languages/${tag}.json`));
    expect(recordOf("pt-BR")).toMatchObject({ contentLanguage: "pt-BR", displayName: "Português (Brasil)" });
    expect(recordOf("zh-Hant")).toMatchObject({ displayName: "繁體中文", rtl: false, nonEu: true });
    expect(recordOf("ckb")).toMatchObject({ rtl: true });
    expect(recordOf("es-419")).toMatchObject({ nonEu: false });
    const { release, findings } = await buildProject(project.root);
    expect(findings.filter(isError)).toEqual([]);
    // Two regions of one language call countries alike.
    expect(findings.filter(({ code }) => code === "copied-language")).toEqual([]);
    if (!release) throw new Error("There is no release.");
    const id = "country.name.NL";
    expect(release.messages["pt-BR"]?.[id]).toBe("Países Baixos");
    const known = findSite(release, "es.wrenhollow.example");
    expect(viewOf(release, known, "pt-br")).toMatchObject({ locale: "pt-BR" });
    expect(wordsLanguage(release, viewOf(release, known, "pt-BR").language).locale).toBe("en");
    expect(wordsLanguage(release, viewOf(release, known, "es").language).locale).toBe("en");
    expect(project.read("schemas/config/language.schema.json")).toBe(code);
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "language", ...args, "--yes")).stderr;
    expect(await said("po_l!sh")).toContain("is not a language tag (BCP 47); write one such as pl, pt-BR");
    expect(await said("pl-u-nu-latn")).toContain("of language, script and region");
    expect(await said("xq")).toContain("no language that CLDR knows");
    expect(await said("ms")).toContain("Malay is there already: its key is my");
    expect(await said("pl", "--domain", "wrenhollow-dee")).toContain('Did you mean "wrenhollow-de"?');
  });
});
