import type { NodeDocument, PageDocument } from "../../page/page-document.ts";
import type { Release } from "../../site/release.ts";
import type { Site } from "../../site/site.ts";
import { PartBoundary } from "../../view/part-boundary.tsx";
import { usePage } from "../../view/use-page.ts";
import { useSource } from "../../view/use-source.ts";
import { useT } from "../../view/use-t.ts";
import type { WidgetManifest, WidgetRegistry, WidgetView } from "../../view/widget-registry.ts";
import type { AssetSource } from "../asset-source.ts";
import { createPageRenderer, type PageRequestInput } from "../page-renderer.ts";

const assets: AssetSource = {
  build: "b1",
  bootScript: "/assets/boot.js",
  devScripts: [],
  inspectScript: "/assets/inspector.js",
  styles: (widgets) => ({ css: `/*${widgets.join()}*/`, links: [] }),
  stylesFile: () => undefined,
  widgetStyles: (widgets) => `/*${widgets.join()}*/`,
  chunks: (widgets) => widgets.map((widget) => `/assets/${widget}.js`),
  theme: () => ({
    css: ":root{--color-accent:teal}",
    fontPreloads: ["/fonts/a.woff2"],
    icon: "/icon.svg",
    color: "#fff",
  }),
};

function widget(name: string, view: WidgetView, manifest: Partial<WidgetManifest> = {}): WidgetRegistry {
  const base = {
    name,
    version: 1,
    description: name,
    props: {},
    render: { hydrate: "none" },
    examples: [],
  } as const;
  return { [name]: { view, manifest: { ...base, ...manifest } } };
}

function Throws(): never {
  throw new Error("part broke");
}

const registry: WidgetRegistry = {
  ...widget("plain", ({ props }) => <p>{props.text}</p>),
  ...widget("broken", () => {
    throw new Error("view broke");
  }),
  ...widget("parts", () => (
    <ul>
      <li>first</li>
      <PartBoundary name="second">
        <li>
          <Throws />
        </li>
      </PartBoundary>
      <PartBoundary name="third">
        <li>third</li>
      </PartBoundary>
    </ul>
  )),
  ...widget("box", ({ slots }) => <section>{slots.inner}</section>, {
    slots: { inner: { description: "inside" } },
  }),
  ...widget(
    "counter",
    ({ props }) => (
      <button type="button">{`${useT()("shell.count", { n: props.n })} ${usePage().locale}`}</button>
    ),
    {
      render: { hydrate: "visible" },
      messages: ["shell"],
    },
  ),
  ...widget(
    "hotels",
    ({ data, errors }) => (
      <ul>
        {data.list ? (
          data.list.names.map((name: string) => <li key={name}>{name}</li>)
        ) : (
          <li>{errors.list?.code}</li>
        )}
      </ul>
    ),
    {
      data: {
        list: { source: "hotelSearch", args: { city: "$route.city" }, critical: true, empty: "/names" },
      },
      render: { hydrate: "none", onError: "fallback" },
      publishes: { count: "list.count" },
    },
  ),
  ...widget("quiet-hotels", ({ data }) => <ol>{data.list.names.join()}</ol>, {
    data: { list: { source: "hotelSearch", args: { city: "$route.city" }, empty: "/names" } },
    render: { hydrate: "none", onError: "hide", onEmpty: "hide" },
  }),
  ...widget("slow", ({ data }) => <b>{data.answer}</b>, {
    data: { answer: { source: "slow", args: {}, stream: true } },
  }),
  ...widget("mine", ({ data }) => <i>{data.bookings.count}</i>, {
    data: { bookings: { source: "bookingList", args: {} } },
  }),
  ...widget("my-stay", ({ data }) => <i>{data.bookings.count}</i>, {
    data: { bookings: { source: "bookingList", args: { checkin: "$query.checkin" } } },
  }),
  ...widget("my-path", ({ data }) => <a href={usePage().path}>{data.bookings.count}</a>, {
    data: { bookings: { source: "bookingList", args: {} } },
  }),
  ...widget("my-counter", ({ data }) => <b>{useT()("shell.count", { n: data.bookings.count })}</b>, {
    data: { bookings: { source: "bookingList", args: {} } },
    render: { hydrate: "visible" },
    messages: ["shell"],
  }),
  ...widget("asks", () => <span>{useSource("session", {}).status}</span>, { render: { hydrate: "load" } }),
};

