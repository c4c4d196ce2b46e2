import { createMemory } from "../../memory/memory.ts";
import type { Finding } from "../json/finding.ts";
import type { Suspicion } from "../json/waivable-rules.ts";
import { type CleanWords, createCleanCheck } from "./clean-words.ts";
import { copiedLanguage, wordsUsed } from "./copied-language.ts";
import { differentArguments, oddEnglish } from "./different-arguments.ts";
import { createEnglishCheck } from "./left-in-english.ts";
import { type Entries, NO_ENTRIES } from "./message-entry.ts";
import { wrongVariants } from "./message-variants.ts";
import { oddPercents, otherMarks } from "./odd-marks.ts";
import { otherNumbers } from "./other-numbers.ts";
import { overlongMessages } from "./overlong-messages.ts";
import { sameAsEnglish } from "./same-as-english.ts";
import { sameLabels } from "./same-labels.ts";
import { sameWords } from "./same-words.ts";
import { type Languages, NOTHING_SAID, type SpokenMessages } from "./spoken-messages.ts";
import { turnedDayMessages } from "./turned/turned-days.ts";
import { turnedLanguages } from "./turned/turned-languages.ts";
import { turnedPlurals } from "./turned/turned-plurals.ts";
import { turnedRanges } from "./turned/turned-ranges.ts";
import { createTurnedTranslations } from "./turned/turned-translations.ts";
import { turnedCountries } from "./turned-countries.ts";
import { sameSubjects, turnedSubjects } from "./turned-subjects.ts";
import { turnedTexts } from "./turned-texts.ts";
import { createOtherLanguageCheck } from "./wording/left-in-another.ts";

/** What is wrong with messages, and what may be. */
export interface MessageProblems {
  readonly findings: readonly Finding[];
  readonly suspicions: readonly Suspicion<Finding>[];
}

export interface ComparedMessages extends MessageProblems {
  /**
   * What is wrong with a brand's messages beside `english`: the shared English with the brand's own over it.
   */
  readonly ofBrand: (brand: string, own: Languages, english: SpokenMessages) => MessageProblems;
}

/** The tag of the language that a locale is. */
type TagOf = (locale: string) => string;

export type MessageComparer = (shared: Languages, tagOf: TagOf) => ComparedMessages;

/** What a brand says, and beside what. */
interface BrandWords {
  readonly brand: string;
  readonly own: Languages;
  readonly english: SpokenMessages;
  readonly shared: Languages;
  readonly tagOf: TagOf;
}

/** What one namespace comes to. */
interface ComparedNamespace extends MessageProblems {
  readonly odd: ReadonlyMap<string, Finding>;
}

const NONE_ODD: ReadonlyMap<string, Finding> = new Map();
const NO_PROBLEMS: ComparedNamespace = { odd: NONE_ODD, findings: [], suspicions: [] };

/**
 * Compares what the same messages say in every language, namespace by namespace: those that say what they
 * said before are not compared again, nor what is `clean`.
 */
export function createMessageComparer(clean?: CleanWords): MessageComparer {
  const unlessClean = createCleanCheck(clean);
  const namespaces = createMemory<ComparedNamespace>();
  const brandNamespaces = createMemory<readonly Finding[]>();
  const brandNumbers = createMemory<MessageProblems>();
  const leftInEnglish = createEnglishCheck();
  const leftInAnother = createOtherLanguageCheck();
  const turnedTranslations = createTurnedTranslations(unlessClean);
  const plurals = createMemory<readonly Finding[]>();
  const pluralsOf = (tag: string, all: Entries) =>
    plurals([tag, all], () =>
      unlessClean("plurals", [tag, all], [], () => {
        const found = turnedPlurals(tag, all);
        return { found, isNothing: found.length === 0 };
      }),
    );

  function compareBrand(
    { brand, own, english, shared, tagOf }: BrandWords,
    compared: ReadonlyMap<string, ComparedNamespace>,
  ): MessageProblems {
    const besides = [...own].flatMap(([locale, said]) =>
      [...said.namespaces].flatMap(([namespace, entries]) => {
        const original = entriesOf(english, namespace);
        const odd = compared.get(namespace)?.odd ?? NONE_ODD;
        const tag = tagOf(locale);
        return brandNamespaces([locale, tag, entries, original, odd], () =>
          besideEnglish(locale, tag, entries, original, odd),
        );
      }),
    );
    const together = namespacesOf(own).map((namespace) => {
      const byLocale = inNamespace(own, namespace);
      const original = entriesOf(english, namespace);
      return brandNumbers([brand, original, ...byLocale.values()], () => ({
        findings: [
          ...otherNumbers(byLocale, original),
          ...copiedLanguage(byLocale, wordsBeside(own, namespace)),
        ],
        suspicions: turnedTexts(byLocale, brand),
      }));
    });
    const findings = [...besides, ...together.flatMap((each) => each.findings)];
    const suspicions = [
      ...together.flatMap((each) => each.suspicions),
      ...leftInEnglish(shared, own, tagOf, brand),
    ];
    const others = leftInAnother(shared, own, tagOf, brand);
    return { findings, suspicions: [...suspicions, ...others.filter(isNew({ findings, suspicions }))] };
  }

  return (shared, tagOf) => {
    const compared = new Map<string, ComparedNamespace>();
    for (const namespace of namespacesOf(shared)) {
      const byLocale = inNamespace(shared, namespace);
      const english = entriesOf(shared.get("en") ?? NOTHING_SAID, namespace);
      const wordsOf = wordsBeside(shared, namespace);
      const tags = tagsOf(byLocale, tagOf);
      const result = namespaces([english, ...byLocale.values(), tags], () =>
        unlessClean("namespace", [english, ...byLocale.values(), tags], NO_PROBLEMS, () => {
          const found = compare(byLocale, english, wordsOf, tagOf);
          return { found, isNothing: found.odd.size === 0 && isClean(found) };
        }),
      );
      compared.set(namespace, result);
    }
    const findings = [
      ...[...compared.values()].flatMap((each) => each.findings),
      ...[...shared].flatMap(([locale, { all }]) => pluralsOf(tagOf(locale), all)),
    ];
    const suspicions = [
      ...[...compared.values()].flatMap((each) => each.suspicions),
      ...unlessClean("english", [tagsOf(shared, tagOf), ...allOf(shared)], [], () => {
        const found = leftInEnglish(shared, shared, tagOf);
        return { found, isNothing: found.length === 0 };
      }),
    ];
    const others = unlessClean("others", [tagsOf(shared, tagOf), ...allOf(shared)], [], () => {
      const found = leftInAnother(shared, shared, tagOf);
      return { found, isNothing: found.length === 0 };
    });
    suspicions.push(...others.filter(isNew({ findings, suspicions })));
    return {
      findings,
      suspicions: [...suspicions, ...turnedTranslations(shared, toldIn({ findings, suspicions }))],
      ofBrand(brand, own, english) {
        const isOdd = [...compared.values()].some(({ odd }) => odd.size > 0);
        const words = [
          tagsOf(own, tagOf),
          english.all,
          ...allOf(own),
          tagsOf(shared, tagOf),
          ...allOf(shared),
        ];
        const find = () => {
          const found = compareBrand({ brand, own, english, shared, tagOf }, compared);
          return { found, isNothing: isClean(found) };
        };
        return isOdd ? find().found : unlessClean("brand", words, NO_PROBLEMS, find);
      },
    };
  };
}

