import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { filesUnder } from "../change/thing.ts";
import { createWholeProject, type TemporaryProject, withoutThings } from "../fixtures/temporary-project.ts";

const project = await withoutThings(
  createWholeProject(),
  ["country", "PT"],
  ["brand", "marlowe"],
  ["brand", "harlowe"],
  ["domain", "wrenhollow-nl-de"],
  ["domain", "wrenhollow-holland"],
  ["language", "pl"],
  ["language", "pl-PL"],
  ["experiment", "quietHero"],
  ["experiment", "calmHero"],
  ["microsite", "harborpay"],
  ["microsite", "tidewallet"],
  ["page", "quiet-weeks"],
  ["page", "calm-weeks"],
  ["widget", "welcome-line"],
  ["widget", "greeting"],
);
afterAll(() => project.remove());
const timeout = 240_000;

/** Every file of the project with its bytes, but for the notes of the generator. */
function tree({ root }: TemporaryProject): Readonly<Record<string, string>> {
  const files = ["config", "widgets", "schemas", "docs"].flatMap((folder) => filesUnder(root, folder));
  return Object.fromEntries(
    files
      .filter((file) => !file.endsWith("generated/.cache.json"))
      .map((file) => [file, readFileSync(join(root, file), "latin1")]),
  );
}

async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await project.run(...args, "--yes");
  expect(`${code} ${code === 0 ? "" : stdout + stderr}`).toBe("0 ");
  return stdout;
}

/** What `add` makes, and what `remove` and `rename` take to undo it. */
const things = [
  { kind: "country", add: ["PT", "--brand", "wrenhollow"], name: "PT", remove: ["--with-sites"] },
  {
    kind: "brand",
    add: ["marlowe", "--type", "home", "--country", "NL", "--tagline", "By the sea"],
    name: "marlowe",
    to: "harlowe",
    remove: ["--with-sites"],
  },
  {
    kind: "domain",
    add: ["wrenhollow", "NL", "--locale", "de"],
    name: "wrenhollow-nl-de",
    to: "wrenhollow-holland",
  },
  {
    kind: "language",
    add: ["pl", "--domain", "wrenhollow-de", "--domain", "wrenhollow-be-nl"],
    name: "pl",
    to: "pl-PL",
  },
  { kind: "experiment", add: ["quietHero", "--country", "NL"], name: "quietHero", to: "calmHero" },
  { kind: "microsite", add: ["harborpay", "--domain", "solvanta-in"], name: "harborpay", to: "tidewallet" },
  {
    kind: "page",
    add: ["quiet-weeks", "--title", "Quiet weeks", "--translate", "nl=Stille weken"],
    name: "quiet-weeks",
    to: "calm-weeks",
  },
  { kind: "widget", add: ["welcome-line"], name: "welcome-line", to: "greeting" },
] as const satisfies readonly {
  readonly kind: string;
  readonly add: readonly string[];
  readonly name: string;
  readonly to?: string;
  readonly remove?: readonly string[];
}[];

