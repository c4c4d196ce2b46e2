import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createWholeProject } from "../fixtures/temporary-project.ts";

const timeout = 120_000;

interface Told {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly suggestion: string;
}

/** What each rule suspects, and a sentence that says why it is meant. */
const SUSPECTED = [
  {
    rule: "rule.left-in-english",
    file: "config/messages/de/booking.json",
    from: /("booking\.missing-text": ")[^"]+/,
    to: "$1There is no booking with this number. Open it with the number it was made with, please.",
    at: "booking.missing-text",
    why: "It is quoted from the sign at the desk.",
  },
  {
    rule: "rule.turned-texts",
    file: "config/messages/de/consent.json",
    from: /("consent\.statistics": )("[^"]+")([\s\S]*?"consent\.marketing": )("[^"]+")/,
    to: "$1$4$3$2",
    at: "consent.statistics",
    why: "Here each of the two is called so.",
  },
  {
    rule: "rule.named-currency",
    file: "config/messages/de/country.json",
    from: /("country\.priceMatch\.long": ")/,
    to: "$1Ein Pfund weniger? ",
    at: "country.priceMatch.long",
    why: "Its few readers know the saying.",
  },
  {
    rule: "rule.currency-words",
    file: "config/languages/de.json",
    from: /"EUR": \["Euro", "Euros"\]/,
    to: '"EUR": ["Euro", "Pfund"]',
    at: "Pfund",
    why: "Guests of the islands say it so.",
  },
  {
    rule: "rule.app-links",
    file: "config/brands/solvanta/brand.json",
    from: /("android": "https:\/\/apps\.example\/)android/,
    to: "$1ios",
    at: '"android"',
    why: "One address asks the device which store it has.",
  },
  {
    rule: "rule.left-in-english",
    file: "config/brands/solvanta/messages/de/home.json",
    from: /("home\.hero\.text": ")[^"]+/,
    to: "$1There are hotels in the city with the whole price. Choose your place and your nights.",
    at: "home.hero.text",
    why: "The campaign is in English everywhere.",
  },
  {
    rule: "rule.doubled-word",
    file: "config/messages/de/hotel.json",
    from: /("hotel\.gone-text": ")/,
    to: "$1Es ist ist so. ",
    at: "hotel.gone-text",
    why: "It is what the song says.",
  },
  {
    rule: "rule.form-of-address",
    file: "config/messages/de/home.json",
    from: /("home\.hero\.title": ")/,
    to: "$1Such dir ",
    at: "home.hero.title",
    why: "It is quoted from a poem.",
  },
  {
    rule: "rule.misspelt-name",
    file: "config/brands/solvanta/messages/de/home.json",
    from: /("home\.hero\.title": ")/,
    to: "$1Solventa ",
    at: "home.hero.title",
    why: "It is the name of another house.",
  },
  {
    rule: "rule.other-language",
    file: "config/messages/pt/booking.json",
    from: /("booking\.missing-text": ")[^"]+/,
    to: "$1No hay ninguna reserva con este número, o se hizo en otro sitio. Ábrela con el número de móvil.",
    at: "booking.missing-text",
    why: "It is quoted from a neighbour's sign.",
  },
] as const;

describe("rules that suspect what is right", () => {
  const project = createWholeProject();
  afterAll(() => project.remove());
  cpSync(join(project.root, "config"), join(project.root, "before/config"), { recursive: true });
  const languages = ["config/languages/de.json", "config/languages/pt.json"];
  const files = [...new Set([...SUSPECTED.map(({ file }) => file), ...languages])];
  const before = new Map(files.map((file) => [file, project.read(file)]));
  afterEach(() => {
    for (const [file, text] of before) project.write(file, text);
  });

  const findings = async () => {
    const { stdout } = await project.run("validate", "--no-render", "--json", "--severity", "warning");
    return (JSON.parse(stdout) as { findings: readonly Told[] }).findings;
  };
  const change = ({ file, from, to }: (typeof SUSPECTED)[number]) =>
    project.write(file, project.read(file).replace(from, to));
  const lineOf = ({ file, line }: Told) => project.read(file).split("\n")[line - 1] ?? "";
  /** Writes what the suggestion of a finding says, with a reason. */
  const waive = ({ suggestion }: Told, why: string) => {
    const [, members = "", file = ""] =
      /write "waives": (\{.*\}) in (config\/\S+\.json)\./.exec(suggestion) ?? [];
    const record = JSON.parse(project.read(file));
    const [[rule, waiver]] = Object.entries(JSON.parse(members)) as [[string, object]];
    const waives = { ...record.waives, [rule]: { ...waiver, why } };
    project.write(file, JSON.stringify({ ...record, waives }, null, 2));
    return { file, rule };
  };

  it("tell it where it stands; a waiver that they suggest silences each, and diff and explain show why", {
    timeout,
  }, async () => {
    for (const suspected of SUSPECTED) change(suspected);
    const found = await findings();
    expect(found).toHaveLength(SUSPECTED.length);
    const each = SUSPECTED.map((suspected) => ({
      ...suspected,
      told: found.find(
        ({ file, suggestion }) => file === suspected.file && suggestion.includes(suspected.rule),
      ) as Told,
    }));
    for (const { told, at } of each) expect(lineOf(told)).toContain(at);
    for (const { told, rule, why } of each) expect(waive(told, why)).toMatchObject({ rule });
    expect(await findings()).toEqual([]);
    const { stdout: said } = await project.run("diff", join(project.root, "before"));
    for (const { why } of SUSPECTED) expect(said).toContain(why);
    expect(said).toContain("What a rule suspects of the language's words is said to be right.");
    const { stdout: explained } = await project.run("explain", "wrenhollow-de.localhost/");
    expect(explained).toMatch(/waived +rule\.turned-texts: Here each of the two.*languages\/de\.json:\d+/);
  });

  it("need no waiver once nothing is suspected any more: each that is left is told at its line", {
    timeout,
  }, async () => {
    for (const suspected of SUSPECTED) change(suspected);
    for (const told of await findings()) waive(told, "It was meant when it was written.");
    const waived = new Map(files.map((file) => [file, JSON.parse(project.read(file)).waives]));
    for (const [file, text] of before) {
      const waives = waived.get(file);
      if (waives) project.write(file, JSON.stringify({ ...JSON.parse(text), waives }, null, 2));
      else project.write(file, text);
    }
    const found = await findings();
    expect(found.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
      ...Array(3).fill("unused-waiver config/brands/solvanta/brand.json"),
      ...Array(6).fill("unused-waiver config/languages/de.json"),
      "unused-waiver config/languages/pt.json",
    ]);
    for (const told of found) expect(lineOf(told)).toMatch(/"rule\.[a-z-]+": \{/);
  });

  it("are named as they are, and so is what they may not suspect", { timeout }, async () => {
    const [, turned] = SUSPECTED;
    change(turned);
    const language = JSON.parse(project.read("config/languages/de.json"));
    const why = "Here each of the two is called so.";
    const waives = {
      "rule.left-in-englsh": { why },
      "rule.turned-texts": { why, of: ["consent.statistics", "consent.necesary"] },
    };
    project.write("config/languages/de.json", JSON.stringify({ ...language, waives }, null, 2));
    const [unknown, idle, ...more] = await findings();
    expect(more).toEqual([]);
    expect(unknown).toMatchObject({
      code: "unknown-assertion",
      suggestion: 'Did you mean "rule.left-in-english"?',
    });
    expect(idle).toMatchObject({ code: "unused-waiver", suggestion: 'Did you mean "consent.necessary"?' });
    expect(lineOf(idle as Told)).toContain("consent.necesary");
  });

  it("are waived by whose words they are, and for what is named", { timeout }, async () => {
    const [english, , , , , ofBrand] = SUSPECTED;
    change(english);
    change(ofBrand);
    const waives = { "rule.left-in-english": { why: "It is meant so.", of: ["home.hero.text"] } };
    const language = JSON.parse(project.read("config/languages/de.json"));
    project.write("config/languages/de.json", JSON.stringify({ ...language, waives }, null, 2));
    expect((await findings()).map(({ code, file }) => [code, file])).toEqual([
      ["copied-language", ofBrand.file],
      ["unused-waiver", "config/languages/de.json"],
      ["copied-language", english.file],
    ]);
  });
});
