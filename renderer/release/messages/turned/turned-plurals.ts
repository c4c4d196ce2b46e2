import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { Entries } from "../message-entry.ts";

/** A word as one thing and as several are called. */
interface Counted {
  readonly id: string;
  readonly one: string;
  readonly other: string;
}

/** So many messages must have two forms of a word before one that has a single one is taken for a slip. */
const MANY = 3;
/** Words up to which a form is what is counted, and no sentence about it. */
const MOST_WORDS = 3;

/**
 * Plurals whose forms changed places, so that guests read "1 nights" and "3 night": a word that other
 * messages have the other way round, or, in languages whose plurals end in s, one that has it where there is
 * one thing. And plurals whose forms are alike, of a word that has two everywhere else ("1 nights").
 * Languages with forms beside these two are left alone. `tag` is the language's, `entries` all it says.
 */
export function turnedPlurals(tag: string, entries: Entries): readonly Finding[] {
  const plurals = [...entries].flatMap(([id, { result }]) =>
    typeof result.message === "string" ? [] : pluralsIn(result.message).map((plural) => ({ id, plural })),
  );
  const counted = plurals.flatMap(({ id, plural }) => wordsCounted(id, plural));
  const usual = new Map<string, Set<string>>();
  for (const { id, one, other } of counted) {
    const key = `${one} ${other}`;
    usual.set(key, (usual.get(key) ?? new Set()).add(id));
  }
  const saying = (one: string, other: string) => usual.get(`${one} ${other}`)?.size ?? 0;
  const told = new Set<string>();
  const endsInS = PLURALS_IN_S.has(tag.split("-", 1)[0] ?? "");
  const turned = counted.flatMap(({ id, one, other }): Finding[] => {
    const source = entries.get(id)?.source;
    const against = saying(other, one);
    const isTurned =
      against > saying(one, other) ||
      (against === 0 && endsInS && new RegExp(`^${other}e?s$`, "u").test(one));
    if (!source || !isTurned || told.has(id)) return [];
    told.add(id);
    const message = `"${id}" says "${one}" of one and "${other}" of several.`;
    const suggestion = "Let the two forms change places.";
    return [createFinding(source, [id], { code: "turned-plural", message, suggestion, severity: "warning" })];
  });
  const alike = plurals.flatMap(({ id, plural }) => wordsAlike(id, plural));
  return [...turned, ...sameForms(alike, counted, entries)];
}

/** A word that both forms of a plural have. */
interface Alike {
  readonly id: string;
  readonly word: string;
}

/** Words that stand in both forms alike, where other messages have two forms of them and none has one. */
function sameForms(alike: readonly Alike[], counted: readonly Counted[], entries: Entries): Finding[] {
  const places = new Map<string, Set<string>>();
  for (const { id, word } of alike) places.set(word, (places.get(word) ?? new Set()).add(id));
  const told = new Set<string>();
  return alike.flatMap(({ id, word }): Finding[] => {
    const pairs = counted.filter((each) => each.one === word || each.other === word);
    const isOne = pairs.every(({ one }) => one === word);
    const source = entries.get(id)?.source;
    if (!source || told.has(id) || places.get(word)?.size !== 1) return [];
    const many = new Set(pairs.map((each) => each.id)).size;
    if (many < MANY) return [];
    if (!isOne && pairs.some(({ one }) => one === word)) return [];
    told.add(id);
    const usual = pairs[0]?.[isOne ? "other" : "one"] ?? "";
    const [form, number] = isOne ? ["other", "several"] : ["one", "one"];
    const message = `"${id}" says "${word}" of ${number} too, and ${many} other messages say "${usual}" there.`;
    const suggestion = `Write "${usual}" in the form "${form}".`;
    return [createFinding(source, [id], { code: "turned-plural", message, suggestion, severity: "warning" })];
  });
}

/** The words of the two forms of a plural, beside one for millions; none of one with other forms. */
function formsIn({ options, pluralType }: PluralElement): readonly (readonly string[])[] {
  const forms = Object.keys(options).filter((form) => form !== "many" && !form.startsWith("="));
  if (pluralType !== "cardinal" || forms.length !== 2) return [];
  return [options.one, options.other].map((form) => lettersIn(form?.value ?? []));
}

function wordsAlike(id: string, plural: PluralElement): Alike[] {
  const [ones = [], others = []] = formsIn(plural);
  // In a sentence a word may be bent for another one than what is counted.
  if (ones.length > MOST_WORDS || ones.join(" ") !== others.join(" ")) return [];
  return [...new Set(ones)].map((word) => ({ id, word }));
}

/** Words that differ between the two forms of a plural, where all else is the same. */
function wordsCounted(id: string, plural: PluralElement): Counted[] {
  const [ones, others] = formsIn(plural);
  if (!ones || !others || ones.length !== others.length) return [];
  const different = ones.flatMap((one, at) => (one === others[at] ? [] : [{ one, other: others[at] ?? "" }]));
  // Where several words change, each says the same of the order of the forms: one is enough.
  return different.slice(0, 1).map((words) => ({ id, ...words }));
}

/** Languages in which a word of several things ends in s, and one of a single thing hardly ever does. */
const PLURALS_IN_S: ReadonlySet<string> = new Set(["en", "es", "fr", "pt"]);

function lettersIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) =>
    element.type === TYPE.literal ? (element.value.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : [],
  );
}

function pluralsIn(elements: readonly MessageFormatElement[]): readonly PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...inside] : inside;
  });
}
