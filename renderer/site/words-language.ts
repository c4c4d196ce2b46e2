import type { Language } from "#schemas";
import { createMemory } from "../memory/memory.ts";
import { fallbackLocales } from "./fallback-locales.ts";
import type { CompiledMessage, MessageCatalogue } from "./message-catalogue.ts";
import type { Release } from "./release.ts";

/** From this share of words on a page is in the language, and what is missing is the exception. */
const MOST = 0.5;

const chosen = createMemory<string>();
const shares = createMemory<number>();
const none: MessageCatalogue = {};

/**
 * The language that most words of a locale are really in: its own, or the one that stands in until it is
 * translated. A page says that one in `lang` and `dir`, because assistive technology reads by it (WCAG
 * 3.1.1).
 */
export function wordsLanguage(release: Release, language: Language): Language {
  const { messages, languages } = release;
  const own = messages[language.locale];
  if (!own) return languages.en ?? language;
  const locale = chosen([own, languages], () => {
    for (const each of [language.locale, ...fallbackLocales(language.locale, Object.keys(languages))]) {
      const [next] = fallbackLocales(each, Object.keys(languages));
      const words = messages[each];
      if (next === undefined || (words && shareOf(words, messages[next] ?? none) >= MOST)) return each;
    }
    return "en";
  });
  return languages[locale] ?? language;
}

/** Share of messages that differ from what would stand in for them. */
function shareOf(words: MessageCatalogue, standIn: MessageCatalogue): number {
  return shares([words, standIn], () => {
    const ids = Object.keys(words);
    const own = ids.filter((id) => !isSame(words[id], standIn[id]));
    return ids.length === 0 ? 1 : own.length / ids.length;
  });
}

function isSame(a: CompiledMessage | undefined, b: CompiledMessage | undefined): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}
