import { QueryClient } from "@tanstack/react-query";
import type { PageDocument } from "../page/page-document.ts";
import { declaredQuery } from "../plan/cache-key.ts";
import { compilePage } from "../plan/compile-page.ts";
import type { OperationScopes } from "../plan/operation-scopes.ts";
import type { CompiledPage, PagePlan, PlannedNode } from "../plan/page-plan.ts";
import { type PlanInput, planPage } from "../plan/plan-page.ts";
import type { ReferenceContext } from "../plan/resolve-args.ts";
import { messagesOf } from "../site/messages-of.ts";
import type { Release } from "../site/release.ts";
import { fallbackRegion } from "../ssr/fallback-region.ts";
import { createIntlSource } from "../ssr/intl-source.ts";
import { headMessages, pageHead } from "../ssr/page-head.ts";
import type { PageRendererOptions, PageRequestInput } from "../ssr/page-renderer.ts";
import { nodeHtml, type RenderContext } from "../ssr/render-node.tsx";
import { conditionsOf, referencesOf, withSearch } from "../ssr/request-context.ts";
import { toPageContext } from "../ssr/to-page-context.ts";
import type { PageContext } from "../view/page-context.ts";
import type { WidgetRegistry } from "../view/widget-registry.ts";
import { addressShape } from "./address-shape.ts";
import type { CheckedNode } from "./checked-node.ts";
import { causeOf, sayingError } from "./error-words.ts";
import { fixtureAnswers, type Outcomes, otherAnswers } from "./fixture-data.ts";
import { createFormMemory } from "./form-memory.ts";
import { headingProblems } from "./heading-problems.ts";
import { isVisible, outlineOf, ownLinks } from "./html-facts.ts";
import { fromMemoryText, toMemoryText } from "./memory-text.ts";
import { nameOf } from "./name-of.ts";
import { addressOf, nodeKey } from "./node-key.ts";
import { notedSite } from "./noted-request.ts";
import type { CheckedPage, PageLink, PageProblem, ReadPage } from "./page-problem.ts";
import { publishAll } from "./publish-all.ts";
import { createReadMemory, type Kept, type Remembered } from "./read-memory.ts";
import { type Reads, type Roots, readOfMembers, tracked } from "./tracked.ts";
import { type Noted, trackedIntl } from "./tracked-intl.ts";

export interface PageCheckOptions extends Pick<PageRendererOptions, "references" | "queryInHead"> {
  readonly registry: WidgetRegistry;
  readonly scopes: OperationScopes;
}

/** A page of a site in a locale, and every form it is asked for in. */
export interface PageToCheck {
  /** The page as most guests see it. */
  readonly first: PageRequestInput;
  /** All its forms, the first included: devices, arms, modes, guests, queries. */
  readonly all: (page: CompiledPage) => readonly PageRequestInput[];
}

/** What views and requests know of a page in one of its forms. */
interface Form {
  readonly context: PageContext;
  readonly roots: Roots;
  readonly references: ReferenceContext;
  readonly asked: NonNullable<PlanInput["asked"]>;
  readonly withGuest: true;
}

/**
 * Renders pages in memory with the data of their widgets' examples, each node by itself. It remembers: a
 * node, or a whole page, that resolves to what was rendered before, down to the words and settings it read,
 * is not rendered again, whatever site it stands on and whatever release it belongs to.
 */
