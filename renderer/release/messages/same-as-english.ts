import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "../../site/message-catalogue.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isSameJson } from "../json/layer.ts";
import type { Entries } from "./message-entry.ts";

const NAMES = /^(brand|country\.name|languages)\./;

/**
 * Messages of two words that other languages leave in English, once per message for all of them. What most
 * languages leave as it is, is a name; longer ones are mistakes, see `left-in-english.ts`.
 */
export function sameAsEnglish(byLocale: ReadonlyMap<string, Entries>, english: Entries): Finding[] {
  const others = [...byLocale].filter(([locale]) => locale !== "en");
  return [...english].flatMap(([id, { result, source }]): Finding[] => {
    const said = result.message;
    const same = others.filter(([, entries]) => {
      const own = entries.get(id)?.result.message;
      return typeof said === "string" || typeof own === "string" ? own === said : isSameJson(own, said);
    });
    if (same.length === 0 || same.length * 2 > others.length + 1) return [];
    if (isNameId(id) || wordsIn(said) !== 2) return [];
    const locales = same.map(([locale]) => locale).sort();
    const message = `"${id}" says in ${locales.join(", ")} what it says in English.`;
    return [createFinding(source, [id], { code: "same-as-english", message, severity: "info" }, "key")];
  });
}

/** Whether a message is a name, which stays as it is in every language. */
export function isNameId(id: string): boolean {
  return NAMES.test(id);
}

/** Words of letters outside of placeholders; a message with choices is looked at as a whole elsewhere. */
export function wordsIn(message: CompiledMessage): number {
  const text =
    typeof message === "string"
      ? message
      : message.map((element) => (element.type === TYPE.literal ? element.value : " ")).join("");
  return text.match(/\p{L}{2,}(?:['’-]\p{L}+)*/gu)?.length ?? 0;
}
