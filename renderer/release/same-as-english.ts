import { TYPE } from "@formatjs/icu-messageformat-parser";
import { createFinding } from "./finding.ts";
import type { MessageEntry } from "./message-entry.ts";
import type { CompiledMessage, Finding } from "./release.ts";

/** Names stay as they are. */
const NAMES = /^(brand|country\.name|languages)\./;

/**
 * Messages of several words that other languages leave in English, once per message for all of them. What most languages leave
 * as it is, is a name.
 */
export function sameAsEnglish(
  byLocale: ReadonlyMap<string, ReadonlyMap<string, MessageEntry>>,
  english: ReadonlyMap<string, MessageEntry>,
): Finding[] {
  const others = [...byLocale].filter(([locale]) => locale !== "en");
  return [...english].flatMap(([id, { result, source }]): Finding[] => {
    if (NAMES.test(id) || wordsIn(result.message) < 2) return [];
    const said = JSON.stringify(result.message);
    const same = others.filter(([, entries]) => {
      const own = entries.get(id);
      return own !== undefined && JSON.stringify(own.result.message) === said;
    });
    if (same.length === 0 || same.length * 2 > others.length + 1) return [];
    const locales = same.map(([locale]) => locale).sort();
    const message = `"${id}" says in ${locales.join(", ")} what it says in English.`;
    return [createFinding(source, [id], { code: "same-as-english", message, severity: "info" }, "key")];
  });
}

/** Words of letters outside of placeholders; a message with choices is looked at as a whole elsewhere. */
function wordsIn(message: CompiledMessage): number {
  const text =
    typeof message === "string"
      ? message
      : message.map((element) => (element.type === TYPE.literal ? element.value : " ")).join("");
  return text.match(/\p{L}{2,}(?:['’-]\p{L}+)*/gu)?.length ?? 0;
}
