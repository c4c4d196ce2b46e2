import type { City, Country, RouteTable } from "#schemas";
import { classify } from "../../route/classify.ts";
import { mainPath } from "../../route/main-path.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { isServerPath } from "./check-routes.ts";

/** What one route says twice over: a page and a way to another one, a parameter that stands for two words. */
export function contradictingRoutes({ static: routes }: RouteTable): PathProblem[] {
  return Object.entries(routes).flatMap(([path, { page, redirect }]): PathProblem[] => {
    const at = { path: ["static", path], part: "key" } as const;
    const names: readonly string[] = path.match(/:\w+/g) ?? [];
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) {
      const message = `"${path}" has ${twice} twice, and one value cannot be both words.`;
      return [{ ...at, code: "repeated-item", message, suggestion: "Give one of them another name." }];
    }
    if (page === undefined || redirect === undefined) return [];
    const message = `"${path}" is a page and leads to ${redirect.to} as well, so the page never shows.`;
    return [{ ...at, code: "shadowed-route", message, suggestion: 'Take "page" or "redirect" out.' }];
  });
}

/** Tags that share a number or their words: a search for one finds the other. */
export function sameTags({ tags = {} }: Pick<RouteTable, "tags">): PathProblem[] {
  const all = Object.entries(tags);
  return all.flatMap(([slug, tag], index) =>
    (["id", "name"] as const).flatMap((field): PathProblem[] => {
      const owner = all.slice(0, index).find(([, other]) => other[field] === tag[field])?.[0];
      if (owner === undefined) return [];
      // Words that are named after one of them are its own.
      const isOwn = [slug, inOneWord(slug)].some((word) => tag.name.endsWith(`.${word}`));
      const [own, copy] = field === "name" && isOwn ? [slug, owner] : [owner, slug];
      const message = `"${copy}" has the ${field} of "${own}": ${JSON.stringify(tag[field])}.`;
      const suggestion = field === "id" ? "Write a number of its own." : `Write the words of "${copy}".`;
      return [{ path: ["tags", copy, field], code: "already-taken", message, suggestion }];
    }),
  );
}

/** Policies under the same title: a guest who looks for one reads the heading of the other. */
export function sameTitles({ policyWords = {} }: Partial<RouteTable>): PathProblem[] {
  const all = Object.entries(policyWords);
  return all.flatMap(([word, { title }], index): PathProblem[] => {
    const owner = all.slice(0, index).find(([, other]) => other.title === title)?.[0];
    if (owner === undefined) return [];
    // A title that is named after one of them is its own.
    const [own, copy] = title?.endsWith(`.${inOneWord(word)}.title`) ? [word, owner] : [owner, word];
    const message = `"${copy}" has the title of "${own}": "${title}".`;
    const suggestion = `Write the title of "${copy}".`;
    return [{ path: ["policyWords", copy, "title"], code: "already-taken", message, suggestion }];
  });
}

/**
 * Codes of addresses that lead to each other's countries, by what the records of these say: two lines of the
 * list changed places, and no record is wrong. Told at the first.
 */
export function crossedCodes(
  { countryCodes }: Pick<RouteTable, "countryCodes">,
  countries: ReadonlyMap<string, Pick<Country, "urlCode">>,
): PathProblem[] {
  return Object.entries(countryCodes).flatMap(([code, leadsTo], index): PathProblem[] => {
    const other = countries.get(leadsTo)?.urlCode ?? code;
    const owner = countryCodes[other];
    const isFirst = index < Object.keys(countryCodes).indexOf(other);
    if (!isFirst || owner === undefined || countries.get(owner)?.urlCode !== code) return [];
    const message = `"${code}" leads to ${leadsTo} and "${other}" to ${owner}, and their records say it the other way round.`;
    const suggestion = "Let the two change places.";
    const path = ["countryCodes", code];
    return [{ path, code: "unknown-country-code", message, suggestion, severity: "warning" }];
  });
}

