import type { Language } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";
import { otherScript } from "./other-script.ts";
import {
  lostNumbers,
  plainWord,
  turnedDayWords,
  wordsOfSentences,
  wordsOfTwoMeanings,
} from "./sentence-words.ts";

/**
 * What cannot be in the record of a language (LOC-02): words that mean two things, and what Unicode
 * contradicts.
 */
export function checkLanguage(language: Language): PathProblem[] {
  const days = turnedDayWords(language);
  const twice = wordsOfTwoMeanings(language);
  const [problem, ...more] = twice;
  // Of one word for both days CLDR knows whose it is.
  const [day] = days.filter((each) => wordAt(language, each) === wordAt(language, problem));
  if (day && more.length === 0) return [{ ...day, severity: "error" }];
  if (twice.length > 0) return twice;
  const untrue = [...checkScript(language), ...days, ...lostNumbers(language), ...shownNowhere(language)];
  return untrue.length > 0 ? untrue : wordsInOtherScripts(language);
}

/** A switcher may list it, and on no device does one. */
function shownNowhere({ status, switcher }: Language): PathProblem[] {
  if (status !== "none" || !switcher) return [];
  const message = 'Switchers of no device list it, and "switcher" says that one may.';
  const suggestion = 'Write "both", or false in "switcher".';
  return [{ path: ["status"], code: "never-met", message, suggestion, severity: "warning" }];
}

function wordAt({ sentenceWords }: Language, problem: PathProblem | undefined): string | undefined {
  const [, field, index] = problem?.path ?? [];
  const words: unknown = (sentenceWords as Readonly<Record<string, unknown>> | undefined)?.[String(field)];
  return Array.isArray(words) ? plainWord(String(words[Number(index)])) : undefined;
}

/** What a language calls itself, and the words it reads, in letters it is not written in. */
function wordsInOtherScripts(language: Language): PathProblem[] {
  const { locale, displayName, contentLanguage = locale } = language;
  const name =
    displayName === undefined ? [] : [{ word: displayName, path: ["displayName"], part: undefined }];
  return [...name, ...wordsOfSentences(language)].flatMap(({ word, path, part }): PathProblem[] => {
    const other = otherScript(word, contentLanguage);
    if (!other?.isMost) return [];
    const message = `"${word}" is written in letters that ${locale} is not written in.`;
    const suggestion = `Write it as guests of ${locale} do.`;
    return [{ path, part, code: "other-script", message, suggestion, severity: "warning" }];
  });
}

function checkScript(language: Language): PathProblem[] {
  const { contentLanguage, rtl } = language;
  if (contentLanguage === undefined) return [];
  const { script = "" } = new Intl.Locale(contentLanguage).maximize();
  const isRightToLeft = RIGHT_TO_LEFT.has(script);
  if (rtl === isRightToLeft) return [...foreignNames(language), ...wrongUnion(language)];
  const message = `${contentLanguage} is written from ${isRightToLeft ? "right to left" : "left to right"}.`;
  return [{ path: ["rtl"], code: "untrue", message, suggestion: `Write ${isRightToLeft}.` }];
}

/**
 * A record that was copied from another language, and still says what that one is called, or how it writes
 * dates.
 */
function foreignNames({
  locale,
  name,
  displayName,
  contentLanguage,
  dateLibraryLocale,
}: Language): PathProblem[] {
  const problems: PathProblem[] = [];
  const tag = contentLanguage ?? locale;
  const { language } = new Intl.Locale(tag);
  const untrue = (field: string, message: string, suggestion: string) =>
    problems.push({ path: [field], code: "untrue", message, suggestion });
  const [, named = locale] = /^languages\.([\w-]+)$/.exec(name ?? "") ?? [];
  if (named !== locale)
    untrue("name", `"${name}" is the name of another language.`, `Write "languages.${locale}".`);
  // The internal key of Malay is `my`, its language tag `ms` (LOC-05).
  const own =
    /^[a-z]{2,3}(-|$)/.test(locale) && locale !== "my" ? new Intl.Locale(locale).language : language;
  if (own !== language) untrue("contentLanguage", `"${tag}" is no tag of ${locale}.`, `Write "${locale}".`);
  const dates = (dateLibraryLocale ?? language).split(/[-_]/, 1)[0];
  if (own === language && dates !== language)
    untrue(
      "dateLibraryLocale",
      `"${dateLibraryLocale}" writes dates in another language.`,
      `Write "${language}".`,
    );
  const inEnglish = new Intl.DisplayNames("en", { type: "language" }).of(language);
  const self = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  if (own === language && language !== "en" && displayName === inEnglish && displayName !== self)
    untrue("displayName", `"${displayName}" is what English calls it.`, `Write "${self}".`);
  const other =
    own !== language || displayName === undefined ? undefined : languageCalled(displayName, language);
  if (other !== undefined) {
    untrue("displayName", `"${displayName}" is what ${other} calls itself.`, `Write "${self}".`);
  }
  return problems;
}

/** Official languages of the European Union. */
const OF_THE_UNION: ReadonlySet<string> = new Set(
  "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" "),
);

function wrongUnion({ contentLanguage, nonEu }: Language): PathProblem[] {
  const isOfUnion = OF_THE_UNION.has(new Intl.Locale(contentLanguage).language);
  if (nonEu === undefined || nonEu === !isOfUnion) return [];
  const message = `${contentLanguage} is ${isOfUnion ? "an" : "no"} official language of the European Union.`;
  return [{ path: ["nonEu"], code: "untrue", message, suggestion: `Write ${!isOfUnion}.` }];
}

const WIDELY_READ =
  "ar bn cs da de el en es fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv th tr uk vi zh".split(" ");

/** Another widely read language that calls itself so. */
function languageCalled(displayName: string, language: string): string | undefined {
  const isName = (tag: string) =>
    new Intl.DisplayNames(tag, { type: "language" }).of(tag)?.toLowerCase() === displayName.toLowerCase();
  return WIDELY_READ.find((tag) => tag !== language && isName(tag));
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);
