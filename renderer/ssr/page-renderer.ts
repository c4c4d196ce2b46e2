import { QueryClient } from "@tanstack/react-query";
import type { Audience, Modal } from "#schemas";
import type { UserMode } from "#schemas/user-modes.ts";
import type { OutsideParty, PageDocument } from "../page/page-document.ts";
import { declaredQuery } from "../plan/cache-key.ts";
import { compilePage } from "../plan/compile-page.ts";
import type { OperationScopes } from "../plan/operation-scopes.ts";
import type { CompiledPage } from "../plan/page-plan.ts";
import { planPage, showsIslands } from "../plan/plan-page.ts";
import { type RequestOutcome, type SourceRunner, startRequests } from "../plan/run-requests.ts";
import { requestKeys, streamedRequests } from "../plan/streamed-requests.ts";
import type { Route } from "../route/route.ts";
import type { Release } from "../site/release.ts";
import type { SiteView } from "../site/site.ts";
import type { PageContext } from "../view/page-context.ts";
import type { WidgetEnvironment } from "../view/widget-providers.tsx";
import type { WidgetRegistry } from "../view/widget-registry.ts";
import type { AssetSource } from "./asset-source.ts";
import { plainDocumentEnd, regionTags, stylesTag } from "./document.ts";
import { fallbackRegion, needsFallback } from "./fallback-region.ts";
import { exampleNode, galleryBody, gallerySection } from "./gallery.ts";
import { headTags } from "./head-tags.ts";
import { iconSheet, shortReferences } from "./icon-sheet.ts";
import { createIntlSource } from "./intl-source.ts";
import { createNodeMemory, type NodeMemory } from "./node-memory.ts";
import { createPageFrame } from "./page-frame.ts";
import { pageHead, type QueryInHead } from "./page-head.ts";
import { type IslandPayload, type RenderContext, renderNode } from "./render-node.tsx";
import type { FilledNodes, RenderedPage } from "./rendered-page.ts";
import { conditionsOf, referencesOf, withSearch } from "./request-context.ts";
import { createStylesheets } from "./stylesheets.ts";
import { toPageContext } from "./to-page-context.ts";
import { watchPage } from "./watch-page.ts";

/**
 * What the guest's search may follow from: nothing that differs between the devices, arms and guests of one
 * address.
 */
export type ReferenceInput = Pick<PageRequestInput, "view" | "route" | "path" | "today">;

