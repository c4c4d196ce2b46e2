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

/**
 * Plurals whose forms changed places, so that guests read "1 nights" and "3 night": a word that other
 * messages have the other way round, or, in languages whose plurals end in s, one that has it where there is
 * one thing. Languages with forms beside these two are left alone. `tag` is the language's.
 */
export function turnedPlurals(tag: string, entries: Entries): readonly Finding[] {
  const counted = [...entries].flatMap(
    ([
      id,
      {
        result: { message },
      },
    ]) =>
      typeof message === "string" ? [] : pluralsIn(message).flatMap((plural) => wordsCounted(id, plural)),
  );
  const usual = new Map<string, Set<string>>();
  for (const { id, one, other } of counted) {
    const key = `${one} ${other}`;
    usual.set(key, (usual.get(key) ?? new Set()).add(id));
  }
  const saying = (one: string, other: string) => usual.get(`${one} ${other}`)?.size ?? 0;
  const told = new Set<string>();
  const endsInS = PLURALS_IN_S.has(tag.split("-", 1)[0] ?? "");
  return counted.flatMap(({ id, one, other }): Finding[] => {
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
}

/** Words that differ between the two forms of a plural, where all else is the same. */
function wordsCounted(id: string, { options, pluralType }: PluralElement): Counted[] {
  const forms = Object.keys(options).filter((form) => !form.startsWith("="));
  if (pluralType !== "cardinal" || forms.length !== 2) return [];
  const [ones, others] = [options.one, options.other].map((form) => lettersIn(form?.value ?? []));
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
