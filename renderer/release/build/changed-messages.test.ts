import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConfigPatch, hero, page, smallCode, smallConfig, smallFiles } from "../testing/small-config.ts";
import { buildRelease } from "./build-release.ts";
import { createReleaseBuilder } from "./release-builder.ts";

const now = new Date("2026-05-04T10:00:00Z");
const locales = ["nl", "de", "fr", "es"] as const;
const many = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`home.many-${index}`, "x"]));
const english = { ...smallConfig["messages/en/home.json"], "home.sleep": "Sleep {name}", ...many };
const dutch = { ...smallConfig["messages/nl/home.json"], "home.sleep": "Slaap {name}", ...many };

/** The small configuration with more languages and messages, and messages of a brand. */
const manyWords: ConfigPatch = {
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`languages/${locale}.json`, { locale }],
      [`messages/${locale}/home.json`, dutch],
      [`messages/${locale}/amenities.json`, smallConfig["messages/nl/amenities.json"]],
    ]),
  ),
  "messages/en/home.json": english,
  "brands/alba/messages/en/home.json": { "home.sleep": "Alba says sleep {name}" },
  "brands/alba/messages/nl/home.json": { "home.sleep": "Alba zegt slaap {name}" },
};

const texts = [
  "Sleep well",
  "Zz",
  "Zz {name}",
  "Zz {nmae}",
  "<b>Zz</b>",
  "Zz {",
  "{count, plural, few {a} other {#}}",
  "{how, select, quick {a} other {b}}",
  "{how, select, slow {a} other {b}}",
];

/** A change of one message, or of the whole file it stands in. */
const messageEdits = fc.record({
  folder: fc.oneof(
    { weight: 3, arbitrary: fc.constant("messages/en") },
    { weight: 3, arbitrary: fc.constantFrom(...locales.map((locale) => `messages/${locale}`)) },
    fc.constantFrom("brands/alba/messages/en", "brands/alba/messages/nl", "brands/brio/messages/nl"),
  ),
  id: fc.constantFrom("home.title", "home.nights", "home.sleep", "home.new", "amenities.pool"),
  change: fc.oneof(
    fc.constantFrom(...texts).map((text) => ({ text })),
    fc.constantFrom("remove", "rename", "translate not", "wrong file", "back", "not JSON", "no file"),
  ),
});

type MessageEdit = typeof messageEdits extends fc.Arbitrary<infer T> ? T : never;

const edit = (folder: string, id: string, change: MessageEdit["change"]) =>
  ({ folder, id, change }) as MessageEdit;

/** Edits that between them bring about everything there is to say of messages. */
const everyMistake: MessageEdit[][] = [
  [edit("messages/de", "amenities.pool", "no file")],
  [
    edit("messages/en", "home.new", { text: "{how, select, quick {a} other {b}}" }),
    edit("messages/nl", "home.new", { text: "{how, select, slow {a} other {b}}" }),
    edit("messages/nl", "home.title", "remove"),
    edit("messages/fr", "home.nights", { text: "{count, plural, few {a} other {#}}" }),
    edit("messages/fr", "home.title", "no file"),
  ],
  [
    edit("messages/en", "home.new", { text: "Sleep well" }),
    edit("messages/nl", "home.new", "translate not"),
    edit("messages/nl", "home.title", { text: "Zz {" }),
    edit("messages/en", "home.nights", "rename"),
    edit("messages/en", "home.sleep", { text: "Zz {nmae}" }),
    edit("messages/es", "home.title", "wrong file"),
    edit("messages/es", "home.title", "not JSON"),
  ],
  [
    edit("brands/alba/messages/en", "home.new", { text: "Sleep well" }),
    edit("messages/en", "home.new", { text: "Sleep well" }),
    edit("messages/en", "home.new", { text: "Zz" }),
  ],
  [
    edit("brands/alba/messages/en", "home.sleep", { text: "Zz {nmae}" }),
    edit("brands/brio/messages/nl", "home.sleep", { text: "Zz {name}" }),
    edit("messages/en", "home.sleep", { text: "Zz {nmae}" }),
    edit("messages/nl", "home.sleep", { text: "<b>Zz</b>" }),
  ],
];