export function createPageCheck({ registry, scopes, references, queryInHead }: PageCheckOptions) {
  const compiled = new WeakMap<PageDocument, CompiledPage>();
  // A release is frozen with all that belongs to it.
  const lasting = ["site", "release", "words"];
  const nodes = createReadMemory<CheckedNode>(lasting);
  const pages = createReadMemory<CheckedPage>(lasting);
  const queryClient = new QueryClient();
  let rendered = 0;
  let added = 0;

  function compiledPage(document: PageDocument): CompiledPage {
    const page = compiled.get(document) ?? compilePage(document, registry, scopes);
    compiled.set(document, page);
    return page;
  }

  /** Checks the pages of one release. */
  function ofRelease(release: Release) {
    const contexts = new WeakMap<PageRequestInput, PageContext>();
    let heard: PageProblem[] = [];
    let speaker: Pick<PageProblem, "address" | "widget"> = { address: "" };
    const intlOf = createIntlSource(release, (error) => {
      const isMissing = error.code === "MISSING_TRANSLATION";
      const { id } = (error as { readonly descriptor?: { readonly id?: string } }).descriptor ?? {};
      if (id === undefined && !isMissing) return;
      const cause = isMissing ? `There is no message "${id}".` : sayingError(error.message);
      const code = isMissing ? "missing-word" : "unsaid-message";
      heard.push({ ...speaker, code, cause, ...(id === undefined ? {} : { messageId: id }) });
    });

    function check({ first, all }: PageToCheck): ReadPage {
      const { site, locale } = first.view;
      const { page } = first.route;
      const document = site.pages[page];
      if (!document) return { problems: [], links: [], reads: [] };
      const layers = [document, site.brand, site.domain, site.limits, site.experiments];
      const vendor = nameOf(site.microsite);
      const key = [site.id, vendor, locale, first.path, first.today, ...layers.map(nameOf)].join("\u001f");
      const reads: Reads = new Set();
      try {
        const compiled = compiledPage(document);
        const roots = rootsOf(first, contextOf(first, document, compiled));
        let known = pages.find(key, roots);
        if (!known) {
          const checked = checkForms(document, compiled, all(compiled), reads);
          added++;
          known = pages.keep(key, roots, reads, checked);
        }
        return { ...known.value, reads: known.reads };
      } catch (error) {
        const problem = { code: "render-failed", address: "", cause: causeOf(error) } as const;
        return { problems: [problem], links: [] };
      }
    }

    function checkForms(
      document: PageDocument,
      compiled: CompiledPage,
      inputs: readonly PageRequestInput[],
      reads: Reads,
    ): CheckedPage {
      const found = new Map<string, PageProblem>();
      const links = new Map<string, PageLink>();
      const add = (problems: readonly PageProblem[]) => {
        for (const problem of problems) found.set(JSON.stringify(problem), problem);
      };
      const inForms = createFormMemory<CheckedNode>();
      const forms = new Map<string, Form>();
      const searches = new Map<string, ReferenceContext>();
      const searchOf = (input: PageRequestInput, query: PageContext["query"]): ReferenceContext => {
        const key = JSON.stringify([query, input.view.site.microsite?.name]);
        const search = searches.get(key) ?? references?.(notedSite(input, reads), query) ?? {};
        searches.set(key, search);
        return search;
      };
      // Guests and modes only decide conditions: what views and requests know is the same for all of them.
      const formOf = (input: PageRequestInput): Form => {
        const { device, query, flags, view, guestCountry } = input;
        const key = JSON.stringify([device, query, flags, guestCountry, view.site.microsite?.name]);
        let form = forms.get(key);
        if (!form) {
          const context = contextOf(input, document, compiled);
          const { query } = context;
          form = {
            context,
            roots: rootsOf(input, context),
            references: withSearch(referencesOf(notedSite(input, reads), query, context), () =>
              searchOf(input, query),
            ),
            asked: new Map(),
            withGuest: true,
          };
          forms.set(key, form);
        }
        return form;
      };
      for (const [index, input] of inputs.entries()) {
        const { context, roots, ...shared } = formOf(input);
        const visit = (plan: PagePlan, isReal: boolean) => {
          const shown = new Map<string, boolean>();
          const checkedNodes = new Map<string, CheckedNode>();
          const show = (planned: PlannedNode): CheckedNode => {
            const children = Object.values(planned.slots).flat();
            const inside = new Set(children.filter((child) => isShown(child, show(child))).map(addressOf));
            const key = nodeKey(planned, inside, input);
            const known = inForms.find(key, roots);
            if (known) return known.value;
            const checked = (state: string, outcomes: Outcomes) => {
              const remembered = checkNode(key + state, planned, inside, input, context, roots, outcomes);
              for (const read of remembered.reads) reads.add(read);
              add(remembered.value.problems);
              for (const link of remembered.value.links) links.set(link.href + link.address, link);
              return remembered;
            };
            // What a widget shows when a call is refused, or answered in another way, is the same in every
            // form of a page.
            if (index === 0) for (const [state, outcomes] of otherAnswers(planned)) checked(state, outcomes);
            const remembered = checked("", fixtureAnswers(planned));
            inForms.keep(key, roots, remembered);
            return remembered.value;
          };
          const isShown = (planned: PlannedNode, node: CheckedNode): boolean => {
            const shows = node.shows || node.children.some((address) => shown.get(address));
            shown.set(planned.node.address, shows);
            checkedNodes.set(planned.node.address, node);
            return shows;
          };
          const empty = Object.entries(plan.regions).flatMap(([region, list]) => {
            const some = list.map((planned) => isShown(planned, show(planned))).includes(true);
            return some || region === fallbackRegion ? [] : [region];
          });
          if (isReal) add(headingProblems(plan, checkedNodes));
          return empty;
        };
        const plan = planPage(compiled, { ...shared, conditions: conditionsOf(input, context.query) });
        const isFrame = Object.values(document.slots).every(({ order }) => order.length === 0);
        const empty = isFrame ? [] : visit(plan, true);
        const required = empty.filter((region) => region === "main" || index === 0);
        add(required.map((address) => ({ code: "empty-region", address, cause: "It shows nothing." })));
        if (index === 0) add(headProblems(input, document, plan, reads));
        // What a condition hides here, it shows to somebody else.
        if (index === 0) visit(planPage(compiled, { ...shared, conditions: {} }), false);
      }
      return { problems: [...found.values()], links: [...links.values()] };
    }

    function checkNode(
      key: string,
      planned: PlannedNode,
      inside: ReadonlySet<string>,
      input: PageRequestInput,
      context: PageContext,
      roots: Roots,
      outcomes: Outcomes,
    ): Remembered<CheckedNode> {
      const { address, manifest } = planned.node;
      const known = nodes.find(key, roots);
      if (known) return known;
      const reads: Reads = new Set();
      const problems: PageProblem[] = [];
      const own = { address, widget: manifest.name };
      const words = new Set<string>();
      const noted = { reads, words };
      const rendering = contextFor(input, context, outcomes, noted, (_address, error) =>
        problems.push({ ...own, code: "render-failed", cause: causeOf(error) }),
      );
      const before = { heard, speaker };
      heard = [];
      speaker = own;
      rendered++;
      added++;
      const html = nodeHtml(planned, rendering, ({ node }) =>
        inside.has(node.address) ? `<!--child ${node.address}-->` : "",
      );
      reads.add(readOfMembers("words", words));
      // A word that cannot be said is why the view failed.
      const said = heard.some(({ code }) => code === "unsaid-message") ? heard : [...heard, ...problems];
      ({ heard, speaker } = before);
      return nodes.keep(key, roots, reads, {
        problems: said,
        // A link to the page itself leads there, whatever the page is.
        links: ownLinks(html)
          .filter((href) => href.split("?", 1)[0] !== input.path)
          .map((href) => ({ ...own, href })),
        shows: isVisible(html),
        children: [...inside].filter((child) => html.includes(`<!--child ${child}-->`)),
        outline: outlineOf(html),
      });
    }

    function headProblems(
      input: PageRequestInput,
      document: PageDocument,
      plan: PagePlan,
      reads: Reads,
    ): readonly PageProblem[] {
      const published: Record<string, unknown> = {};
      for (const planned of Object.values(plan.regions).flat()) publishAll(planned, published);
      heard = [];
      speaker = { address: "" };
      const words = new Set<string>();
      const intl = trackedIntl(intlOf(input.view), { reads, words });
      const noted = notedSite(input, reads);
      const query = declaredQuery(document, input.query);
      const asked = queryInHead?.(noted, query, published) ?? { canonical: "", index: true };
      // Where the page stands on other sites is the same in each of its languages.
      const isFirst = input.view.locale === input.view.site.defaultLocale;
      pageHead({
        release: tracked(release, "release", reads, 4),
        input: noted,
        document,
        status: input.route.status,
        published,
        query: isFirst ? asked : { ...asked, alternates: false },
        intl,
      });
      const missing = headMessages(noted, document).flatMap(([path, messageId]): PageProblem[] => {
        if (messageId in intl.messages) return [];
        const cause = `There is no message "${messageId}".`;
        return [{ code: "missing-word", address: "", messageId, path, cause }];
      });
      reads.add(readOfMembers("words", words));
      return [...heard, ...missing];
    }

    /** Shows a popup over a page. */
    function popup(input: PageRequestInput, name: string): ReadPage {
      const { site } = input.view;
      const modal = site.modals[name];
      const document = site.pages[input.route.page];
      const manifest = registry[modal?.widget ?? ""]?.manifest;
      if (!modal || !document || !manifest) return { problems: [], links: [], reads: [] };
      const own = { address: `modal.${name}`, widget: manifest.name };
      const context = contextOf(input, document, compiledPage(document));
      const node = {
        address: own.address,
        manifest,
        props: modal.props ?? {},
        slots: {},
        hydrate: "load",
        clientFilled: false,
      } as const;
      const planned = { node, requests: {}, slots: {}, streams: false };
      const key = nodeKey(planned, new Set(), input);
      const shown = checkNode(key, planned, new Set(), input, context, rootsOf(input, context), new Map());
      heard = [];
      speaker = own;
      try {
        intlOf(input.view).formatMessage({ id: modal.title });
      } catch {
        // It was heard.
      }
      const title = heard.map((problem) => ({ ...problem, path: `modals.${name}.title` }));
      const { problems, links } = shown.value;
      return { problems: [...problems, ...title], links, reads: shown.reads };
    }

    function contextFor(
      input: PageRequestInput,
      context: PageContext,
      outcomes: Outcomes,
      noted: Noted,
      onNodeError: RenderContext["onNodeError"],
    ): RenderContext {
      const { reads } = noted;
      const environment = {
        // Deep enough to tell the parameters of an address apart.
        page: tracked(context, "page", reads, 3),
        intl: trackedIntl(intlOf(input.view), noted),
      };
      const caller = () => Promise.reject(new Error("Nothing is called while pages are checked."));
      return {
        registry,
        // Deep enough that a change of one site is none of the others'.
        release: tracked(release, "release", reads, 4),
        site: tracked(input.view.site, "site", reads),
        environment,
        islandEnvironment: { ...environment, islands: { queryClient, caller, navigate: () => {} } },
        outcomes,
        islands: {},
        published: {},
        onNodeError,
      };
    }

    function contextOf(input: PageRequestInput, document: PageDocument, page: CompiledPage): PageContext {
      const known = contexts.get(input);
      if (known) return known;
      const context = toPageContext(release, input, declaredQuery(document, input.query), page);
      // Every change makes another release, and a brand has many sites: no page differs by what they are
      // called.
      const named = { ...context, release: "", siteId: "" };
      contexts.set(input, named);
      return named;
    }

    function rootsOf(input: PageRequestInput, page: PageContext): Roots {
      const { site, locale } = input.view;
      // Views write the address into links; what they do with it follows from its shape.
      const shaped = { ...page, path: addressShape(page.path), url: addressShape(page.url) };
      return { page: shaped, site, release, words: messagesOf(release, site.brand.id, locale) };
    }

    return { check, popup };
  }

  return {
    ofRelease,
    /**
     * Ends the check of a release: what the last ones did not need is forgotten. Returns how many nodes were
     * rendered.
     */
    endRound(): number {
      nodes.endRound();
      pages.endRound();
      const count = rendered;
      rendered = 0;
      return count;
    },
    /** How many results were added since the last text was written. */
    added: (): number => added,
    /** What is remembered, as a text for another process that runs the same code. */
    toText(): string {
      added = 0;
      return toMemoryText({ nodes: nodes.all(), pages: pages.all() });
    },
    /** Remembers what another process that ran the same code wrote. @throws when the text is none of those */
    restore(text: string): void {
      const { nodes: ofNodes = [], pages: ofPages = [] } = fromMemoryText(text);
      // The code that wrote them is the code that reads them.
      for (const kept of ofNodes) nodes.restore(kept as Kept<CheckedNode>);
      for (const kept of ofPages) pages.restore(kept as Kept<CheckedPage>);
    },
  };
}