/** A page whose main region has these nodes. */
export function pageOf(
  nodes: Readonly<Record<string, Partial<NodeDocument> & { widget: string }>>,
  extra: Partial<PageDocument> = {},
): PageDocument {
  return {
    id: "home",
    v: 1,
    cache: { scope: "public", query: ["checkin"], maxAgeSeconds: 60, staleSeconds: 60 },
    head: { title: "seo.title", index: true },
    slots: {
      main: {
        order: Object.keys(nodes),
        nodes: Object.fromEntries(
          Object.entries(nodes).map(([id, node]) => [id, { v: 1, props: {}, ...node }]),
        ),
      },
    },
    ...extra,
  };
}

const language = { locale: "en", contentLanguage: "en", rtl: false };
export const dutch = { locale: "nl", contentLanguage: "nl", rtl: false };

/** A renderer of that page on a site, what it is asked with, and what it reports. */
export function setup(
  page: PageDocument,
  run: PageRequestInput["run"] = async () => ({ names: ["Alba", "Brio"], count: 2 }),
) {
  const site = {
    id: "s-in",
    brand: { id: "b", name: "B", siteName: "B Stays", propertyTypes: ["hotel"] },
    country: {
      COUNTRY_CODE: "IN",
      urlCode: "in",
      name: "country.in",
      lang: "en",
      alternateLocales: [],
      indexPage: true,
      canonicalURL: "https://in.b.example/",
      title: "seo.title",
    },
    domain: { id: "s-in", host: "in.b.example", pageCountryCode: "in", flags: {} },
    defaultLocale: "en",
    locales: ["en"],
    limits: { search: { openSearchThreshold: 2, pageSize: 20 } },
    modals: {},
    experiments: {},
    pages: { home: page },
    isFallback: false,
  } as unknown as Site;
  const release = {
    hash: "r1",
    brandMessages: {},
    sites: { "s-in": site },
    hosts: {},
    routes: {
      rules: { hotel: {}, cityHotel: {}, listing: {}, city: {}, tag: {}, policy: {} },
      defaultCountryCode: "in",
      countryCodes: {},
      tags: {},
    },
    countries: {},
    languages: { en: language, nl: dutch },
    messages: {
      // It asks for a value that nobody gives.
      nl: {
        "shell.count": [{ type: 1, value: "aantal" }],
        "shell.skip-to-content": "Naar de inhoud",
      },
      en: {
        "seo.title": [
          { type: 1, value: "brand" },
          { type: 0, value: " " },
          { type: 1, value: "count" },
        ],
        "shell.count": [
          { type: 0, value: "n=" },
          { type: 1, value: "n" },
        ],
        "shell.skip-to-content": "Skip",
        "country.in": "India",
        "other.word": "unused",
      },
    },
  } as unknown as Release;
  const events: string[] = [];
  const renderer = createPageRenderer({
    release,
    registry,
    scopes: { hotelSearch: "static", slow: "static", bookingList: "user", session: "user" },
    assets,
    onError: ({ address }) => events.push(address),
  });
  const input: PageRequestInput = {
    view: { site, locale: "en", language: language as never },
    route: {
      kind: "page",
      page: "home",
      params: { city: "delhi" },
      countryCode: "in",
      name: "home",
      status: 200,
    },
    path: "/",
    query: { checkin: "01/02/2027", ignored: "x", modal: "filters" },
    origin: "https://in.b.example",
    today: "2027-01-15",
    device: "web",
    flags: {},
    run,
  };
  const html = async (changes: Partial<PageRequestInput> = {}) => {
    const rendered = await renderer.renderPage({ ...input, ...changes });
    return { ...rendered, html: (await Promise.all(rendered.pieces)).join("") };
  };
  return { renderer, input, html, events };
}

/** What a page carries for its islands; undefined where it carries nothing. */
export function payload(html: string) {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
