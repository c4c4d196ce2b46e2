import type { Language } from "#schemas";
import { createMemory } from "../../../memory/memory.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import { orWaived, type SuspectedOwner, type Suspicion } from "../../json/waivable-rules.ts";
import { compileMessage } from "../compile-message.ts";
import type { MessageFile } from "../read-messages.ts";
import { saidWords } from "../said-words.ts";

/** A currency that a message calls by a word of its language. */
interface Named {
  readonly currency: string;
  readonly word: string;
}

/** What the messages of a file name, by id; those that name nothing are not in it. */
type Naming = ReadonlyMap<string, readonly Named[]>;

/** A message that names a currency which the same one does not in English, or in English alone. */
interface Strange extends Named {
  readonly id: string;
  readonly file: MessageFile;
  readonly locale: string;
}

/** A word that so many messages say means something else too: `đồng` begins the Vietnamese "agree". */
const OFTEN = 3;
/** So many messages of a language show what else its words mean; fewer do not. */
const ENOUGH = 300;
/** So many translations do not all leave a currency out by a slip. */
const MANY = 3;

const NOTHING_NAMED: Naming = new Map();

/** Tells messages that name a currency. `files` are all of them, `languages` those without mistakes. */
export type CurrencyCheck = (
  files: readonly MessageFile[],
  languages: ReadonlyMap<string, Language>,
) => readonly Suspicion<Finding>[];

/**
 * Messages that call a currency by a word of their language, where English does not name it in the same
 * message: an amount brings its own currency, and guests of other countries read the message too. What
 * English names and no translation is told of English. Files that did not change are not read again.
 */
export function createCurrencyCheck(): CurrencyCheck {
  const remembered = createMemory<Naming>();
  return (files, languages) => {
    const naming = new Map(
      files.map((file) => {
        const language = languages.get(file.place.locale ?? "en");
        return [
          file,
          language
            ? remembered([file.source, language], () => namingIn(file.source, language))
            : NOTHING_NAMED,
        ];
      }),
    );
    if ([...naming.values()].every(({ size }) => size === 0)) return [];
    const strange = strangeIn(files, naming, languages);
    const times = new Map<string, number>();
    for (const each of strange) times.set(wordOf(each), (times.get(wordOf(each)) ?? 0) + 1);
    const isKnown = new Set(
      [...countMessages(files)].flatMap(([locale, count]) => (count < ENOUGH ? [] : locale)),
    );
    return strange.flatMap((each) =>
      isKnown.has(each.locale) && (times.get(wordOf(each)) ?? 0) < OFTEN ? suspicionOf(each) : [],
    );
  };
}

function countMessages(files: readonly MessageFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { place, source } of files) {
    const { locale = "en" } = place;
    const own = isJsonObject(source.value) ? Object.keys(source.value).length : 0;
    counts.set(locale, (counts.get(locale) ?? 0) + own);
  }
  return counts;
}

function wordOf({ locale, word }: Strange): string {
  return `${locale} ${word.toLowerCase()}`;
}

function strangeIn(
  files: readonly MessageFile[],
  naming: ReadonlyMap<MessageFile, Naming>,
  languages: ReadonlyMap<string, Language>,
): readonly Strange[] {
  const named = new Set(
    [...naming].flatMap(([{ place }, own]) => [...own.keys()].map((id) => `${place.brand ?? ""} ${id}`)),
  );
  return [...named].flatMap((key) => {
    const [brand, id = ""] = key.split(" ");
    const ofBrand = (name: string) =>
      files.filter(({ place, source }) => (place.brand ?? "") === name && hasMessage(source, id));
    const own = ofBrand(brand ?? "");
    const translations = own.filter((file) => !isEnglish(file));
    const original = own.find(isEnglish) ?? ofBrand("").find(isEnglish);
    if (!original) return [];
    const namesIn = (file: MessageFile) => naming.get(file)?.get(id) ?? [];
    const strange = translations.flatMap((file) =>
      namesIn(file).flatMap((name): Strange[] =>
        names(namesIn(original), name) ? [] : [{ ...name, id, file, locale: file.place.locale ?? "en" }],
      ),
    );
    const alone = namesIn(original).filter((name) => {
      // A language without a word for a currency cannot name it.
      const able = translations.filter(({ place }) => canName(languages.get(place.locale ?? "en"), name));
      return able.length >= MANY && !able.some((file) => names(namesIn(file), name));
    });
    const ofEnglish = alone.map((name): Strange => ({ ...name, id, file: original, locale: "en" }));
    return [...ofEnglish, ...strange];
  });
}

