import { QueryClient } from "@tanstack/react-query";
import { createIntl } from "react-intl";
import type { PageContext, Release, Site } from "#renderer";
import { messagesOf } from "#renderer/release";
import { viewOf } from "#renderer/server";
import { registry } from "#widgets/registry";
import { CallFailure } from "../../renderer/data/call-failure.ts";
import type { CompiledNode, PlannedNode } from "../../renderer/plan/page-plan.ts";
import type { RequestOutcome } from "../../renderer/plan/run-requests.ts";
import { type RenderContext, renderNode } from "../../renderer/ssr/render-node.tsx";
import { toPageContext } from "../../renderer/ssr/to-page-context.ts";
import type { WidgetEnvironment } from "../../renderer/view/widget-providers.tsx";
import type { WidgetExample, WidgetManifest } from "../../renderer/view/widget-registry.ts";

export interface RenderedExample {
  readonly html: string;
  readonly islands: RenderContext["islands"];
  readonly page: PageContext;
  readonly environment: WidgetEnvironment;
  /** What views threw. */
  readonly thrown: readonly unknown[];
}

/** Renders one example of a widget as the server would: on this site, in this locale. */
export function renderExample(
  release: Release,
  site: Site,
  locale: string,
  manifest: WidgetManifest,
  example: WidgetExample,
): RenderedExample {
  const view = viewOf(release, site, locale);
  const route = {
    kind: "page",
    page: "gallery",
    params: example.route ?? {},
    countryCode: site.domain.pageCountryCode,
    name: "gallery",
    status: 200,
  } as const;
  const query = example.query ?? {};
  const page = toPageContext(
    release,
    {
      view,
      route,
      path: "/gallery",
      query,
      origin: "https://gallery.example",
      today: "2027-01-15",
      device: "web",
      flags: {},
      run: async () => null,
    },
    query,
    {
      page: "gallery",
      regions: {},
      widgets: [],
      header: [],
      flags: [],
      streams: false,
      usesMode: false,
      readsAudience: false,
      usesAudience: false,
    },
  );
  const intl = createIntl({
    locale: view.language.contentLanguage,
    messages: messagesOf(release, site.brand.id, view.locale) as Record<string, string>,
    onError: (error) => {
      throw error;
    },
  });
  const environment: WidgetEnvironment = { page, intl };
  const islands = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    caller: () => new Promise<never>(() => {}),
    navigate: () => {},
  };
  const outcomes = new Map<string, RequestOutcome>();
  for (const [name, value] of Object.entries(example.data ?? {})) outcomes.set(name, { ok: true, value });
  for (const [name, failure] of Object.entries(example.errors ?? {})) {
    const { statusCode, ...body } = failure as { statusCode: number; code?: string; message?: string };
    outcomes.set(name, { ok: false, failure: new CallFailure(statusCode, body) });
  }
  const node: CompiledNode = {
    address: "main.example",
    manifest,
    props: example.props,
    slots: {},
    hydrate: manifest.render.hydrate,
    clientFilled: false,
  };
  const planned: PlannedNode = {
    node,
    requests: Object.fromEntries([...outcomes.keys()].map((name) => [name, name])),
    slots: {},
    streams: false,
  };
  const thrown: unknown[] = [];
  const context: RenderContext = {
    registry,
    release,
    site,
    environment,
    islandEnvironment: { ...environment, islands },
    outcomes,
    islands: {},
    published: {},
    onNodeError: (_address, error) => thrown.push(error),
  };
  const html = renderNode(planned, context);
  return { html, islands: context.islands, page, environment: context.islandEnvironment, thrown };
}
