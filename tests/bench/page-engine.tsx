import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createIntl } from "react-intl";
import { CallFailure, type Release } from "#renderer";
import { messagesOf } from "#renderer/release";
import type { AssetSource, PageRequestInput } from "#renderer/server";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { declaredQuery } from "../../renderer/plan/cache-key.ts";
import { compilePage } from "../../renderer/plan/compile-page.ts";
import type { PlannedNode } from "../../renderer/plan/page-plan.ts";
import { planPage } from "../../renderer/plan/plan-page.ts";
import { type RequestOutcome, startRequests } from "../../renderer/plan/run-requests.ts";
import { conditionsOf } from "../../renderer/ssr/request-context.ts";
import { toPageContext } from "../../renderer/ssr/to-page-context.ts";
import { ReleaseProvider } from "../../renderer/view/use-release.ts";
import { SiteProvider } from "../../renderer/view/use-site.ts";
import { WidgetProviders } from "../../renderer/view/widget-providers.tsx";
import { searchReferences } from "../../server/page/search-references.ts";
import { createRenderer } from "../../server/web/entry-ssr.tsx";
import { type BenchRow, cpuSeconds } from "./table.ts";

const runs = 300;

/**
 * A page through the engine against the same views composed by hand in one React tree, with the same data at
 * hand. CPU time.
 */
export async function benchPageEngine(
  release: Release,
  assets: AssetSource,
  input: PageRequestInput,
): Promise<BenchRow[]> {
  const answers = new Map<string, unknown>();
  const recorded: PageRequestInput = {
    ...input,
    run: async (source, args, signal) => {
      const key = source + JSON.stringify(args);
      if (!answers.has(key)) answers.set(key, await input.run(source, args, signal));
      return answers.get(key);
    },
  };
  const renderer = createRenderer(release, assets, ({ error }) => {
    // What is asked of a guest has no answer where nobody is signed in; by hand it is asked as well.
    if (!(error instanceof CallFailure && error.statusCode === 401)) throw error;
  });
  const engine = async () => (await Promise.all((await renderer.renderPage(recorded)).pieces)).join("");
  const hand = await pageByHand(release, recorded);
  const engineSize = (await engine()).length;
  const handSize = hand().length;
  const rounds = [];
  for (let round = 0; round < 5; round++) {
    rounds.push({ hand: await cpuSeconds(runs, hand), engine: await cpuSeconds(runs, engine) });
  }
  const best = rounds.reduce((a, b) => (b.engine / b.hand < a.engine / a.hand ? b : a));
  const ratios = rounds.map((round) => round.engine / round.hand).sort((a, b) => a - b);
  const middle = ratios[2] ?? Number.NaN;
  return [
    {
      what: `${input.route.page} page through the engine (${Math.round(engineSize / 1024)} KB)`,
      result: `${((best.engine / runs) * 1000).toFixed(2)} ms CPU`,
      against: `same views in one hand-written tree (${Math.round(handSize / 1024)} KB): ${((best.hand / runs) * 1000).toFixed(2)} ms`,
      ratio: `${middle.toFixed(2)} (median of 5)`,
      goal: "≤ 1.15",
      met: middle <= 1.15,
    },
  ];
}

/** The hand-written page: providers once at the top, widgets as plain children. */
async function pageByHand(release: Release, input: PageRequestInput): Promise<() => string> {
  const { site, locale, language } = input.view;
  const document = site.pages[input.route.page];
  if (!document) throw new Error("no page");
  const scopes = Object.fromEntries(Object.entries(operationTable).map(([id, row]) => [id, row.scope]));
  const compiled = compilePage(document, registry, scopes);
  const query = declaredQuery(document, input.query);
  const page = toPageContext(release, input, query, compiled);
  const plan = planPage(compiled, {
    conditions: conditionsOf(input, query),
    references: {
      route: { ...input.route.params, countryCode: input.route.countryCode },
      query,
      site: { ...site, locale },
      context: { today: input.today, locale },
      ...searchReferences(input, query),
    },
    withGuest: false,
  });
  const outcomes = new Map<string, RequestOutcome>();
  for (const [key, outcome] of startRequests(plan.requests.values(), input.run))
    outcomes.set(key, await outcome);
  const intl = createIntl({
    locale: language.contentLanguage,
    messages: messagesOf(release, site.brand.id, locale) as Record<string, string>,
    onError: () => {},
  });
  const environment = {
    page,
    intl,
    islands: {
      queryClient: new QueryClient(),
      caller: () => Promise.reject(new Error("none")),
      navigate: () => {},
    },
  };
  const element = (planned: PlannedNode): ReactNode => {
    const View = registry[planned.node.manifest.name]?.view;
    if (!View) return null;
    const data: Record<string, unknown> = {};
    for (const [name, key] of Object.entries(planned.requests)) {
      const outcome = outcomes.get(key);
      if (outcome?.ok) data[name] = outcome.value;
    }
    const slots: Record<string, ReactNode> = {};
    for (const [slot, children] of Object.entries(planned.slots))
      slots[slot] = <div data-slot="">{children.map(element)}</div>;
    return (
      <View
        key={planned.node.address}
        id={planned.node.address}
        props={planned.node.props}
        data={data}
        errors={{}}
        slots={slots}
      />
    );
  };
  return () =>
    renderToString(
      <html lang="en">
        <head>
          <title>{site.brand.siteName}</title>
        </head>
        <body>
          <ReleaseProvider value={release}>
            <SiteProvider value={site}>
              <WidgetProviders environment={environment}>
                {Object.entries(plan.regions).map(([region, nodes]) => (
                  <div key={region}>{nodes.map(element)}</div>
                ))}
              </WidgetProviders>
            </SiteProvider>
          </ReleaseProvider>
        </body>
      </html>,
    );
}
