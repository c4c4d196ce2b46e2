import type { NodeList, PageDocument, Release, Site } from "#renderer";
import type { Finding, Provenance, ReleaseResult } from "#renderer/release";
import type { SiteProblem } from "./site-problem.ts";

/**
 * Problems of rendered pages as findings: one for each cause, at the line that brought it about, with the
 * sites where guests would meet it.
 */
export function problemFindings(
  problems: readonly SiteProblem[],
  release: Release,
  explain: ReleaseResult["explain"],
): readonly Finding[] {
  const byCause = new Map<string, SiteProblem[]>();
  for (const problem of problems.filter((each) => !isEmptied(each, problems))) {
    const { code, widget, messageId, cause } = problem;
    // The same region may be empty on one page for one reason and on another for another.
    const place = code === "empty-region" ? `${problem.page} ${problem.address}` : "";
    // A message that is missing, or cannot be said, is so for every widget that asks for it.
    const asking = messageId === undefined || code === "render-failed" ? widget : "";
    const key = [code, asking, messageId, cause.replace(/\?\S*/, ""), place];
    const same = byCause.get(key.join("\u001f")) ?? [];
    byCause.set(key.join("\u001f"), [...same, problem]);
  }
  return [...byCause.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { file, line, column } = placeOf(first, same, release, explain);
    const sites = [...new Set(same.map(({ siteId }) => siteId))].sort();
    const message = `${sentence(first)} ${whereMet(same)}`;
    const suggestion = wayOut(first);
    return [{ code: first.code, severity: "error", file, line, column, message, suggestion, sites }];
  });
}

/** A region is empty where what stands in it cannot be shown: that is told already. */
function isEmptied({ code, address }: SiteProblem, problems: readonly SiteProblem[]): boolean {
  return (
    code === "empty-region" &&
    problems.some((other) => other.code !== "empty-region" && other.address.startsWith(`${address}.`))
  );
}

function wayOut({ code, messageId, address }: SiteProblem): string {
  switch (code) {
    case "missing-word":
      return `Write its words in config/messages/en/${messageId?.split(".", 1)[0]}.json.`;
    case "unsaid-message":
      return "Say it with the values that the English message has.";
    case "broken-link":
      return "Write the address of a page, or open its route in config/routes.json.";
    case "empty-region":
      return "Let something stand there that every guest sees, or take the condition out.";
    case "second-title":
      return "Take one of the two out, or show each where the other is not.";
    case "late-title":
      return "Let it stand first.";
    default:
      return `Take back what was changed here${address === "" ? "" : ", or name another widget"}.`;
  }
}

function sentence({ code, page, address, widget, messageId, cause }: SiteProblem): string {
  switch (code) {
    case "render-failed":
      return address === ""
        ? `The page "${page}" cannot be shown: ${cause}`
        : `"${widget}" cannot be shown: ${cause}`;
    case "empty-region":
      return `Nothing is shown in "${address}" of the page "${page}".`;
    case "unsaid-message":
      return `"${messageId}" cannot be said: ${cause}`;
    default:
      return cause;
  }
}

/** `Met on wrenhollow-nl in nl, page home (main.hero), and 12 more.` */
function whereMet(same: readonly SiteProblem[]): string {
  const [first] = same;
  if (!first) return "";
  const pages = new Set(same.map(({ siteId, locale, page }) => `${siteId} ${locale} ${page}`)).size;
  const node = first.address === "" ? "" : ` (${first.address})`;
  const vendor = first.vendor === undefined ? "" : ` as ${first.vendor} shows it`;
  const more = pages > 1 ? `, and ${pages - 1} more` : "";
  return `Met on ${first.siteId}${vendor} in ${first.locale}, page ${first.page}${node}${more}.`;
}

type Place = Pick<Provenance, "file" | "line" | "column">;

function placeOf(
  problem: SiteProblem,
  same: readonly SiteProblem[],
  release: Release,
  explain: ReleaseResult["explain"],
): Place {
  const { siteId, locale, page, address, messageId, cause, path } = problem;
  const popup = /^modal\.(.+)$/.exec(address)?.[1];
  const node = popup === undefined ? `pages.${page}.${address}` : `modals.${popup}`;
  const named = messageId ?? /^The link (\S+) /.exec(cause)?.[1];
  const site = release.sites[siteId];
  const props = popup === undefined ? propsAt(site?.pages[page], address) : site?.modals[popup]?.props;
  const prop = named === undefined ? undefined : propWith(props, named);
  // What cannot be said in several languages was named where it does not belong; in one, its translation is
  // wrong.
  const isNamedWrongly = new Set(same.map((each) => each.locale)).size > 1;
  const tries = [
    ...(problem.code === "unsaid-message" && isNamedWrongly
      ? namers(site, popup, prop && `${node}.props.${prop}`, messageId)
      : []),
    ...(problem.code === "unsaid-message" ? [`messages.${locale}.${messageId}`] : []),
    ...(path === undefined ? [] : [path]),
    ...vendorPaths(problem, named, release),
    ...(prop === undefined ? [] : [`${node}.props.${prop}`]),
    ...(address === "" ? [] : [`${node}.widget`, `${node}.order`, node]),
    `pages.${page}.head.title`,
    `pages.${page}.id`,
    "domain.id",
  ];
  for (const path of tries) {
    const [winner] = explain(siteId, path).filter(({ file }) => file.startsWith("config/"));
    if (winner) return winner;
  }
  return { file: `config/domains/${siteId}.json`, line: 1, column: 1 };
}

/** Where the site's popups, the node or its country name a message. */
function namers(
  site: Site | undefined,
  popup: string | undefined,
  prop: string | undefined,
  id: string | undefined,
): readonly string[] {
  const isTitle = popup !== undefined && site?.modals[popup]?.title === id;
  const field = id === undefined ? undefined : propWith(site?.country, id);
  return [
    ...(isTitle ? [`modals.${popup}.title`] : []),
    ...(prop === undefined ? [] : [prop]),
    ...(field === undefined ? [] : [`country.${field}`]),
  ];
}

/** What a vendor said that brought it about. */
function vendorPaths(
  { vendor, widget, code }: SiteProblem,
  named: string | undefined,
  { microsites }: Release,
): readonly string[] {
  if (vendor === undefined) return [];
  const file = `microsites.${vendor}`;
  if (code === "empty-region") return [`${file}.hideWidgets`, `${file}.name`];
  const settings = microsites[vendor]?.settings[widget ?? ""];
  const prop = named === undefined ? undefined : propWith(settings, named);
  const own = `${file}.settings.${widget}`;
  // Lines are known of what is said, and a vendor says single props.
  const said = prop === undefined ? Object.keys(settings ?? {}) : [prop];
  return [...said.map((name) => `${own}.${name}`), `${file}.name`];
}

function propsAt(document: PageDocument | undefined, address: string): unknown {
  let slots: Readonly<Record<string, NodeList>> | undefined = document?.slots;
  let props: unknown;
  const names = address.split(".");
  for (let index = 0; index < names.length; index += 2) {
    const node = slots?.[names[index] ?? ""]?.nodes[names[index + 1] ?? ""];
    slots = node?.slots;
    props = node?.props;
  }
  return props;
}

/** Path of the prop that says exactly this, or the address in front of a query. */
function propWith(value: unknown, wanted: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inside] of Object.entries(value)) {
    if (inside === wanted || (typeof inside === "string" && inside === wanted.split("?", 1)[0])) return name;
    const below = propWith(inside, wanted);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}
