import type { RouteTable } from "#schemas";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { ConfigIndex } from "../read/config-index.ts";

/**
 * Pages that the rules of addresses lead to on every site (ROUTE-38: a property, a search, where no page is),
 * and that no file of all sites has: a layer was written whole, or the page was moved into it.
 */
export function pagesOfSomeSites(index: ConfigIndex, { rules }: RouteTable): readonly Finding[] {
  const shared = new Set([
    ...index.byKind("page").keys(),
    ...index.broken.flatMap(({ kind, id }) => (kind === "page" ? [id] : [])),
  ]);
  const needed = new Set(Object.values(rules ?? {}).map(({ page }) => page));
  return index.files.flatMap(({ source, place }) => {
    if (place.kind !== "page" || shared.has(place.id) || !needed.has(place.id)) return [];
    const message = `Addresses of every site lead to the page "${place.id}", which is written here for some of them only.`;
    const suggestion = `Move it to config/pages/${place.id}.json, and leave here what is different.`;
    return [createFinding(source, [], { code: "page-of-some-sites", message, suggestion })];
  });
}

/**
 * Pages of a file of their own that no address leads to. Where a route names a page there is none of, nobody
 * knows which was meant.
 */
export function pagesWithoutRoute(index: ConfigIndex, table: RouteTable): readonly Finding[] {
  const targets = [
    ...Object.values(table.static),
    ...Object.values(table.rules ?? {}),
    ...Object.values(table.listPages ?? {}),
  ];
  const named = new Set(targets.flatMap(({ page }) => (page === undefined ? [] : [page])));
  const pages = index.byKind("page");
  if (![...named].every((page) => pages.has(page))) return [];
  return [...pages].flatMap(([id, source]) => {
    if (named.has(id)) return [];
    const message = `No address leads to the page "${id}", so nobody ever sees it.`;
    const suggestion = "Write a route to it in config/routes.json, or take the file out.";
    return [
      createFinding(source, ["id"], { code: "page-without-route", message, suggestion, severity: "warning" }),
    ];
  });
}
