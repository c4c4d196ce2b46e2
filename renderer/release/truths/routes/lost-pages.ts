import type { RouteTable } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";

type Routes = RouteTable["static"];

/**
 * Pages that guests look for where their address says and do not find: another page answers there, no route
 * to them is open, or two policies are one.
 */
export function lostPages(
  { static: routes, policyWords = {} }: Pick<RouteTable, "static" | "policyWords">,
  pages: ReadonlySet<string>,
): PathProblem[] {
  return [...otherPages(routes, pages), ...closedPages(routes), ...samePolicies(policyWords)];
}

/** Routes to another page than the one that is called as their last word. */
function otherPages(routes: Routes, pages: ReadonlySet<string>): PathProblem[] {
  return Object.entries(routes).flatMap(([path, { page }]): PathProblem[] => {
    const word = path.slice(path.lastIndexOf("/") + 1);
    if (page === undefined || word === "" || word.startsWith(":")) return [];
    // "account-wallet" and "account-…" are pages of one area; those of others are called alike by chance.
    const [area = ""] = page.split("-");
    const called = [...pages].filter((each) => each === word || each === `${area}-${word}`);
    // A page that nobody has is told as that.
    if (called.length === 0 || called.includes(page) || !pages.has(page)) return [];
    const meant = called.find((each) => each === word) ?? called[0];
    const message = `"${path}" leads to the page "${page}", and there is a page "${meant}".`;
    const suggestion = `Write "${meant}".`;
    const at = ["static", path, "page"];
    return [{ path: at, code: "other-page", message, suggestion, severity: "warning" }];
  });
}

/** Pages whose every route is closed, though they are written. */
function closedPages(routes: Routes): PathProblem[] {
  const all = Object.entries(routes).flatMap(([path, { page, available }]) =>
    page === undefined ? [] : [{ path, page, isOpen: available !== false }],
  );
  const open = new Set(all.filter(({ isOpen }) => isOpen).map(({ page }) => page));
  return all
    .filter(({ page, isOpen }) => !isOpen && !open.has(page))
    .map(({ path, page }) => ({
      path: ["static", path, "available"],
      code: "not-offered",
      message: `No open route leads to the page "${page}", so links to it end at "not found".`,
      suggestion: `Take "available" out; or "page", where there shall be none.`,
      severity: "warning" as const,
    }));
}

/** Two policies under one name: both words show the same text. */
function samePolicies(policies: NonNullable<RouteTable["policyWords"]>): PathProblem[] {
  const owners = new Map<string, string>();
  return Object.entries(policies).flatMap(([word, { name }]): PathProblem[] => {
    const owner = owners.get(name);
    owners.set(name, owner ?? word);
    if (owner === undefined) return [];
    // The word that is called so is right.
    const [own, copy] = isCalled(word, name) ? [word, owner] : [owner, word];
    const message = `"${own}" has the name "${name}" already, so "/${copy}" shows its text.`;
    const suggestion = `Write a name of its own, such as "${camelCase(copy)}".`;
    const path = ["policyWords", copy, "name"];
    return [{ path, code: "same-name", message, suggestion, severity: "warning" }];
  });
}

const isCalled = (word: string, name: string) => camelCase(word) === name;

function camelCase(word: string): string {
  return word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
