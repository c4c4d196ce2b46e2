import type { RouteTable } from "#schemas";
import { nearestName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { inOneWord } from "../truths/route-conflicts.ts";

type Routes = Partial<Pick<RouteTable, "static" | "policyWords">>;

/**
 * Addresses with the article or the title of another one: `/about` with the article `contact`, an article
 * under the title of another, two policies that changed their words or their titles. `messages` says which
 * articles there are: each has a title.
 */
export function borrowedArticles(table: Routes, messages: ReadonlySet<string>): PathProblem[] {
  return [...articlesOfOthers(table, messages), ...policiesOfOthers(table)];
}

function articlesOfOthers({ static: routes = {} }: Routes, messages: ReadonlySet<string>): PathProblem[] {
  const told = new Set<string>();
  const titles = new Map([...messages].flatMap((id) => (articleOf(id) ? [[articleOf(id), id]] : [])));
  const isArticle = (name: string) => titles.has(name);
  return Object.entries(routes).flatMap(([path, { params, title }]): PathProblem[] => {
    const article = params?.article;
    if (article === undefined) return [];
    if (!isArticle(article)) return misspeltArticle(path, article, articleOf(title ?? ""));
    const last = path.slice(path.lastIndexOf("/") + 1);
    const named = articleOf(title ?? "");
    const at = ["static", path];
    // Beside `/faq`, another address that ends so may well show another article.
    const isShown = Object.entries(routes).some(
      ([other, each]) => other.endsWith(`/${last}`) && each.params?.article === last,
    );
    if (last !== article && isArticle(last) && !isShown) {
      if (told.has(last)) return [];
      // Two addresses that changed their articles are told once.
      told.add(article);
      const message = `"${path}" shows the article "${article}", and there is one called "${last}".`;
      return [borrowed([...at, "params", "article"], message, `Write "${last}".`)];
    }
    if (named === undefined || named === article) return [];
    if (told.has(`title ${article}`)) return [];
    told.add(`title ${named}`);
    const message = `"${path}" shows the article "${article}" under the title of "${named}".`;
    return [borrowed([...at, "title"], message, `Write "${titles.get(article)}".`)];
  });
}

/**
 * An article that no message has a title of, under the title of one whose name is nearly its own. Content may
 * have others, of other names.
 */
function misspeltArticle(path: string, article: string, named: string | undefined): PathProblem[] {
  if (named === undefined || nearestName(article, [named]) === undefined) return [];
  const message = `"${path}" shows the article "${article}" under the title of "${named}".`;
  return [borrowed(["static", path, "params", "article"], message, `Write "${named}".`)];
}

/** The article whose title a message is. */
function articleOf(id: string): string | undefined {
  return /^static\.article\.([^.]+)\.title$/.exec(id)?.[1];
}

/** Policies by the words of addresses: a word is called as the policy it leads to, and so is its title. */
function policiesOfOthers({ policyWords = {} }: Routes): PathProblem[] {
  const names = new Map(Object.entries(policyWords).map(([word, { name }]) => [name, word]));
  const told = new Set<string>();
  return Object.entries(policyWords).flatMap(([word, { name, title }]): PathProblem[] => {
    const own = inOneWord(word);
    const [, start, named = "", end] = /^(.+\.)([^.]+)(\.title)$/.exec(title ?? "") ?? [];
    if (name !== own && names.has(own)) {
      if (told.has(own)) return [];
      told.add(name);
      const message = `"${word}" leads to the policy "${name}", and "${names.get(own)}" to "${own}".`;
      return [borrowed(["policyWords", word, "name"], message, `Write "${own}".`)];
    }
    const other = names.get(named);
    // A title that two policies have is told as taken.
    const isShared = Object.entries(policyWords).some(
      ([each, policy]) => each !== word && policy.title === title,
    );
    if (named === name || other === undefined || isShared || told.has(`title ${name}`)) return [];
    told.add(`title ${named}`);
    const message = `"${title}" is the title of "${other}", and this is "${word}".`;
    return [borrowed(["policyWords", word, "title"], message, `Write "${start}${name}${end}".`)];
  });
}

function borrowed(path: PathProblem["path"], message: string, suggestion: string): PathProblem {
  return { path, code: "words-of-another", message, suggestion, severity: "warning" };
}
