import colours from "picocolors";
import { findSite, type Provenance, type Release, type ReleaseResult } from "#renderer/release";
import { classify, type RouteResult } from "#renderer/route";
import { nodeTree, type TreeRow } from "../explain/node-tree.ts";
import { buildProject, isError } from "../project.ts";

export interface ExplainOptions {
  readonly root: string;
  readonly url: string;
  /** `main.hero.props.title`, or `brand.…`, `country.…`, `limits.…`, `domain.…`. */
  readonly path?: string;
  readonly json: boolean;
}

/** `staywright explain <url> [path]`: what an address leads to, and which file supplied a value. Returns 1 when nothing stands there. */
export async function explain({ root, url, path, json }: ExplainOptions): Promise<number> {
  const result = await buildProject(root);
  const { release } = result;
  if (!release)
    throw new Error(
      `The configuration has ${result.findings.filter(isError).length} errors; run staywright validate.`,
    );
  const address = new URL(url.includes("://") ? url : `http://${url}`);
  const site = findSite(release, address.host);
  const route = routeOf(release, site, address);
  const page = route.kind === "page" ? route.page : undefined;
  if (path === undefined) {
    const rows = page && site.pages[page] ? nodeTree(site.pages[page]) : [];
    const answer = {
      site: site.id,
      brand: site.brand.id,
      country: site.country.COUNTRY_CODE,
      route,
      nodes: rows,
    };
    if (json) console.log(JSON.stringify(answer, null, 2));
    else printPage(answer, result, page);
    return 0;
  }
  const isRecord = /^(brand|country|limits|domain)(\.|$)/.test(path);
  const full = isRecord || page === undefined ? path : `pages.${page}.${path}`;
  const stack = result.explain(site.id, full);
  if (json) console.log(JSON.stringify({ site: site.id, path: full, stack }, null, 2));
  else printStack(site.id, full, stack);
  return stack.length === 0 ? 1 : 0;
}

function routeOf(release: Release, site: Release["sites"][string], address: URL): RouteResult {
  return classify(
    { table: release.routes, cities: release.cities },
    {
      path: address.pathname,
      query: Object.fromEntries(address.searchParams),
      countryCode: site.domain.pageCountryCode,
      hasHome: (code) =>
        release.countries[release.routes.countryCodes[code] ?? ""]?.doesHomePageExists ?? false,
    },
  );
}

function printPage(
  answer: {
    readonly site: string;
    readonly brand: string;
    readonly country: string;
    readonly route: RouteResult;
    readonly nodes: readonly TreeRow[];
  },
  result: ReleaseResult,
  page: string | undefined,
): void {
  const { site, brand, country, route, nodes } = answer;
  console.log(`site     ${site} ${colours.dim(`(brand ${brand}, country ${country})`)}`);
  if (route.kind === "redirect") {
    console.log(`route    ${route.status} to ${route.location}`);
    return;
  }
  const params = Object.entries(route.params).map(([name, value]) => `${name}=${value}`);
  console.log(
    `route    ${route.name}, page ${route.page}, status ${route.status} ${colours.dim(params.join(" "))}`,
  );
  for (const { address, widget, depth, when } of nodes) {
    const [from] = result.explain(site, `pages.${page}.${address}.widget`);
    const where = from ? colours.dim(`${from.layer}  ${from.file}:${from.line}`) : "";
    console.log(
      `${"  ".repeat(depth)}${address}  ${colours.cyan(widget)}${when ? " (conditional)" : ""}  ${where}`,
    );
  }
}

function printStack(site: string, path: string, stack: readonly Provenance[]): void {
  console.log(`${colours.bold(path)} on ${site}`);
  if (stack.length === 0) console.log("  No layer says anything here.");
  for (const { layer, file, line, column, value, winner } of stack) {
    const text = value === undefined ? "unset" : JSON.stringify(value);
    const shown = text.length > 90 ? `${text.slice(0, 87)}…` : text;
    const mark = winner ? colours.green("wins    ") : colours.dim("shadowed");
    console.log(`  ${mark}  ${layer.padEnd(24)} ${shown}  ${colours.dim(`${file}:${line}:${column}`)}`);
  }
}
