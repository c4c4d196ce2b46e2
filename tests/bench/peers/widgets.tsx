import { useT, type WidgetViewProps } from "#renderer";
import type { WidgetManifest, WidgetRegistry, WidgetView } from "../../../renderer/view/widget-registry.ts";
import type { LinkItem } from "./fixture.ts";
import type { Listing } from "./listing.ts";
import { About, Bar, Filters, Footer, Results, SearchForm } from "./page-parts.tsx";
import { numbers, type Speech } from "./words.ts";

/** The call that the page's listing comes from. */
const LISTING_SOURCE = "hotelSearch";

type Data = { readonly listing: Listing };
type View<Props = Record<string, never>> = (given: WidgetViewProps<Props, Data>) => React.ReactNode;

function useSpeech(): Speech {
  return { ...numbers, say: useT() };
}

const BarView: View<{ nav: readonly LinkItem[] }> = ({ props }) => (
  <Bar nav={props.nav} speech={useSpeech()} />
);

const SearchView: View = ({ id, data: { listing } }) => {
  const speech = useSpeech();
  return listing ? <SearchForm id={id} {...listing} speech={speech} /> : null;
};

const FiltersView: View = ({ data: { listing } }) => {
  const speech = useSpeech();
  return listing ? <Filters {...listing} speech={speech} /> : null;
};

const ResultsView: View = ({ data: { listing } }) => {
  const speech = useSpeech();
  return listing ? <Results listing={listing} speech={speech} /> : null;
};

const AboutView: View<{ title: string; paragraphs: readonly string[] }> = ({ props }) => <About {...props} />;

const FooterView: View<{ links: readonly LinkItem[] }> = ({ props }) => (
  <Footer links={props.links} speech={useSpeech()} />
);

const LINKS = {
  type: "array",
  description: "Links in their order.",
  items: {
    type: "object",
    additionalProperties: false,
    required: ["label", "href"],
    properties: {
      label: { type: "string", description: "Words of the link." },
      href: { type: "string", description: "Where it leads." },
    },
  },
} as const;

const props = (properties: Readonly<Record<string, object>> = {}) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

function widget(
  name: string,
  view: unknown,
  manifest: Pick<WidgetManifest, "description" | "props"> & Partial<WidgetManifest>,
): WidgetRegistry {
  const base = { name, version: 1, render: { hydrate: "none" }, examples: [], messages: ["peers"] } as const;
  return { [name]: { manifest: { ...base, ...manifest }, view: view as WidgetView } };
}

const listing = (fields: readonly [string, ...string[]]): WidgetManifest["data"] => ({
  listing: { source: LISTING_SOURCE, args: "$query", critical: true, fields: [...fields] },
});

/**
 * The widgets of the page. Where it `reacts`, the search form is an island and what else reacts has a script
 * of its own, as in the product; else nothing reaches the browser but HTML.
 */
export function peersRegistry(reacts: boolean): WidgetRegistry {
  const island = { hydrate: reacts ? "touch" : "none" } as const;
  const scripted = { hydrate: reacts ? "script" : "none" } as const;
  return {
    ...widget("peers-bar", BarView, {
      description: "The name of the site and its navigation.",
      props: props({ nav: LINKS }),
    }),
    ...widget("peers-search", SearchView, {
      description: "The search form.",
      props: props(),
      data: listing(["city", "checkIn", "checkOut", "guests"]),
      render: island,
    }),
    ...widget("peers-filters", FiltersView, {
      description: "Groups of filters.",
      props: props(),
      data: listing(["filters", "chosen"]),
      render: scripted,
    }),
    ...widget("peers-results", ResultsView, {
      description: "Cards and pages.",
      props: props(),
      data: listing(["city", "total", "hotels", "pages"]),
      publishes: { count: "listing.total", city: "listing.city" },
      render: scripted,
    }),
    ...widget("peers-about", AboutView, {
      description: "Words about the city.",
      props: props({
        title: { type: "string", description: "Heading." },
        paragraphs: { type: "array", description: "Paragraphs.", items: { type: "string" } },
      }),
    }),
    ...widget("peers-footer", FooterView, {
      description: "Links to other places.",
      props: props({ links: LINKS }),
    }),
  };
}