function names(named: readonly Named[], { currency }: Named): boolean {
  return named.some((each) => each.currency === currency);
}

function canName(language: Language | undefined, { currency }: Named): boolean {
  return wordsFor(language).some((each) => each.currency === currency);
}

function isEnglish({ place }: MessageFile): boolean {
  return (place.locale ?? "en") === "en";
}

function hasMessage({ value }: JsonFile, id: string): boolean {
  return isJsonObject(value) && typeof value[id] === "string";
}

function suspicionOf({ id, file, locale, currency, word }: Strange): Suspicion<Finding> {
  const { brand } = file.place;
  const rule = "rule.named-currency";
  const owner: SuspectedOwner =
    brand === undefined ? { kind: "language", id: locale } : { kind: "brand", id: brand };
  const where = locale === "en" ? "no translation does" : "the English message does not";
  const message = `"${id}" names a currency in ${locale}, "${word}" for ${currency}, and ${where}.`;
  const mend = "Take it out: prices bring their own currency, and guests of other countries read this too.";
  const suggestion = orWaived(mend, { rule, owner, of: [id] });
  const words = { code: "named-currency", message, suggestion, severity: "warning" } as const;
  const tell = ([left]: readonly string[]) =>
    left === undefined ? undefined : createFinding(file.source, [id], words);
  return { rule, owner, of: [id], tell };
}

function namingIn({ value }: JsonFile, language: Language): Naming {
  const texts = isJsonObject(value) ? Object.entries(value) : [];
  const all = texts
    .map(([, text]) => text)
    .join("\n")
    .toLowerCase();
  // Nearly no file names a currency: one look at all its texts says of which words to ask.
  const words = wordsFor(language).filter(({ word }) => all.includes(word.toLowerCase()));
  if (words.length === 0) return NOTHING_NAMED;
  const tag = language.contentLanguage ?? language.locale;
  const found = texts.flatMap(([id, text]) => {
    if (typeof text !== "string") return [];
    const likely = words.filter(({ word }) => says(text, word, tag));
    const result = likely.length > 0 ? compileMessage(text) : undefined;
    const said = result?.ok ? saidWords(result.message) : "";
    const named = likely.filter(({ word }) => says(said, word, tag));
    return named.length > 0 ? [[id, named] as const] : [];
  });
  return new Map(found);
}

function wordsFor(language: Language | undefined): readonly Named[] {
  const currencies = Object.entries(language?.sentenceWords?.currencies ?? {});
  return currencies.flatMap(([currency, words]) => words.map((word) => ({ currency, word })));
}

const NO_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Whether a text says a word on its own, in capitals or not. */
function says(text: string, word: string, tag: string): boolean {
  const [said, asked] = [text, word].map((each) => each.toLowerCase()) as [string, string];
  const places: number[] = [];
  for (let at = said.indexOf(asked); at !== -1; at = said.indexOf(asked, at + 1)) places.push(at);
  if (places.length === 0) return false;
  if (!NO_SPACES.test(word))
    return places.some(
      (at) => !LETTER.test(said[at - 1] ?? "") && !LETTER.test(said[at + asked.length] ?? ""),
    );
  // Thai for a role ends as the word for its money does.
  const edges = new Set([said.length]);
  for (const { index } of new Intl.Segmenter(tag, { granularity: "word" }).segment(said)) edges.add(index);
  return places.some((at) => edges.has(at) && edges.has(at + asked.length));
}