/** Makes one edit of the files in place. */
function editMessage(files: Map<string, string>, { folder, id, change }: MessageEdit) {
  const [namespace = ""] = id.split(".");
  const fileOf = (place: string, name: string) => `config/${place}/${name}.json`;
  const path = fileOf(folder, change === "wrong file" ? "amenities" : namespace);
  const first = smallFiles(manyWords).get(path);
  if (change === "no file") return files.delete(path);
  if (change === "not JSON") return files.set(path, "{");
  if (change === "back") return first === undefined ? files.delete(path) : files.set(path, first);
  const messages = messagesIn(files.get(path));
  const { [id]: before = "New", ...others } = messages;
  const english = messagesIn(files.get(fileOf("messages/en", namespace)))[id] ?? before;
  if (change === "remove") return files.set(path, JSON.stringify(others, null, 2));
  const named = change === "rename" ? { [`${id}s`]: before } : undefined;
  const text = typeof change === "object" ? change.text : change === "translate not" ? english : before;
  return files.set(path, JSON.stringify({ ...others, ...(named ?? { [id]: text }) }, null, 2));
}

function messagesIn(text = "{}"): Readonly<Record<string, string>> {
  return text === "{" ? {} : (JSON.parse(text) as Record<string, string>);
}

describe("a release of changed messages", () => {
  it("[LOC-09] is what a fresh builder makes of them, whatever was written before", {
    timeout: 120_000,
  }, () => {
    const codes = new Set<string>();
    // What one process found clean, another one takes for that.
    const clean = new Set<string>();
    let hits = 0;
    const has = (name: string) => {
      const isKnown = clean.has(name);
      if (isKnown) hits++;
      return isKnown;
    };
    const cleanWords = { has, add: (name: string) => void clean.add(name) };
    fc.assert(
      fc.property(fc.array(messageEdits, { minLength: 1, maxLength: 8 }), (edits) => {
        const build = createReleaseBuilder(smallCode());
        const files = new Map(smallFiles(manyWords));
        build({ now, overlay: files });
        for (const edit of edits) {
          editMessage(files, edit);
          const texts = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
          const input = { now, source: { texts, brandFiles: new Map() } };
          const warm = build(input);
          const cold = buildRelease({ ...smallCode(), ...input });
          expect(warm.findings).toEqual(cold.findings);
          expect(warm.release).toEqual(cold.release);
          const knowing = createReleaseBuilder({ ...smallCode(), cleanWords })(input);
          expect(knowing.findings).toEqual(cold.findings);
          expect(knowing.release).toEqual(cold.release);
          for (const { code } of cold.findings) codes.add(code);
        }
      }),
      { numRuns: 100, examples: everyMistake.map((edits) => [edits]) },
    );
    expect(hits).toBeGreaterThan(100);
    expect([...codes]).toEqual(
      expect.arrayContaining([
        ...["bad-message", "incomplete-language", "invalid-json", "message-arguments", "missing-message"],
        ...["missing-namespace", "same-as-english", "select-options", "unknown-message", "unknown-plural"],
        "wrong-namespace",
      ]),
    );
  });

  it("[LOC-09] works out again only what they touch", () => {
    const build = createReleaseBuilder(smallCode());
    const releaseOf = (words: Readonly<Record<string, string>>) =>
      build({ now, overlay: smallFiles({ ...manyWords, "messages/en/home.json": words }) }).release;
    const first = releaseOf(english);
    const next = releaseOf({ ...english, "home.title": "Good day" });
    expect(next?.messages.en?.["home.title"]).toBe("Good day");
    for (const locale of locales) expect(next?.messages[locale], locale).toBe(first?.messages[locale]);
    expect(next?.brandMessages.alba?.nl).toBe(first?.brandMessages.alba?.nl);
    expect(next?.sites["alba-nl"]?.pages).toBe(first?.sites["alba-nl"]?.pages);
    const longer = releaseOf({ ...english, "home.new": "New" });
    expect(longer?.messages.de).toEqual({ ...first?.messages.de, "home.new": "New" });
    const again = releaseOf({ ...english, "home.new": "New", "home.title": "Good night" });
    expect(again?.messages.de).toBe(longer?.messages.de);
  });

  it("[LOC-09] looks again at a layer that names another brand's message when that goes", () => {
    const titled = (title: string) => ({ ...hero, props: { title } });
    const own = "brands/brio/messages/en/home.json";
    const patch = {
      "pages/home.json": page("home", ["hero"], { hero: titled("home.own") }),
      "brands/alba/pages/home.json": {
        slots: { main: { nodes: { hero: { props: { title: "home.title" } } } } },
      },
      [own]: { "home.own": "Only ours" },
    };
    const build = createReleaseBuilder(smallCode());
    expect(build({ now, overlay: smallFiles(patch) }).release).not.toBeNull();
    const overlay = smallFiles({ ...patch, [own]: null });
    const { findings } = build({ now, overlay });
    expect(findings).toMatchObject([{ code: "unknown-message", file: "config/pages/home.json" }]);
    expect(findings).toEqual(buildRelease({ ...smallCode(), now, overlay }).findings);
  });
});