describe("staywright remove and rename", () => {
  it.each(things)(
    "add $kind, rename it there and back, remove it: the same bytes",
    { timeout },
    async (thing) => {
      const { kind, add, name } = thing;
      if (kind === "widget") await project.run("generate");
      const before = tree(project);
      await succeed("add", kind, ...add);
      const added = tree(project);
      expect(Object.keys(added).length).toBeGreaterThan(Object.keys(before).length);
      if ("to" in thing) {
        await succeed("rename", kind, name, thing.to);
        expect(tree(project)).not.toEqual(added);
        await succeed("rename", kind, thing.to, name);
        expect(tree(project)).toEqual(added);
      }
      await succeed("remove", kind, name, ...("remove" in thing ? thing.remove : []));
      expect(tree(project)).toEqual(before);
    },
  );

  it("takes a language away that was called more exactly meanwhile, with why a site is read in it", {
    timeout,
  }, async () => {
    const before = tree(project);
    await succeed("add", "language", "pl", "--domain", "wrenhollow-de");
    await succeed("rename", "language", "pl", "pl-PL");
    await succeed("remove", "language", "pl-PL");
    expect(tree(project)).toEqual(before);
  });

  it("refuses what would break, with the findings or the sites, and writes nothing", {
    timeout,
  }, async () => {
    const before = tree(project);
    const refused = async (...args: string[]) => {
      const { code, stdout, stderr } = await project.run(...args, "--yes");
      expect([args.join(" "), code]).toEqual([args.join(" "), 1]);
      expect(tree(project)).toEqual(before);
      return stdout + stderr;
    };
    expect(await refused("remove", "country", "NL")).toMatch(
      /of the country NL: .*wrenhollow-nl.*--with-sites removes/,
    );
    expect(await refused("remove", "page", "listing")).toMatch(
      /There is no page "listing"[\s\S]*It would break this, so nothing was written/,
    );
    expect(await refused("remove", "widget", "site-footer")).toContain('There is no widget "site-footer"');
    expect(await refused("remove", "language", "nl")).toContain('There is no language "nl"');
    expect(await refused("remove", "language", "en")).toContain("English stands in for every other language");
    expect(await refused("remove", "message", "home.hero.title")).toMatch(
      /"home.hero.title" is still named:\n {2}\S+:\d+/,
    );
    expect(await refused("rename", "domain", "wrenhollow-nl", "wrenhollow-de")).toContain(
      "There is a domain wrenhollow-de already",
    );
    expect(await refused("rename", "page", "home", "Front Page")).toContain("write it like front-page");
    expect(await refused("rename", "message", "home.hero.title", "hotel.title")).toContain(
      "A message keeps its file",
    );
  });

  it("follows names into layers, conditions, vendors, routes and code", { timeout }, async () => {
    const before = tree(project);
    await succeed("rename", "message", "home.hero.title", "home.hero.heading");
    const now = tree(project);
    expect(now["widgets/home-hero/widget.json"]).toContain('"home.hero.heading"');
    const left = Object.entries(now).filter(([, text]) => text.includes('"home.hero.title"'));
    expect(left.map(([file]) => file)).toEqual([]);
    await succeed("rename", "message", "home.hero.heading", "home.hero.title");

    await succeed("rename", "brand", "solvanta", "solvista");
    const renamed = tree(project);
    expect(Object.keys(renamed).filter((file) => file.startsWith("config/brands/solvanta/"))).toEqual([]);
    expect(renamed["config/domains/solvanta-in.json"]).toContain('"brand": "solvista"');
    expect(renamed["config/experiments/wizz.json"]).toContain('"brands": ["solvista"]');
    await succeed("rename", "brand", "solvista", "solvanta");

    await succeed("rename", "widget", "popular-cities", "favourite-towns");
    const vendor = JSON.parse(project.read("config/microsites/tidepass.json"));
    expect(Object.keys(vendor.settings)).toContain("favourite-towns");
    await succeed("rename", "widget", "favourite-towns", "popular-cities");
    expect(tree(project)).toEqual(before);
  });

  it("shows every file and place first, and writes nothing where nobody can be asked", {
    timeout,
  }, async () => {
    const before = tree(project);
    const dry = await project.run(
      "rename",
      "domain",
      "solvanta-in",
      "solvanta-bharat",
      "--dry-run",
      "--json",
    );
    const plan = JSON.parse(dry.stdout);
    expect([dry.code, plan.written]).toEqual([0, false]);
    expect(plan.moved).toEqual({
      "config/domains/solvanta-in.json": "config/domains/solvanta-bharat.json",
    });
    expect(plan.places).toContainEqual(
      expect.stringMatching(/^config\/microsites\/tidepass\.json:\d+ domains\.0$/),
    );
    const asked = await project.run("rename", "domain", "solvanta-in", "solvanta-bharat");
    expect(asked.code).toBe(2);
    expect(asked.stdout).toContain(
      "rename config/domains/solvanta-in.json to config/domains/solvanta-bharat.json",
    );
    expect(asked.stderr).toContain("--yes writes it");
    expect(tree(project)).toEqual(before);
  });
});