/** `privacyPolicy`, as messages write the word `privacy-policy` of addresses. */
export function inOneWord(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Articles at the one address that lists and links of the site itself give to the stays of a city; any other
 * words around a city's name may well be an article (ROUTE-29).
 */
export function articlesOverCities(table: RouteTable, cities: readonly City[]): PathProblem[] {
  // A small project may leave out what it has none of; without rules nothing else answers.
  const { editorialSlugs = [], rules }: Partial<RouteTable> = table;
  if (rules === undefined) return [];
  const taken = new Map(cities.map(({ slug, name }) => [pathOfCity(table, slug).slice(1), name]));
  return editorialSlugs.flatMap((slug, index): PathProblem[] => {
    const city = taken.get(slug);
    if (city === undefined) return [];
    const message = `"${slug}" takes the address of the stays in ${city}, which never show there then.`;
    const suggestion = "Choose another word.";
    return [{ path: ["editorialSlugs", index], code: "shadowed-route", message, suggestion }];
  });
}

function pathOfCity(table: RouteTable, city: string): string {
  const { page, name } = table.rules.city;
  const route = { kind: "page", page, name, params: { city }, countryCode: "", status: 200 } as const;
  return mainPath(table, { route, path: `/${city}`, siteCountry: "" });
}

/**
 * Static routes without which something better known would answer: a place, a property, a policy, an article.
 */
export function routesOverPlaces(table: RouteTable, cities: readonly City[]): PathProblem[] {
  // A small project may leave out what it has none of; without rules nothing else answers.
  const { editorialSlugs = [], tags = {}, localities = {} }: Partial<RouteTable> = table;
  if ((table as Partial<RouteTable>).rules === undefined) return [];
  const places = Object.fromEntries(cities.map((city) => [city.slug, city]));
  const [countryCode = ""] = Object.keys(table.countryCodes);
  const input = { query: {}, countryCode, hasHome: () => true };
  const rules = { ...table, static: {}, editorialSlugs, tags, localities };
  return Object.keys(table.static).flatMap((path): PathProblem[] => {
    const words = path.split("/").slice(1);
    // A path with parameters takes many addresses; one word that is a city's is told with the cities.
    if (path.includes(":") || words[0] === "" || Object.hasOwn(places, words[0] ?? "")) return [];
    const answer = classify({ table: rules, cities: places }, { ...input, path });
    if (answer.kind !== "page" || answer.status !== 200) return [];
    const { listing, hotel, dynamic } = table.rules;
    const taken = [listing, hotel, dynamic].some(
      (rule) => rule.page === answer.page && rule.name === answer.name,
    );
    if (!taken) return [];
    const message = `"${path}" takes the address of the page "${answer.page}", which never answers there then.`;
    const at = { path: ["static", path], part: "key" } as const;
    return [{ ...at, code: "shadowed-route", message, suggestion: "Choose another path." }];
  });
}

/**
 * First words of addresses that something else answers before they are asked (ROUTE-25 to ROUTE-34): the
 * server itself, a country, a list of pages, a policy. What has the word as well is never shown.
 */
export function hiddenWords(table: RouteTable): PathProblem[] {
  // A small project may leave out what it has none of.
  const {
    reserved = [],
    countryCodes,
    listPages = {},
    policyWords = {},
    editorialSlugs = [],
  }: Partial<RouteTable> = table;
  const owners = new Map(Object.keys(countryCodes ?? {}).map((word) => [word, "a country"]));
  const told: PathProblem[] = [];
  const claim = (word: string, what: string, at: Pick<PathProblem, "path" | "part">) => {
    const owner = isServerPath(`/${word}`) ? "the server itself" : owners.get(word);
    owners.set(word, owner ?? what);
    if (owner === undefined) return;
    const message = `"${word}" is ${owner} in addresses, so ${what} of that word never shows.`;
    told.push({ ...at, code: "shadowed-route", message, suggestion: "Choose another word." });
  };
  for (const word of Object.keys(listPages))
    claim(word, "a list", { path: ["listPages", word], part: "key" });
  for (const word of Object.keys(policyWords))
    claim(word, "a policy", { path: ["policyWords", word], part: "key" });
  // What is reserved is told as that.
  for (const [index, word] of editorialSlugs.entries())
    if (!reserved.includes(word)) claim(word, "an article", { path: ["editorialSlugs", index] });
  return told;
}