export interface PageRendererOptions {
  readonly release: Release;
  readonly registry: WidgetRegistry;
  readonly scopes: OperationScopes;
  readonly assets: AssetSource;
  /**
   * The guest's `search`, which the renderer knows nothing about; computed once per request, where a node
   * refers to it.
   */
  readonly references?: (
    input: ReferenceInput,
    query: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, unknown>>;
  /**
   * What the query means to search engines, by what the page's widgets published; absent where it means
   * nothing.
   */
  readonly queryInHead?: (
    input: PageRequestInput,
    query: Readonly<Record<string, string>>,
    published: Readonly<Record<string, unknown>>,
  ) => QueryInHead | undefined;
  /** Writes the symbol of an icon by its id; pages without such icons need none. */
  readonly iconSymbol?: (id: string) => string;
  readonly onError: (event: {
    readonly address: string;
    readonly page: string;
    readonly error: unknown;
  }) => void;
}

export interface PageRequestInput {
  readonly view: SiteView;
  readonly route: Route;
  /** Path as asked for, with its slashes. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly today: string;
  readonly device: "web" | "webview";
  /** How the guest came to browse (MODE-03); absent for most. */
  readonly userMode?: UserMode | undefined;
  readonly flags: Readonly<Record<string, string>>;
  /** The vendor's transaction, for pages that belong to one guest (MODE-05). */
  readonly transaction?: string;
  /** On pages of a guest's own: what their forms hold and nobody else can know. */
  readonly formKey?: string;
  /**
   * Whom the page is for, by the authenticated session alone; `anonymous` when absent, as on a public page
   * that does not read it.
   */
  readonly audience?: Audience;
  /** True where nobody can say now whether the guest is a member. */
  readonly membershipUnread?: boolean;
  /**
   * Country the guest is in, ISO 3166 alpha-2, for requests of private pages (`$guest.country`, STATIC-02);
   * absent on public pages.
   */
  readonly guestCountry?: string;
  /**
   * Third parties that the page's content policy lets in: a page of another policy has to be loaded, since
   * the browser keeps that of the document.
   */
  readonly reached?: readonly OutsideParty[];
  readonly run: SourceRunner;
  /** Marks every node and loads the script that explains them: previews and development. */
  readonly inspect?: boolean;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Turns requests into pages for one release. What a release can hold is prepared once and shared. */
export function createPageRenderer(options: PageRendererOptions) {
  const { release, registry, scopes, assets } = options;
  const icons = (html: string) => iconSheet(html, options.iconSymbol ?? (() => ""));
  const intlOf = createIntlSource(release, undefined, {
    onStandIn: (error) => options.onError({ address: "words", page: "", error }),
  });
  const wordNamespaces = new Set(
    ["popup"].concat(Object.values(registry).flatMap(({ manifest }) => manifest.messages ?? [])),
  );
  const memory = createNodeMemory();
  const compiled = new Map<PageDocument, CompiledPage>();
  const stylesheet = createStylesheets(assets);
  const frame = createPageFrame({ release, registry, assets, intlOf });

  function compiledPage(view: SiteView, pageId: string): CompiledPage {
    const document = view.site.pages[pageId];
    if (!document) throw new Error(`Site ${view.site.id} has no page ${pageId}.`);
    const page = compiled.get(document) ?? compilePage(document, registry, scopes);
    compiled.set(document, page);
    return page;
  }

  function prepare(input: PageRequestInput, withGuest: boolean, only?: ReadonlySet<string>) {
    const page = compiledPage(input.view, input.route.page);
    const document = input.view.site.pages[input.route.page];
    const query = document ? declaredQuery(document, input.query) : {};
    const context = toPageContext(release, input, query, page);
    const plan = planPage(page, {
      conditions: conditionsOf(input, query),
      references: withSearch(
        referencesOf(input, query, context),
        () => options.references?.(input, query) ?? {},
      ),
      withGuest,
      placedOn: `${release.hash} ${input.view.site.id} ${input.view.site.microsite?.name ?? ""} ${input.view.locale}`,
      ...(only ? { only } : {}),
    });
    return { page, document, context, plan };
  }

  function renderContext(
    input: PageRequestInput,
    context: PageContext,
    outcomes: ReadonlyMap<string, RequestOutcome>,
    onNodeError: RenderContext["onNodeError"],
    nodes?: NodeMemory,
  ): RenderContext {
    const intl = intlOf(input.view);
    const environment = { page: context, intl };
    let ofIslands: WidgetEnvironment | undefined;
    return {
      registry,
      release,
      site: input.view.site,
      environment,
      get islandEnvironment() {
        ofIslands ??= { ...environment, islands: islandsOnServer() };
        return ofIslands;
      },
      outcomes,
      memory: nodes,
      islands: {},
      published: {},
      inspect: input.inspect ?? false,
      onNodeError,
    };
  }

  /**
   * Renders a whole page, or nothing (404, no pieces) of a public one about a thing that does not exist: the
   * page that says so is another one. Rejects only when the release itself is broken.
   */
  async function renderPage(input: PageRequestInput): Promise<RenderedPage> {
    const isPrivate = input.view.site.pages[input.route.page]?.cache.scope === "private";
    const { page, document, context, plan } = prepare(input, isPrivate);
    if (!document) throw new Error(`Site ${input.view.site.id} has no page ${input.route.page}.`);
    let degraded = false;
    let lacksPart = false;
    let status: number = input.route.status;
    const started = startRequests(plan.requests.values(), input.run, (request, failure) => {
      options.onError({ address: request.key, page: page.page, error: failure });
      lacksPart ||= failure.statusCode >= 500;
      if (!request.critical) return;
      degraded = true;
      // An address that cannot name anything is as missing as one that names nothing.
      status = [400, 404].includes(failure.statusCode) ? 404 : 503;
    });
    const lost = { degraded: () => degraded, lacksPart: () => lacksPart };
    const streaming = page.streams ? streamedRequests(plan) : NONE;
    const outcomes = new Map<string, RequestOutcome>();
    const settle = (keys: Iterable<string>) =>
      Promise.all(
        [...keys].map(async (key) => {
          const outcome = await started.get(key);
          if (outcome) outcomes.set(key, outcome);
        }),
      );
    await settle([...started.keys()].filter((key) => !streaming.has(key)));
    if (status === 404 && input.route.status !== 404 && !isPrivate)
      return { status, pieces: [], streams: false, ...lost, styleHash: "" };

    const failed = (address: string, error: unknown) => {
      degraded = true;
      options.onError({ address, page: page.page, error });
    };
    // A page of one guest is seen once.
    const rendering = renderContext(input, context, outcomes, failed, isPrivate ? undefined : memory);
    const { [fallbackRegion]: standIns = [], ...regions } = plan.regions;
    const standIn = (shown: readonly string[]): string => {
      const failed = [...outcomes.values()].some(({ ok }) => !ok);
      const below = input.view.site.limits.layout.homeFallbackBelow;
      if (!needsFallback(shown, { failed, below })) return "";
      const error = new Error(`Fewer than ${below} parts of the page could be shown.`);
      options.onError({ address: fallbackRegion, page: page.page, error });
      return standIns.map((node) => renderNode(node, rendering)).join("");
    };
    const isShared = document.cache.scope === "public" && document.head.index;
    const sheet = stylesheet(input.view, page.widgets, isShared ? page.header : undefined);
    const body: (string | Promise<string>)[] = [];
    for (const [region, nodes] of Object.entries(regions)) {
      const [open, close] = regionTags(region);
      const parts = nodes.map((node) =>
        node.streams
          ? settle(requestKeys(node)).then(() => renderNode(node, rendering))
          : renderNode(node, rendering),
      );
      if (sheet.file && region === "main") body.push(stylesTag(sheet.file));
      body.push(open, ...parts);
      if (region === "main" && standIns.length > 0)
        body.push(
          parts.every((part) => typeof part === "string") ? standIn(parts) : Promise.all(parts).then(standIn),
        );
      body.push(close);
    }

    const interactive = showsIslands(plan);
    const head = pageHead({
      release,
      input,
      document,
      status,
      published: rendering.published,
      query: options.queryInHead?.(input, context.query, rendering.published),
      intl: intlOf(input.view),
    });
    const start = frame.start(
      input.view,
      headTags(head) + (isPrivate || isOfRole(page, input) ? OF_GUEST : ""),
      sheet,
      interactive,
      {
        ...input,
        hidden: context.hidden,
      },
    );
    const end = (shown: string) =>
      interactive ? frame.end(input.view, context, rendering.islands) : plainDocumentEnd(shown);
    if (body.every((piece) => typeof piece === "string")) {
      const html = shortReferences(body.join(""));
      const pieces = [start + icons(html) + html + end(html)];
      return { status, pieces, streams: false, ...lost, styleHash: sheet.hash };
    }
    // Which icons a page draws is known at its end.
    const rest = Promise.all(body).then((shown) => {
      const html = shown.join("");
      return icons(html) + end(html);
    });
    const pieces = [start, ...body, rest];
    return { status, pieces, streams: true, ...lost, styleHash: sheet.hash };
  }

  /** Every example of the named widgets on one page: the gallery of a site. */
  function renderGallery(
    input: PageRequestInput,
    names: readonly string[],
  ): { readonly html: string; readonly styleHash: string } {
    const context = toPageContext(release, input, input.query, {
      page: "gallery",
      regions: {},
      widgets: [],
      header: [],
      flags: [],
      streams: false,
      usesMode: false,
      readsAudience: false,
      usesAudience: false,
    });
    const islands: Record<string, IslandPayload> = {};
    const sections = names.flatMap((name) =>
      (registry[name]?.manifest.examples ?? []).map((example, index) => {
        const { planned, outcomes } = exampleNode(registry, name, index);
        const exampleContext = {
          ...context,
          query: example.query ?? {},
          route: { ...context.route, params: example.route ?? {} },
        };
        const rendering = renderContext(input, exampleContext, outcomes, (address, error) =>
          options.onError({ address, page: "gallery", error }),
        );
        const html = renderNode(planned, rendering);
        Object.assign(islands, rendering.islands);
        return gallerySection(name, example.title, html);
      }),
    );
    const sheet = stylesheet(input.view, names);
    const head = `<title>${input.view.site.brand.siteName} · gallery</title><meta name="robots" content="noindex">`;
    const body = galleryBody(sections);
    const html =
      frame.start(input.view, head, sheet, true, context) +
      icons(body) +
      body +
      frame.end(input.view, context, islands);
    return { html, styleHash: sheet.hash };
  }

  /** Renders the nodes of a public page that depend on the guest. */
  async function renderNodes(input: PageRequestInput, addresses: readonly string[]): Promise<FilledNodes> {
    const { page, context, plan } = prepare(input, true, new Set(addresses));
    let degraded = false;
    const failed = (address: string, error: unknown) => {
      degraded = true;
      options.onError({ address, page: page.page, error });
    };
    const started = startRequests(plan.requests.values(), input.run, ({ key }, failure) =>
      failed(key, failure),
    );
    const outcomes = new Map<string, RequestOutcome>();
    for (const [key, outcome] of started) outcomes.set(key, await outcome);
    const html: Record<string, string> = {};
    const islands: Record<string, IslandPayload> = {};
    const bound: string[] = [];
    for (const node of Object.values(plan.regions).flat()) {
      const { address } = node.node;
      const watched = watchPage(context);
      const rendering = renderContext(input, watched.page, outcomes, failed);
      html[address] = renderNode(node, rendering);
      Object.assign(islands, rendering.islands);
      if (watched.isRead() || Object.keys(rendering.islands).length > 0) bound.push(address);
    }
    const widgets = [...new Set(Object.values(islands).map(({ w }) => w))];
    const messages = widgets.length > 0 ? frame.messagesFor(input.view, widgets) : {};
    return { html, islands, messages, icons: icons(Object.values(html).join("")), bound, degraded };
  }

  /** What a popup needs beyond its widget's script: words and styles. */
  function renderModalPart(view: SiteView, modal: Modal) {
    const widget = modal.widget ?? "";
    return {
      messages: frame.messagesFor(view, [widget]),
      css: assets.widgetStyles([widget]),
    };
  }

  /** What islands need beyond their page, by the namespaces of words that it asks for. */
  function words(view: SiteView, namespaces: readonly string[]) {
    return frame.words(
      view,
      namespaces.filter((name) => wordNamespaces.has(name)),
    );
  }

  return { renderPage, renderNodes, renderModalPart, renderGallery, words, compiledPage };
}

/** What islands of one page are given here, where they do nothing. */
function islandsOnServer(): NonNullable<WidgetEnvironment["islands"]> {
  return {
    queryClient: new QueryClient(),
    caller: () => Promise.reject(new Error("Islands call the backend in the browser only.")),
    navigate: () => {},
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a page that everybody sees is as guests of one role see it, such as with prices of members. */
function isOfRole({ readsAudience }: CompiledPage, { audience = "anonymous" }: PageRequestInput): boolean {
  return readsAudience && audience !== "anonymous" && audience !== "signed_in";
}

/** Tells scripts that a page is of one guest, or of guests of a role: it is left with them. */
const OF_GUEST = '<meta data-head name="page-of" content="guest">';
