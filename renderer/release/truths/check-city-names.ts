import type { City, Language } from "#schemas";
import { nearName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { scriptsOf } from "./language/scripts.ts";

/**
 * A language that names this share of the cities claims to name them all, so a name it lacks was forgotten.
 */
const WHOLE = 0.9;

/**
 * Cities that a language shows in letters of another script (LOC-09), once per language for all of them: a
 * warning where the names were forgotten, a hint where the language is under way. Names in a language that is
 * none are told once each; `known` holds the languages with a file.
 */
export function checkCityNames(
  cities: readonly City[],
  languages: ReadonlyMap<string, Language>,
  known: ReadonlySet<string>,
): PathProblem[] {
  const strays = strayNames(cities, known);
  const lost = new Set(strays.map(({ locale }) => locale));
  return [
    ...strays.map(({ problem }) => problem),
    ...namesOfOthers(cities),
    ...[...languages.values()].flatMap((language): PathProblem[] => {
      const { locale } = language;
      // A name under a wrong key is told there.
      const lacking = citiesWithoutName(cities, language).filter(({ city }) => !hasAny(city, lost));
      const [first] = lacking;
      if (!first) return [];
      const path = [
        first.index,
        ...(first.city.names?.[locale] === undefined ? ["name"] : ["names", locale]),
      ];
      const named = cities.length - lacking.length;
      if (named < cities.length * WHOLE) {
        const message = `${locale} names ${named} of ${cities.length} cities in its own letters; their English names stand in for the rest.`;
        return [{ path, code: "missing-name", message, severity: "info" }];
      }
      const message = `${locale} shows ${lacking.length} of ${cities.length} cities in letters of another script: ${listed(lacking)}.`;
      const suggestion = `Write their names in ${locale} in "names".`;
      return [{ path, code: "missing-name", message, suggestion, severity: "warning" }];
    }),
  ];
}

/**
 * Cities whose name in a language is not in its letters, with their place in the list; none for a script that
 * is not known.
 */
export function citiesWithoutName(
  cities: readonly City[],
  { locale, contentLanguage }: Pick<Language, "locale" | "contentLanguage">,
): { readonly city: City; readonly index: number }[] {
  const foreign = foreignLetter(contentLanguage ?? locale);
  if (!foreign) return [];
  return cities.flatMap((city, index) => {
    const shown = city.names?.[locale] ?? city.name;
    return shown && foreign.test(shown) ? [{ city, index }] : [];
  });
}

/**
 * Names in a language that are those of another city, as some language calls it, and not of this one: a line
 * was copied. Cities that are called alike anyway may be so in every language.
 */
function namesOfOthers(cities: readonly City[]): PathProblem[] {
  const owners = new Map<string, City>();
  for (const city of cities) {
    for (const said of [city.name, ...Object.values(city.names ?? {})])
      if (isLike(said, city.name)) owners.set(said, owners.get(said) ?? city);
  }
  return cities.flatMap((city, index) =>
    Object.entries(city.names ?? {}).flatMap(([locale, said]): PathProblem[] => {
      const owner = owners.get(said);
      // Two cities of one name in one language are told as that, where both say it.
      if (!owner || owner === city || isLike(said, city.name) || owner.names?.[locale] === said) return [];
      const isShared = Object.entries(city.names ?? {}).some(
        ([other, name]) => other !== locale && (name === said || owners.get(name) === owner),
      );
      if (isShared || owners.get(city.name) === owner || said === city.name) return [];
      const message = `"${said}" is the name of ${owner.name}, and this is ${city.name}.`;
      const suggestion = `Write what ${city.name} is called in ${locale}.`;
      const path = [index, "names", locale];
      return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
    }),
  );
}

/** Whether a name has a word of the other: most languages keep one. */
function isLike(said: string, name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => said.toLowerCase().includes(word));
}

/**
 * Names under a key that no language has, each key once. A configuration without any language is not asked.
 */
function strayNames(
  cities: readonly City[],
  known: ReadonlySet<string>,
): { readonly locale: string; readonly problem: PathProblem }[] {
  const told = new Set(["en", ...known]);
  if (known.size === 0) return [];
  return cities.flatMap(({ names = {} }, index) =>
    Object.keys(names).flatMap((locale) => {
      if (told.has(locale)) return [];
      told.add(locale);
      const message = `There is no language "${locale}", so nobody reads this name.`;
      const near = nearName(locale, known);
      const words = { code: "unknown-language", message, severity: "warning", ...near } as const;
      return [{ locale, problem: { path: [index, "names", locale], part: "key", ...words } }];
    }),
  );
}

function hasAny({ names = {} }: City, locales: ReadonlySet<string>): boolean {
  return Object.keys(names).some((locale) => locales.has(locale));
}

/** A letter that the language is not written in; undefined for a tag that is no language tag. */
function foreignLetter(contentLanguage: string): RegExp | undefined {
  const own = scriptsOf(contentLanguage).map((script) => `\\p{scx=${script}}`);
  return own.length === 0 ? undefined : new RegExp(`(?![${own.join("")}])\\p{L}`, "u");
}

function listed(cities: readonly { readonly city: City }[]): string {
  const slugs = cities.slice(0, MOST_LISTED).map(({ city }) => city.slug);
  const more = cities.length - slugs.length;
  return more > 0 ? `${slugs.join(", ")} and ${more} more` : slugs.join(", ");
}

const MOST_LISTED = 8;
