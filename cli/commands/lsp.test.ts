import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { planRename } from "../change/plan-rename.ts";
import { readProject } from "../change/project-text.ts";
import type { Kind } from "../change/thing.ts";
import { type Editor, startEditor } from "../fixtures/editor.ts";
import { createWholeProject, type TemporaryProject } from "../fixtures/temporary-project.ts";
import { createFindingsCollector } from "../validate/collect-findings.ts";

const HOME = "config/pages/home.json";
const timeout = 240_000;

let project: TemporaryProject;
let editor: Editor;
let collect: ReturnType<typeof createFindingsCollector>;
/** A domain of the repository, and the brand page of its brand: whatever they are called. */
let domain: { readonly file: string; readonly id: string; readonly brand: string; readonly country: string };

beforeAll(async () => {
  project = createWholeProject();
  collect = createFindingsCollector(project.root);
  const { texts } = readConfigSource(project.root);
  // One that leaves the shared page most of its say: its nodes in their order, and its head.
  const brandHome = [...texts].find(
    ([file, text]) =>
      /^config\/brands\/[^/]+\/pages\/home\.json$/.test(file) &&
      ["hero", "cities"].every((id) => !text.includes(`"${id}": {`)) &&
      !text.includes('"head": {'),
  )?.[0];
  const brand = brandHome?.split("/")[2] ?? "";
  const [file = "", text = "{}"] =
    [...texts].find(
      ([name, each]) => name.startsWith("config/domains/") && each.includes(`"brand": "${brand}"`),
    ) ?? [];
  domain = { file, ...(JSON.parse(text) as { id: string; brand: string; country: string }) };
  editor = await startEditor(project.root);
}, timeout);
afterAll(async () => {
  await editor.quit();
  project.remove();
});

