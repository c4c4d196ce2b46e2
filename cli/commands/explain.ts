import {
  didYouMean,
  findSite,
  inspectNode,
  inspectPage,
  inspectValue,
  type NodeInsight,
  nearestName,
  type Release,
  type ReleaseResult,
} from "#renderer/release";
import { type AskedAddress, type ExplainedPage, explainNodes, shownFor } from "../explain/explained-page.ts";
import { printNode, printPage, printValue } from "../explain/print-explained.ts";
import { classifyWithRule, type RouteRule } from "../explain/route-rule.ts";
import { waiversHere } from "../explain/waivers-here.ts";
import { buildProject, isError } from "../project.ts";

export interface ExplainOptions {
  readonly root: string;
  /** Address of a page, with host; `http://` may be left out. */
  readonly url: string;
  /**
   * `main.hero`, `main.hero.props.title`, or a path that starts with `brand`, `country`, `limits`, `domain`,
   * `pages`, `messages`, …
   */
  readonly path?: string;
  /** Vendor whose microsite the page is seen through. */
  readonly vendor?: string;
  readonly json: boolean;
}

/**
 * `staywright explain <url> [path]`: host, site, route, page and nodes of an address; one node with all its
 * props; or one value with everybody who has a word on it. Returns 1 when the path leads nowhere.
 */
export async function explain({ root, url, path, vendor, json }: ExplainOptions): Promise<number> {
  const result = await buildProject(root);
  const { release } = result;
  if (!release)
    throw new Error(
      `The configuration has ${result.findings.filter(isError).length} errors; run staywright validate.`,
    );
  if (vendor !== undefined && !Object.hasOwn(release.microsites, vendor))
    throw new Error(
      ["There is no vendor", `"${vendor}".`, didYouMean(vendor, Object.keys(release.microsites))]
        .filter(Boolean)
        .join(" "),
    );
  const address = new URL(url.includes("://") ? url : `http://${url}`);
  const { asked, rule } = ask(release, address);
  if (path === undefined) {
    const page = explainedPage(result, address, asked, rule, vendor);
    if (json) console.log(JSON.stringify(page, null, 2));
    else printPage(page);
    return 0;
  }
  const page = asked.route.kind === "page" ? asked.route.page : undefined;
  const [head = ""] = path.split(".");
  const isOnPage = page !== undefined && hasSlot(asked.site, page, head);
  const node = isOnPage
    ? inspectNode(result, asked.site.id, page, path.replace(/\.props$/, ""), { vendor })
    : undefined;
  if (node) {
    const shown = shownFor(node, asked);
    if (json) console.log(JSON.stringify({ site: asked.site.id, ...node, shown }, null, 2));
    else printNode(node, shown);
    return 0;
  }
  return explainValue(result, asked, isOnPage ? `pages.${page}.${path}` : path, page, vendor, json);
}

function explainValue(
  result: ReleaseResult,
  { site, locale }: AskedAddress,
  path: string,
  page: string | undefined,
  vendor: string | undefined,
  json: boolean,
): number {
  const ofVendor = vendor === undefined ? undefined : vendorProps(result, site.id, path, vendor);
  const found = ofVendor
    ? ({ ok: true, values: ofVendor } as const)
    : inspectValue(result, site.id, path, locale);
  if (!found.ok) {
    const slots = page === undefined ? [] : Object.keys(site.pages[page]?.slots ?? {});
    const isHead = path.startsWith(found.word);
    const hint = didYouMean(found.word, isHead ? [...found.known, ...slots] : found.known);
    if (json) console.log(JSON.stringify({ site: site.id, path, values: [], missing: found.word }, null, 2));
    else
      console.log(
        [`No layer says anything at ${path} on ${site.id}: there is no "${found.word}".`, hint]
          .filter(Boolean)
          .join(" "),
      );
    return 1;
  }
  if (json) console.log(JSON.stringify({ site: site.id, path, values: found.values }, null, 2));
  else {
    for (const value of found.values) printValue(value);
    const [winner] = found.values[0]?.stack ?? [];
    if (path.startsWith("messages.") && locale !== "en" && winner?.file.includes("/messages/en/"))
      console.log(`  English stands in: there is no text in ${locale}.`);
  }
  return 0;
}

/** Props of a node as a vendor's site has them; undefined when the path names no prop. */
function vendorProps(result: ReleaseResult, siteId: string, path: string, vendor: string) {
  const [, page = "", address = ""] = /^pages\.([^.]+)\.(.+?)\.props\./.exec(path) ?? [];
  const node = page ? inspectNode(result, siteId, page, address, { vendor }) : undefined;
  const props = node?.props.filter((prop) => prop.path === path || prop.path.startsWith(`${path}.`));
  return props && props.length > 0 ? props : undefined;
}

function ask(release: Release, address: URL): { readonly asked: AskedAddress; readonly rule: RouteRule } {
  const site = findSite(release, address.host);
  if (site.isFallback) {
    const meant = nearestHost(release, address.hostname);
    throw new Error(
      `No site answers at "${address.hostname}"; guests there see the fallback, ${site.id}.${meant ? ` Did you mean ${meant}?` : ` Write a host of a domain, or ${site.id}.localhost.`}`,
    );
  }
  const query = Object.fromEntries(address.searchParams);
  const { route, rule } = classifyWithRule(release, {
    path: address.pathname,
    query,
    hasPosition: query.isLatLngSearch === "true" && Boolean(query.latitude && query.longitude),
    countryCode: site.domain.pageCountryCode,
    hasHome: (code) =>
      release.countries[release.routes.countryCodes[code] ?? ""]?.doesHomePageExists ?? false,
  });
  const locale =
    query.locale !== undefined && site.locales.includes(query.locale) ? query.locale : site.defaultLocale;
  return { asked: { site, locale, route, query }, rule };
}

function explainedPage(
  result: ReleaseResult,
  address: URL,
  asked: AskedAddress,
  rule: RouteRule,
  vendor: string | undefined,
): ExplainedPage {
  const { site, locale, route } = asked;
  const page = route.kind === "page" ? inspectPage(result, site.id, route.page, { vendor }) : undefined;
  const file = "config/routes.json";
  const { line } = result.provenance.positionOf(file, rule.path);
  const slots: NodeInsight["slots"] = page?.slots ?? {};
  return {
    host: address.host,
    site: site.id,
    brand: site.brand.id,
    country: site.country.COUNTRY_CODE,
    locale,
    domain: `config/domains/${site.id}.json`,
    ...(vendor !== undefined && { vendor }),
    route,
    rule: { path: rule.path.join("."), file, line, isClosed: rule.isClosed },
    layers: page?.layers ?? [],
    waived: waiversHere(result, site, locale, route.kind === "page" ? route.page : undefined),
    nodes: explainNodes(slots, asked),
  };
}

/** Whether a path starts at a region of the page. */
function hasSlot(site: AskedAddress["site"], page: string, head: string): boolean {
  return Object.hasOwn(site.pages[page]?.slots ?? {}, head);
}

/** The host somebody most likely meant, among published and local names. */
function nearestHost(release: Release | null, host: string): string | undefined {
  const local = Object.keys(release?.sites ?? {}).map((id) => `${id}.localhost`);
  return nearestName(host, [...Object.keys(release?.hosts ?? {}), ...local]);
}
