import { afterAll, describe, expect, it } from "vitest";
import { findSite } from "#renderer/release";
import { createWholeProject, withoutThings } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = await withoutThings(createWholeProject(), ["brand", "marlowe"], ["country", "PT"]);
afterAll(() => project.remove());
const timeout = 120_000;
const marlowe = ["add", "brand", "marlowe", "--type", "home", "--country", "NL", "--colour", "#7A3E9D"];

describe("staywright add brand", () => {
  it("shows the files first and writes nothing with --dry-run", { timeout }, async () => {
    const { code, stdout } = await project.run(...marlowe, "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("new  config/brands/marlowe/brand.json");
    expect(stdout).toContain("would answer at http://marlowe-nl.localhost:3000/");
    expect(() => project.read("config/brands/marlowe/brand.json")).toThrow("ENOENT");
  });

  it("[CONF-04] writes a brand whose site answers with a home page, and no finding more", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run(...marlowe, "--yes");
    expect(stdout).toContain("It answers at http://marlowe-nl.localhost:3000/");
    expect(code).toBe(0);
    const { release, findings } = await buildProject(project.root);
    expect(findings.filter(({ file }) => file.includes("marlowe"))).toEqual([]);
    if (!release) throw new Error("There is no release.");
    const site = findSite(release, "nl.marlowe.example");
    expect(site).toMatchObject({ id: "marlowe-nl", defaultLocale: "nl", isFallback: false });
    expect(site.brand).toMatchObject({
      name: "Marlowe",
      siteName: "Marlowe Holiday Homes",
      propertyTypes: ["home"],
      theme: { colours: { accent: "#7a3e9d" } },
    });
    expect(site.locales).toEqual(["nl", "en", "de"]);
    expect(site.country.canonicalURL).toBe("https://nl.marlowe.example/");
    for (const page of ["home", "listing", "hotel", "checkout"])
      expect(Object.keys(site.pages[page]?.slots.main?.nodes ?? {}), page).not.toEqual([]);
    // Agents and companies find theirs on every brand (MODE-03).
    expect(site.pages.home?.slots.main?.order.slice(0, 3)).toEqual(["agents", "companies", "hero"]);
    expect(site.pages.home?.slots.main?.nodes.hero?.props.image).toMatchObject({
      name: "s-farmhouse-golden-marlowe",
    });
    for (const file of ["mark.svg", "logo.svg", "logo-on-dark.svg", "favicon.svg"])
      expect(release.brandFiles[`marlowe/${file}`], file).toBeTruthy();
  });

  it("changes nothing the second time, and overwrites nothing that says something else", {
    timeout,
  }, async () => {
    const again = await project.run(...marlowe, "--yes");
    expect(again.stdout).toContain("is there already; nothing changed");
    const before = project.read("config/brands/marlowe/brand.json");
    const other = await project.run("add", "brand", "marlowe", "--colour", "#ff0000", "--yes");
    expect(other.code).toBe(2);
    expect(other.stderr).toContain(
      "config/brands/marlowe/brand.json is there already and says something else",
    );
    expect(project.read("config/brands/marlowe/brand.json")).toBe(before);
  });

  it("works with nothing but an id, and with every answer as a flag", { timeout }, async () => {
    const bare = JSON.parse(
      (await project.run("add", "brand", "blue-harbour", "--json", "--dry-run")).stdout,
    );
    const record = JSON.parse(bare.files["config/brands/blue-harbour/brand.json"]);
    expect(record).toMatchObject({ name: "Blue Harbour", propertyTypes: ["home"] });
    expect(bare.written).toEqual([]);
    const full = await project.run(
      ...["add", "brand", "q9", "--type", "hotel", "--name", "Q & 9", "--country", "PT", "--locale", "en"],
      ...["--tagline", "Rooms {and} it's fine", "--heading-font", "figtree", "--json", "--dry-run"],
    );
    const { files, url } = JSON.parse(full.stdout) as { files: Record<string, string>; url: string };
    expect(url).toBe("http://q9-pt.localhost:3000/");
    expect(files["config/countries/PT.json"]).toBeTruthy();
    expect(files["config/brands/q9/messages/en/brand.json"]).toContain("Rooms '{'and'}' it's fine");
    expect(files["config/brands/q9/assets/logo.svg"]).toContain('aria-label="Q &amp; 9"');
    expect(JSON.parse(files["config/brands/q9/brand.json"] ?? "")).toMatchObject({
      siteName: "Q & 9 Hotels",
      defaultLocale: "en",
      theme: { fonts: { heading: { family: "Figtree Variable" } } },
    });
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "brand", ...args, "--yes")).stderr;
    expect(await said("Blue Harbour")).toContain("write it like blue-harbour");
    expect(await said("x", "--colour", "purple")).toContain('"purple" is not a colour');
    expect(await said("x", "--type", "boat")).toContain("Allowed choices are home, hotel");
    expect(await said("x", "--country", "Neverland")).toContain("not an ISO country code");
  });
});
