import { afterAll, describe, expect, it } from "vitest";
import { findSite } from "#renderer/release";
import { classify } from "#renderer/route";
import { createWholeProject, withoutThings } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = await withoutThings(
  createWholeProject(),
  ["page", "long-stays"],
  ["page", "quiet-weeks"],
  ["page", "our-story"],
);
afterAll(() => project.remove());
const timeout = 120_000;

describe("staywright add page", () => {
  it("adds a page that answers on every site, in words every language has", { timeout }, async () => {
    const { code, stdout } = await project.run("add", "page", "long-stays", "--title", "Long stays", "--yes");
    expect(code).toBe(0);
    expect(stdout).toContain("The title is the message static.tag.long-stay");
    expect(stdout).toContain("/_gallery of the development server");
    const { release, findings } = await buildProject(project.root);
    expect(findings.filter(({ file }) => file.includes("long-stays"))).toEqual([]);
    if (!release) throw new Error("There is no release.");
    const route = classify(
      { table: release.routes, cities: release.cities },
      { path: "/long-stays", query: {}, countryCode: "nl", hasHome: () => true },
    );
    expect(route).toMatchObject({ kind: "page", page: "long-stays", title: "static.tag.long-stay" });
    for (const site of Object.values(release.sites)) {
      const page = site.pages["long-stays"];
      expect(page?.slots.main?.order).toEqual(["hero", "promises", "popularCities"]);
      expect(Object.keys(page?.slots ?? {})).toEqual(expect.arrayContaining(["header", "main", "footer"]));
    }
  });

  it("writes new words once, translated where asked, for one brand alone", { timeout }, async () => {
    const words = ["--title", "Quiet weeks", "--translate", "nl=Stille weken", "--brand", "wrenhollow"];
    const { stdout } = await project.run("add", "page", "quiet-weeks", ...words, "--json", "--yes");
    const { notes, url } = JSON.parse(stdout) as { notes: string[]; url: string };
    expect(url).toMatch(/^http:\/\/wrenhollow-\w+\.localhost:3000\/quiet-weeks$/);
    expect(notes.join()).toMatch(/pages\.quiet-weeks is not translated into ar, de, .*vi; English stands in/);
    expect(JSON.parse(project.read("config/messages/nl/pages.json"))["pages.quiet-weeks"]).toBe(
      "Stille weken",
    );
    const { release } = await buildProject(project.root);
    if (!release) throw new Error("There is no release.");
    expect(findSite(release, "nl.wrenhollow.example").pages["quiet-weeks"]).toBeDefined();
    expect(findSite(release, "in.solvanta.example").pages["quiet-weeks"]).toBeUndefined();
    const again = await project.run("add", "page", "quiet-weeks", ...words, "--json", "--yes");
    expect(JSON.parse(again.stdout)).toMatchObject({ written: [] });
  });

  it("starts with the widgets asked for", { timeout }, async () => {
    const { stdout } = await project.run(
      ...["add", "page", "our-story", "--path", "/about/story", "--title", "Our story", "--widget", "story"],
      ...["--dry-run", "--json"],
    );
    const { files } = JSON.parse(stdout) as { files: Record<string, string> };
    const page = JSON.parse(files["config/pages/our-story.json"] ?? "{}");
    expect(page.slots.main.order).toEqual(["hero", "story"]);
    expect(Object.keys(page.slots.main.nodes.story.props)).toEqual(["title", "text"]);
  });

  it("[CONF-13] refuses an address that leads somewhere already", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "page", ...args, "--yes")).stderr;
    expect(await said("offers", "--path", "/amsterdam")).toContain("/amsterdam leads to the page listing");
    expect(await said("offers", "--path", "/faq")).toContain("/faq leads to the page static");
    expect(await said("offers", "--path", "/weekend-in-paris")).toContain("leads to /hotels-in-paris");
    expect(await said("offers", "--path", "/api/offers")).toContain("Addresses under /api are taken");
    expect(await said("offers", "--path", "/livez")).toContain("Addresses under /livez are taken");
    expect(await said("offers", "--path", "/Offers")).toContain("is not a path");
    expect(await said("Offers Now")).toContain("write it like offers-now");
    expect(await said("offers", "--widget", "storry")).toContain('Did you mean "story"?');
    expect(await said("offers", "--translate", "nl:Aanbod")).toContain("is not a translation");
  });
});
