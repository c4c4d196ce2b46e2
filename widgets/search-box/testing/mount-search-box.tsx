import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import type { PageContext } from "#renderer";
import type {
  GeoSuggestionsInput,
  PlaceLocationInput,
  PlaceLocationOutput,
  Suggestion,
} from "#schemas/generated/api/geo.ts";
import { registry } from "#widgets/registry";
import { ClosePopupContext } from "../../../renderer/view/use-close-popup.ts";
import { WidgetProviders } from "../../../renderer/view/widget-providers.tsx";
import { type ExampleInput, renderWidget } from "./example-page.tsx";

export const LISBON: Suggestion = {
  id: "2267057",
  type: "city",
  displayName: "Lisbon",
  slug: "lisbon",
  country: "Portugal",
  source: "inventory",
  trending: true,
  supply: 64,
};
export const LANTERN_HOUSE: Suggestion = {
  id: "1048212",
  type: "hotel",
  displayName: "The Lantern House",
  city: "Lisbon",
  country: "Portugal",
  source: "inventory",
  trending: false,
  supply: 1,
  rating: 4.8,
};

interface IslandInput extends ExampleInput {
  /** Places that are suggested instead of Lisbon, unless our own supply is asked for. */
  readonly external?: readonly Suggestion[];
  /** Answers for suggestions in place of the usual ones. */
  readonly suggest?: (query: string) => Promise<readonly Suggestion[]>;
  /** Answers lookups of places. */
  readonly locate?: (
    input: PlaceLocationInput,
    options: { readonly signal: AbortSignal },
  ) => Promise<PlaceLocationOutput>;
  /** Answers of other calls, by their ids. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Name of the page the island stands on. */
  readonly page?: string;
  readonly search?: Partial<PageContext["limits"]["search"]>;
  readonly recent?: Partial<PageContext["limits"]["recent"]>;
}

/**
 * Mounts an island in the browser with suggestions that are always the same, and notes where it navigates.
 */
export async function mountIsland(name: string, input: IslandInput = {}) {
  const rendered = await renderWidget(name, input);
  const { limits } = rendered.environment.page;
  const page = {
    ...rendered.environment.page,
    ...(input.page === undefined ? {} : { page: input.page }),
    limits: {
      ...limits,
      search: { ...limits.search, ...input.search },
      recent: { ...limits.recent, ...input.recent },
    },
  };
  const environment = { ...rendered.environment, page };
  // jsdom has no layout, so it has no scrolling either.
  Element.prototype.scrollIntoView = () => {};
  const visited: string[] = [];
  const asked: string[] = [];
  const inputs: GeoSuggestionsInput[] = [];
  const local = [
    { id: "hotels", priority: 2, title: "Hotels", values: [LANTERN_HOUSE] },
    { id: "locations", priority: 1, title: "Locations", values: [LISBON] },
  ];
  const external = [{ id: "locations", priority: 1, title: "Locations", values: input.external ?? [] }];
  const View = registry[name]?.view;
  if (!View || !environment.islands) throw new Error(`${name} is no island.`);
  const islands = {
    ...environment.islands,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    caller: (async (id: string, asking: GeoSuggestionsInput, options: never) => {
      if (input.answers && Object.hasOwn(input.answers, id)) return input.answers[id];
      if (id === "placeLocation") return input.locate?.(asking as never, options);
      asked.push(asking.query ?? "");
      inputs.push(asking);
      if (input.suggest) {
        const values = await input.suggest(asking.query ?? "");
        return {
          query: asking.query,
          groups: [{ id: "locations", priority: 1, title: "Locations", values }],
        };
      }
      const own = !input.external || asking.suggestionsOnlyByGoogle === false;
      return { query: asking.query, groups: own ? local : external };
    }) as never,
    navigate: (href: string) => void visited.push(decodeURIComponent(href)),
  };
  const closed = vi.fn();
  const result = render(
    <WidgetProviders environment={{ ...environment, islands }}>
      <ClosePopupContext.Provider value={closed}>
        <View id="main.search" props={input.props ?? {}} data={input.data ?? {}} errors={{}} slots={{}} />
      </ClosePopupContext.Provider>
    </WidgetProviders>,
  );
  return { ...result, visited, asked, inputs, closed };
}
