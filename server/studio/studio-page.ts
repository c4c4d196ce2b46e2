import {
  inspectPage,
  isJsonObject,
  type NodeInsight,
  parseJsonFile,
  readConfigSource,
} from "#renderer/release";
import { readPageRequest } from "../web/pages/page-request.ts";
import { layerPlaces, type SiteNames } from "./layer-places.ts";
import { valueAt } from "./page-edit.ts";
import type { StudioState } from "./studio.ts";
import type { StudioDraft, StudioPage, StudioStart } from "./studio-types.ts";

/** What the studio needs once: sites, widgets, experiments. */
export function studioStart(state: StudioState, host: string): StudioStart {
  const release = state.release();
  const { site } = readPageRequest(release, host, "/", state.now());
  return {
    site: site.id,
    sites: Object.values(release.sites).map(({ id, brand, domain, locales, defaultLocale }) => ({
      id,
      name: brand.siteName,
      country: domain.countryName,
      locales,
      defaultLocale,
    })),
    widgets: state.widgets().map((manifest) => ({
      name: manifest.name,
      description: manifest.description,
      ...(manifest.category && { category: manifest.category }),
      version: manifest.version,
      hydrate: manifest.render.hydrate,
      props: manifest.props,
      slots: manifest.slots ?? {},
      example: manifest.examples[0]?.props ?? {},
    })),
    experiments: Object.fromEntries(
      Object.entries(site.experiments).map(([id, { arms }]) => [id, Object.keys(arms)]),
    ),
    forced: state.forced(),
  };
}

/** The page at an address of the host's site, opened up. */
export function studioPage(state: StudioState, host: string, url: string): StudioPage {
  const { draft } = state;
  const { page, site } = pageAt(state, host, url);
  const result = draft.result();
  const insight = inspectPage(result, site.id, page) ?? null;
  const { texts } = readConfigSource(state.root, draft.texts());
  return {
    site: site.id,
    page,
    layers: layerPlaces(site, page).map(({ name, file, at }) => {
      const text = texts.get(file);
      const layer = text === undefined ? undefined : valueAt(parseJsonFile(file, text).value, at);
      return { name, file, exists: isJsonObject(layer) };
    }),
    insight,
    orders: Object.fromEntries(
      listsOf(insight?.slots ?? {}).map((list) => [
        list,
        result.explain(site.id, `pages.${page}.${list}.order`),
      ]),
    ),
    draft: studioDraft(state),
  };
}

/** What the studio shows of its draft. */
export function studioDraft({ draft }: StudioState): StudioDraft {
  return {
    files: draft.files(),
    canUndo: draft.canUndo(),
    canRedo: draft.canRedo(),
    findings: draft.result().findings,
  };
}

/** Page type and names of the site behind an address; the not-found page for an address that is none. */
export function pageAt(
  state: StudioState,
  host: string,
  url: string,
): { readonly page: string; readonly site: SiteNames; readonly locale: string } {
  const release = state.release();
  const { site, route, view } = readPageRequest(release, host, url.startsWith("/") ? url : "/", state.now());
  const page = route.kind === "page" && Object.hasOwn(site.pages, route.page) ? route.page : "not-found";
  const { brand, country } = (release.sites[site.id] ?? site).domain;
  return { page, site: { id: site.id, brand, country }, locale: view.locale };
}

function listsOf(slots: Readonly<Record<string, readonly NodeInsight[]>>, parent = ""): readonly string[] {
  return Object.entries(slots).flatMap(([slot, nodes]) => [
    `${parent}${slot}`,
    ...nodes.flatMap((node) => listsOf(node.slots, `${node.address}.`)),
  ]);
}
