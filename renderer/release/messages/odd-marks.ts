import { once } from "../../memory/once.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries } from "./message-entry.ts";
import { saidWords } from "./said-words.ts";

/**
 * Marks that no text has on purpose: one of a sentence twice in a row, a bracket that does not close, stars
 * for bold, a tag around nothing. `text` is a message that can be formatted.
 */
export function oddMarks(
  id: string,
  text: string,
): { readonly code: string; readonly message: string; readonly suggestion: string } | undefined {
  const code = "odd-words";
  const [doubled] = /([!?,;。、।؟])\1|(?<!\.)\.\.(?!\.)/u.exec(text) ?? [];
  if (doubled !== undefined)
    return { code, message: `"${id}" has ${doubled} in a row.`, suggestion: "Write it once." };
  if (/\*\*[^*]+\*\*/.test(text)) {
    const message = `"${id}" has stars for bold, and guests would read the stars.`;
    return { code, message, suggestion: "Take them out." };
  }
  const [, tag] = /<([a-z][\w-]*)>\s*<\/\1>/i.exec(text) ?? [];
  if (tag !== undefined) {
    const message = `"${id}" has <${tag}> around nothing, so what it marks, such as a link, has no words.`;
    return { code, message, suggestion: "Write the words that belong between the two." };
  }
  if (!areClosed(text)) {
    const message = `"${id}" has a bracket without the other one.`;
    return { code, message, suggestion: "Write the other one, or take it out." };
  }
  return undefined;
}

const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "（": "）", "「": "」", "【": "】" };
const BRACKET = /[()[\]（）「」【】]/g;

function areClosed(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.matchAll(BRACKET)) {
    const end = BRACKETS[sign];
    if (end !== undefined) open.push(end);
    else if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}

/** So many languages do not leave a sign out by chance: then English has one too many. */
const MANY = 3;

/**
 * Percent signs of English that most languages have not, of those that `tagOf` gives the tag of by locale:
 * one finding at English, instead of one in each of them.
 */
export function oddPercents(
  byLocale: ReadonlyMap<string, Entries>,
  english: Entries,
  tagOf: (locale: string) => string,
): ReadonlyMap<string, Finding> {
  const others = [...byLocale].filter(([locale]) => locale !== "en");
  const found = [...english].flatMap(([id, { result, source }]) => {
    if (!saidWords(result.message).includes("%")) return [];
    const translated = others.filter(([, entries]) => entries.has(id));
    const lacking = translated.filter(([locale, entries]) => {
      const said = entries.get(id)?.result.message;
      return said !== undefined && !saysPercent(tagOf(locale), saidWords(said));
    });
    if (lacking.length < MANY || lacking.length * 2 <= translated.length) return [];
    const message = `"${id}" has a percent sign, and ${lacking.length} translations have none.`;
    const suggestion = "Take it out, or write it in every language.";
    const words = { code: "odd-words", message, suggestion, severity: "warning" } as const;
    return [[id, createFinding(source, [id], words)] as const];
  });
  return new Map(found);
}

/**
 * Translations that ask where English does not, have a sign of money or a picture that English lacks, or lack
 * the percent sign that it has. `tag` is the language's; of messages in `told` the sign is told at English.
 */
export function otherMarks(
  tag: string,
  entries: Entries,
  english: Entries,
  told: ReadonlyMap<string, unknown> = new Map(),
): readonly Finding[] {
  return [...entries].flatMap(([id, { result, source }]): Finding[] => {
    const original = english.get(id)?.result.message;
    if (original === undefined) return [];
    const said = saidWords(result.message).trim();
    const wanted = saidWords(original);
    if (wanted.includes("%") && !told.has(id) && !saysPercent(tag, said)) {
      const message = `"${id}" leaves out the percent sign of the English message, so its number is of nothing.`;
      const suggestion = 'Write "%" where the language writes it.';
      return [createFinding(source, [id], { code: "odd-words", message, suggestion, severity: "warning" })];
    }
    const strange = [...said.matchAll(SIGNS)].map(([sign]) => sign).find((sign) => !wanted.includes(sign));
    const asks = /[?？؟]$/u.test(said) && !/[?？؟]/u.test(wanted);
    if (strange === undefined && !asks) return [];
    const what = strange === undefined ? "asks a question" : `has ${strange}`;
    const message = `"${id}" ${what}, and the English message does not.`;
    const suggestion = "Write what the English message says.";
    return [createFinding(source, [id], { code: "odd-words", message, suggestion, severity: "warning" })];
  });
}

/** By its sign, in whatever script, or by what the language calls it: Prozent. */
function saysPercent(tag: string, said: string): boolean {
  return /[%٪％﹪]/u.test(said) || said.toLowerCase().includes(percentIn(tag));
}

const percentIn = once((tag: string): string => {
  // A language that Intl does not know writes the sign.
  const isKnown = /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag);
  const style = { style: "unit", unit: "percent", unitDisplay: "long" } as const;
  const parts = new Intl.NumberFormat(isKnown ? tag : "en", style).formatToParts(5);
  return (parts.find(({ type }) => type === "unit")?.value ?? "%").trim().toLowerCase();
});

const SIGNS = /\p{Sc}|(?![©®™\d#*])\p{Extended_Pictographic}/gu;