function compare(
  byLocale: ReadonlyMap<string, Entries>,
  english: Entries,
  wordsOf: (locale: string) => ReadonlySet<string>,
  tagOf: TagOf,
): ComparedNamespace {
  const odd = oddEnglish(byLocale, english);
  const percents = oddPercents(byLocale, english, tagOf);
  return {
    odd: odd.size === 0 ? NONE_ODD : odd,
    findings: [
      ...odd.values(),
      ...percents.values(),
      ...[...byLocale].flatMap(([locale, entries]) => [
        ...besideEnglish(locale, tagOf(locale), entries, english, odd, { byLocale, percents }),
        ...turnedLanguages(tagOf(locale), entries, tagOf),
      ]),
      ...sameAsEnglish(byLocale, english),
      ...copiedLanguage(byLocale, wordsOf),
      ...otherNumbers(byLocale, english),
    ],
    suspicions: [...turnedTexts(byLocale), ...turnedRanges(byLocale)],
  };
}

function besideEnglish(
  locale: string,
  tag: string,
  entries: Entries,
  english: Entries,
  odd: ReadonlyMap<string, Finding>,
  all?: { readonly byLocale: ReadonlyMap<string, Entries>; readonly percents: ReadonlyMap<string, Finding> },
): readonly Finding[] {
  const others = all?.byLocale;
  return [
    ...differentArguments(entries, english, odd),
    ...wrongVariants(tag, entries, english),
    // Those of everybody's words are looked at in all that a language says.
    ...(others ? [] : turnedPlurals(tag, entries)),
    ...turnedCountries(tag, entries),
    ...turnedDayMessages(tag, entries),
    ...turnedSubjects(tag, entries, [...(others?.values() ?? [english])]),
    ...(locale === "en"
      ? []
      : [
          ...overlongMessages(entries, english),
          ...sameWords(locale, entries, english, others?.values()),
          ...sameLabels(locale, entries, english, others?.values()),
          ...sameSubjects(tag, entries, english),
          ...otherMarks(tag, entries, english, all?.percents),
        ]),
  ];
}

function toldIn({ findings, suspicions }: MessageProblems): readonly Finding[] {
  return [...findings, ...suspicions.flatMap(({ tell, of }) => tell(of) ?? [])];
}

/** Whether nothing is told yet of the messages that one suspects. */
function isNew(problems: MessageProblems): (suspicion: Suspicion<Finding>) => boolean {
  let told: readonly Finding[] | undefined;
  return ({ of, tell }) => {
    told ??= toldIn(problems);
    const place = tell(of)?.file;
    return !told.some(({ file, message }) => file === place && of.some((id) => message.includes(`"${id}"`)));
  };
}

function isClean({ findings, suspicions }: MessageProblems): boolean {
  return findings.length === 0 && suspicions.length === 0;
}

/** Which languages there are, and what each is. */
function tagsOf(languages: ReadonlyMap<string, unknown>, tagOf: TagOf): string {
  return [...languages.keys()].map((locale) => `${locale}=${tagOf(locale)}`).join();
}

function allOf(languages: Languages): readonly Entries[] {
  return [...languages.values()].map(({ all }) => all);
}

/** The words that each language uses outside of a namespace. */
function wordsBeside(languages: Languages, namespace: string): (locale: string) => ReadonlySet<string> {
  return (locale) =>
    wordsUsed(
      [...(languages.get(locale)?.namespaces ?? [])].flatMap(([name, own]) =>
        name === namespace ? [] : [own],
      ),
    );
}

function namespacesOf(languages: Languages): readonly string[] {
  return [...new Set([...languages.values()].flatMap(({ namespaces }) => [...namespaces.keys()]))];
}

/** What languages say in one namespace, by locale. */
function inNamespace(languages: Languages, namespace: string): ReadonlyMap<string, Entries> {
  return new Map([...languages].map(([locale, said]) => [locale, entriesOf(said, namespace)]));
}

function entriesOf({ namespaces }: SpokenMessages, namespace: string): Entries {
  return namespaces.get(namespace) ?? NO_ENTRIES;
}