/** What `validate --no-render` says with some texts in place of the files, as the editor shows it. */
async function validated(overlay: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { findings } = await collect(readConfigSource(project.root, new Map(Object.entries(overlay))));
  return findings.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`).sort();
}

async function shown(): Promise<readonly string[]> {
  return [...(await editor.findings())]
    .flatMap(([file, diagnostics]) =>
      diagnostics.map(
        ({ range: { start }, code }) => `${file}:${start.line + 1}:${start.character + 1} ${code}`,
      ),
    )
    .sort();
}

const offered = async () => [...(await editor.offers()).keys()];

describe("staywright lsp", () => {
  it("says while somebody types what validate says, at the same places", { timeout }, async () => {
    const mistakes = [
      [HOME, '"widget": "popular-cities"', '"widget": "popular-citys"'],
      [HOME, '"home.story.title"', '"home.story.titel"'],
      [domain.file, `"country": "${domain.country}"`, '"country": "QQ"'],
      ["config/limits.json", '"rooms"', '"romos"'],
    ] as const;
    for (const [file, from, to] of mistakes) {
      await editor.type(file, from, to);
      const said = await shown();
      expect(said, to).toEqual(await validated({ [file]: project.read(file).replace(from, to) }));
      expect(
        said.some((line) => line.startsWith(`${file}:`)),
        to,
      ).toBe(true);
      await editor.close(file);
    }
    await editor.type(HOME);
    expect(await shown()).toEqual(await validated({}));
  });

  it("says of a document that is no JSON just that, and goes on knowing what it said", {
    timeout,
  }, async () => {
    const before = await validated({});
    for (const file of [HOME, domain.file, `config/brands/${domain.brand}/brand.json`]) {
      await editor.type(file, "{", "{{");
      const said = await shown();
      expect(said.filter((line) => !before.includes(line))).toEqual([
        expect.stringMatching(/ invalid-json$/),
      ]);
      await editor.type(file);
      await editor.close(file);
    }
    const layer = `config/brands/${domain.brand}/pages/home.json`;
    await editor.type(layer, '"nodes": {', '"nodes": { "cities": { "props": { "nothing": 1 } },');
    const [mistake] = (await shown()).filter((line) => line.startsWith(`${layer}:`));
    await editor.type(HOME, "{", "{{");
    expect(await shown()).toEqual(expect.arrayContaining([mistake, expect.stringMatching(/ invalid-json$/)]));
    await editor.close(layer);
    await editor.type(HOME);
    expect(await shown()).toEqual(before);
  });

  it("mends what has one safe way to be mended", { timeout }, async () => {
    await editor.type("config/limits.json", '"rooms"', '"romos"');
    const [finding] = (await editor.findings()).get("config/limits.json") ?? [];
    if (!finding) throw new Error("Nothing is said of it.");
    expect(finding.message).toContain('"rooms"');
    expect(await editor.fix(finding)).toBe(project.read("config/limits.json"));
    await editor.close("config/limits.json");
  });

  it("offers props, their values, message ids and widgets", { timeout }, async () => {
    await editor.type(HOME, '"look": "quiet"', '"look": "¦"');
    expect(await offered()).toEqual(["plain", "dark", "quiet"]);
    await editor.type(HOME, '"imageSide": "end",', '"¦",');
    expect(await offered()).toEqual(expect.arrayContaining(["image", "imageSide"]));
    expect(await offered()).not.toContain("look");
    await editor.type(HOME, '"title": "home.story.title"', '"title": "home.story.¦"');
    const words = JSON.parse(project.read("config/messages/en/home.json")) as Record<string, string>;
    expect((await editor.offers()).get("home.story.title")?.detail).toBe(words["home.story.title"]);
    await editor.type(HOME, '"widget": "popular-cities"', '"widget": "¦"');
    expect(await offered()).toEqual(expect.arrayContaining(["story", "home-hero", "popular-cities"]));
    await editor.type(HOME, '"widget": "popular-cities",', '"widget": "popular-cities", "¦"');
    expect((await editor.offers()).get("slots")?.textEdit?.newText).toBe('"slots": { $1 },');
  });

  it("offers the operators of conditions, operands and their values", { timeout }, async () => {
    const condition = '"eq": ["device.userMode", "corporate"]';
    await editor.type(HOME, condition, '"¦"');
    expect(await offered()).toEqual(["all", "any", "not", "eq", "in", "exists", "hasData"]);
    await editor.type(HOME, condition, '"eq": ["¦", "corporate"]');
    expect(await offered()).toEqual(
      expect.arrayContaining([
        "device.userMode",
        "site.brand.id",
        "site.country.taxDisplay",
        "query.checkin",
        "route.city",
      ]),
    );
    await editor.type(HOME, condition, '"eq": ["device.userMode", "¦"]');
    expect(await offered()).toEqual(["", "travel_agent", "corporate"]);
    await editor.type(HOME, condition, '"in": ["site.brand.id", ["¦"]]');
    expect(await offered()).toContain(domain.brand);
    await editor.type(HOME, condition, '"eq": ["route.name", "¦"]');
    expect(await offered()).toContain("bookingSummary");
  });

  it("offers records by their ids, routes, and what a layer may do to what is below it", {
    timeout,
  }, async () => {
    await editor.type(domain.file, `"country": "${domain.country}"`, '"country": "¦"');
    expect(await offered()).toContain(domain.country);
    await editor.type(domain.file, `"brand": "${domain.brand}"`, '"brand": "¦"');
    expect(await offered()).toContain(domain.brand);
    await editor.type(HOME, '"href": "/partner-with-us"', '"href": "¦"');
    expect(await offered()).toEqual(expect.arrayContaining(["/checkout", "/partner-with-us"]));
    const layer = `config/brands/${domain.brand}/pages/home.json`;
    await editor.type(layer, '"nodes": {', '"nodes": { "hero": { "¦" },');
    expect(await offered()).toEqual(expect.arrayContaining(["props", "when", "$unset", "$lock"]));
    await editor.type(layer, '"nodes": {', '"nodes": { "¦",');
    expect(await offered()).toContain("promises");
    await editor.type("config/routes.json", '"page": "listing"', '"page": "¦"');
    expect(await offered()).toEqual(expect.arrayContaining(["home", "listing", "hotel"]));
    await editor.type(`config/brands/${domain.brand}/brand.json`, '"mark": "', '"mark": "¦');
    expect(await offered()).toContain("mark.svg");
    for (const file of [domain.file, layer, "config/routes.json", `config/brands/${domain.brand}/brand.json`])
      await editor.close(file);
  });

  it("tells what a key is for and which layers say its value", { timeout }, async () => {
    await editor.type(HOME, '"look": "quiet"', '"lo¦ok": "quiet"');
    const said = await editor.hover();
    expect(said).toContain("quiet: muted words.");
    const layer = `config/brands/${domain.brand}/pages/home.json`;
    await editor.type(layer, '"nodes": {', '"nodes": { "cities": { "props": { "lay¦out": "plain" } },');
    await editor.findings();
    const origin = await editor.hover();
    expect(origin).toMatch(new RegExp(`\\*\\*\`"plain"\`\\*\\* brand ${domain.brand}, \\[${layer}:\\d+\\]`));
    expect(origin).toMatch(/~~`"mosaic"`~~ global, \[config\/pages\/home\.json:\d+\]/);
    await editor.close(layer);
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    const words = JSON.parse(project.read("config/messages/en/home.json")) as Record<string, string>;
    expect(await editor.hover()).toContain(`“${words["home.story.title"]}”`);
    await editor.type(domain.file, '"defaultLocale"', '"default¦Locale"');
    expect(await editor.hover()).toContain(`On ${domain.id} by:`);
    await editor.close(domain.file);
  });

  it("tells who closed a value to other layers", { timeout }, async () => {
    const layer = `config/brands/${domain.brand}/pages/home.json`;
    await editor.type(HOME, '"head": {', '"head": { "$lock": true,');
    await editor.findings();
    await editor.type(layer, '"slots": {', '"head": { "in¦dex": true }, "slots": {');
    expect(await editor.hover()).toMatch(
      /closed to later layers by global, \[config\/pages\/home\.json:\d+\]/,
    );
    await editor.close(layer);
    await editor.close(HOME);
  });

  it("goes to where a name is made, and to the layer below", { timeout }, async () => {
    await editor.type(HOME, '"widget": "home-hero"', '"widget": "home-¦hero"');
    expect(await editor.definition()).toEqual(["widgets/home-hero/widget.json:1"]);
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    const line = project
      .read("config/messages/en/home.json")
      .split('"home.story.title"')[0]
      ?.split("\n").length;
    expect(await editor.definition()).toContain(`config/messages/en/home.json:${line}`);
    await editor.type(domain.file, `"country": "${domain.country}"`, `"country": "¦${domain.country}"`);
    expect(await editor.definition()).toEqual([`config/countries/${domain.country}.json:1`]);
    const layer = `config/brands/${domain.brand}/pages/home.json`;
    await editor.type(layer, '"nodes": {', '"nodes": { "promises": { "pro¦ps": {} },');
    const promises = project.read(HOME).split('"promises": {')[0]?.split("\n").length ?? 0;
    await editor.findings();
    expect(await editor.definition()).toEqual([`${HOME}:${promises + 3}`]);
    await editor.close(layer);
    await editor.close(domain.file);
  });

  it("finds what names the same, in every layer and language", { timeout }, async () => {
    await editor.type(domain.file, `"country": "${domain.country}"`, `"country": "¦${domain.country}"`);
    const files = (await editor.references()).map((place) => place.split(":")[0]);
    expect(files).toEqual(expect.arrayContaining([domain.file, "config/routes.json"]));
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    const languages = (await editor.references()).filter((place) => place.startsWith("config/messages/"));
    expect(languages).toHaveLength(
      [...readConfigSource(project.root).texts].filter(
        ([file, text]) => file.startsWith("config/messages/") && text.includes('"home.story.title"'),
      ).length,
    );
    await editor.close(domain.file);
  });

  it("renames messages and nodes wherever they are named, and leaves the whole valid", {
    timeout,
  }, async () => {
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    for (const [at, to] of [
      ['"home.st¦ory.title"', "home.tale.title"],
      ['"recent¦Hotels": {', "lastHotels"],
    ] as const) {
      await editor.type(HOME, at.replace("¦", ""), at);
      const renamed = await editor.rename(to);
      if (typeof renamed === "string") throw new Error(renamed);
      const { texts, moved } = renamed;
      expect(texts.get(HOME)).not.toContain(at.replace("¦", ""));
      expect([...moved]).toEqual([]);
      expect([...texts.keys()].length).toBeGreaterThan(1);
      expect(await validated(Object.fromEntries(texts))).toEqual(await validated({}));
    }
  });

  it("renames what has files as the command does: one edit of every text and file name", {
    timeout,
  }, async () => {
    const { texts } = readConfigSource(project.root);
    const idsIn = (folder: string) =>
      [...texts.keys()].flatMap(
        (file) => new RegExp(`^config/${folder}/([^/]+)\\.json$`).exec(file)?.[1] ?? [],
      );
    const [experiment = ""] = idsIn("experiments");
    const [microsite = ""] = idsIn("microsites");
    const [language = ""] = (JSON.parse(project.read(domain.file)) as { locales: string[] }).locales.filter(
      (locale) => locale !== "en",
    );
    const here = (kind: string, file: string, before: string, name: string, to: string) => ({
      kind: kind as Kind,
      file,
      from: `${before}"${name}"`,
      at: `${before}"¦${name}"`,
      name,
      to,
    });
    const things = [
      here("brand", domain.file, '"brand": ', domain.brand, "renamed-brand"),
      here("domain", domain.file, '"id": ', domain.id, "renamed-domain"),
      here("language", domain.file, "", language, `${language}-${domain.country}`),
      here("page", "config/routes.json", '"page": ', "checkout", "renamed-page"),
      here("experiment", `config/experiments/${experiment}.json`, '"id": ', experiment, "renamedFlag"),
      here("microsite", `config/microsites/${microsite}.json`, '"name": ', microsite, "renamed-vendor"),
      here("widget", HOME, '"widget": ', "popular-cities", "renamed-widget"),
      here("widget", "widgets/popular-cities/widget.json", '"name": ', "popular-cities", "renamed-widget"),
    ];
    for (const { kind, file, from, at, name, to } of things) {
      await editor.type(file, from, at);
      const plan = planRename(readProject(project.root), { kind, from: name, to });
      const before = new Map([...plan.moved].map(([old, now]) => [now, old]));
      const renamed = await editor.rename(to);
      if (typeof renamed === "string") throw new Error(`${kind} ${name}: ${renamed}`);
      expect([...renamed.moved]).toEqual([...plan.moved]);
      expect(renamed.texts.size).toBe(plan.texts.size);
      for (const [path, text] of plan.texts)
        expect(renamed.texts.get(before.get(path) ?? path) === text, `${kind} ${path}`).toBe(true);
      await editor.close(file);
    }
  });

  it("renames in what somebody has typed and not saved, and an arm wherever it is compared", {
    timeout,
  }, async () => {
    await editor.type(HOME, '{\n  "$schema"', '{\n\n\n  "$schema"');
    await editor.type("config/pages/checkout.json");
    await editor.type(HOME, '"widget": "popular-cities"', '"note": 1,\n\n"widget": "popular-¦cities"');
    const broken = await editor.rename("renamed-widget");
    if (typeof broken === "string") throw new Error(broken);
    expect(broken.texts.get(HOME)).toContain('"note": 1,\n\n"widget": "renamed-widget"');
    await editor.close(HOME);

    const [flag = ""] =
      /config\/experiments\/([^/]+)\.json/
        .exec([...readConfigSource(project.root).texts.keys()].join("\n"))
        ?.slice(1) ?? [];
    const file = `config/experiments/${flag}.json`;
    const { control } = JSON.parse(project.read(file)) as { readonly control: string };
    await editor.type(
      HOME,
      '"widget": "promises"',
      `"when": { "eq": ["flag.${flag}", "${control}"] }, "widget": "promises"`,
    );
    await editor.type(file, `"control": "${control}"`, `"control": "¦${control}"`);
    await editor.findings();
    const renamed = await editor.rename("unchanged");
    if (typeof renamed === "string") throw new Error(renamed);
    expect(renamed.texts.get(HOME)).toContain(`"eq": ["flag.${flag}", "unchanged"]`);
    expect(JSON.parse(renamed.texts.get(file) ?? "{}")).toMatchObject({
      control: "unchanged",
      arms: { unchanged: {} },
    });
    await editor.close(file);
    await editor.close(HOME);
  });

  it("says why something cannot be renamed, as the command would", { timeout }, async () => {
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    expect(await editor.rename("home.story.text")).toContain('There is a message "home.story.text" already');
    expect(await editor.rename("tale.title")).toContain("home.…");
    await editor.type(HOME, '"widget": "home-hero"', '"widget": "home-¦hero"');
    expect(await editor.rename("popular-cities")).toContain("There is a widget popular-cities already");
    expect(await editor.rename("Home Head")).toContain("write it like home-head");
    await editor.type(domain.file, `"country": "${domain.country}"`, `"country": "¦${domain.country}"`);
    expect(await editor.rename("QQ")).toMatch(/It would break this:\nconfig\/countries\/QQ\.json:\d+ /);
    expect(await editor.rename("Holland")).toContain("write two capitals");
    await editor.type(domain.file, `"country": "${domain.country}"`, '"country": "¦QQ"');
    expect(await editor.rename("QR")).toContain('There is no country "QQ"');
    await editor.close(domain.file);
    await editor.type("config/modals.json", '"nestedUnder": "', '"nestedUnder": "¦');
    expect(await editor.rename("another")).toContain("Code says the names of this kind too (modal)");
    await editor.close("config/modals.json");
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title",,');
    expect(await editor.rename("home.tale.title")).toBe(`${HOME} is no JSON just now; mend it first.`);
    await editor.type(HOME);
    const plain = await startEditor(project.root, { renamesFiles: false });
    await plain.type(HOME, '"widget": "home-hero"', '"widget": "home-¦hero"');
    expect(await plain.rename("home-head")).toContain("staywright rename widget home-hero home-head");
    await plain.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    expect(await plain.rename("home.tale.title")).not.toBeTypeOf("string");
    expect(await plain.quit()).toBe(0);
  });

  it("answers twenty questions for less than it took to come this far", { timeout }, async () => {
    await editor.type(HOME, '"home.story.title"', '"home.st¦ory.title"');
    await editor.findings();
    const ask = async () => {
      await editor.offers();
      await editor.hover();
      await editor.definition();
      await editor.references();
    };
    await ask();
    const before = editor.processorTime();
    for (let round = 0; round < 5; round++) await ask();
    expect(editor.processorTime() - before).toBeLessThan(before);
  });

  it("ends when the editor says so", { timeout }, async () => {
    const other = await startEditor(project.root);
    expect(await other.quit()).toBe(0);
  });
});
