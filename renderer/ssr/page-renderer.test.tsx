import { describe, expect, it } from "vitest";
import { CallFailure } from "../data/call-failure.ts";
import type { NodeDocument, PageDocument } from "../page/page-document.ts";
import type { Release } from "../site/release.ts";
import type { Site } from "../site/site.ts";
import { PartBoundary } from "../view/part-boundary.tsx";
import { usePage } from "../view/use-page.ts";
import { useSource } from "../view/use-source.ts";
import { useT } from "../view/use-t.ts";
import type { WidgetManifest, WidgetRegistry, WidgetView } from "../view/widget-registry.ts";
import type { AssetSource } from "./asset-source.ts";
import { createPageRenderer, type PageRequestInput } from "./page-renderer.ts";

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

function pageOf(
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
const dutch = { locale: "nl", contentLanguage: "nl", rtl: false };

function setup(
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
    limits: {},
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
      rules: { hotel: {}, listing: {}, city: {}, tag: {}, policy: {} },
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

function payload(html: string) {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}

describe("page renderer", () => {
  it("ships no script and no data for a page without islands", async () => {
    const { html } = setup(pageOf({ a: { widget: "plain", props: { text: "<hi>" } } }));
    const page = await html();
    expect(page.html).toContain("<p>&lt;hi&gt;</p>");
    expect(page.html).not.toContain("<script");
  });

  it("marks islands and sends them their props, and where their words and chunks are", async () => {
    const { html, renderer, input } = setup(pageOf({ a: { widget: "counter", props: { n: 3 } } }));
    const page = await html();
    expect(page.html).toContain(
      '<div data-island="main.a" data-hydrate="visible"><button type="button">n=3 en</button></div>',
    );
    expect(payload(page.html)).toMatchObject({
      islands: { "main.a": { w: "counter", p: { n: 3 } } },
      messages: {},
      words: "/_words/r1/en/in/popup.shell",
      chunks: ["/assets/counter.js", "/_words/r1/en/in/popup.shell"],
      page: { url: "/?checkin=01%2F02%2F2027" },
    });
    const words = renderer.words(input.view, ["popup", "shell", "other"]);
    expect(words.messages).toHaveProperty("shell.skip-to-content", "Skip");
    expect(words.messages, "nobody's namespace").not.toHaveProperty("other.word");
    expect({ ...payload(page.html).page, ...words.page }).toHaveProperty("country");
    expect(payload(page.html).page.query).toEqual({ checkin: "01/02/2027" });
  });

  it("asks each source once however many widgets need it, and fills the title from what they publish", async () => {
    let calls = 0;
    const { html } = setup(
      pageOf({ a: { widget: "hotels" }, b: { widget: "quiet-hotels" } }),
      async (_source, input) => {
        calls++;
        expect(input).toEqual({ city: "delhi" });
        return { names: ["Alba"], count: 7 };
      },
    );
    const page = await html();
    expect(calls).toBe(1);
    expect(page.html).toContain("<title>B Stays 7</title>");
  });

  it("falls back to the site's name when the title misses a value", async () => {
    const { html } = setup(pageOf({ a: { widget: "plain" } }));
    expect((await html()).html).toContain("<title>B Stays</title>");
  });

  it("loses only the node whose view throws, and calls the page degraded", async () => {
    const { html, events } = setup(
      pageOf({ a: { widget: "broken" }, b: { widget: "plain", props: { text: "still here" } } }),
    );
    const page = await html();
    expect(page.html).toContain("still here");
    expect(page.degraded()).toBe(true);
    expect(events).toEqual(["main.a"]);
  });

  it("loses only the part of a node that throws where the node has parts, and calls the page degraded", async () => {
    const { html, events } = setup(pageOf({ a: { widget: "parts" } }));
    const page = await html();
    expect(page.html).toContain("<ul><li>first</li><li>third</li></ul>");
    expect(page.degraded()).toBe(true);
    expect(events).toEqual(["main.a"]);
  });

  it("shows a fallback or hides when a source fails, and answers 503 when it was critical", async () => {
    const failing = () => Promise.reject(new CallFailure(500, { code: "unavailable" }));
    const { html } = setup(pageOf({ a: { widget: "hotels" }, b: { widget: "quiet-hotels" } }), failing);
    const page = await html();
    expect(page.html).toContain("<li>unavailable</li>");
    expect(page.html).not.toContain("<ol>");
    expect(page).toMatchObject({ status: 503 });
    expect(page.degraded()).toBe(true);
  });

  it("answers 404 when the critical source knows no such thing", async () => {
    const { html } = setup(pageOf({ a: { widget: "hotels" } }), () =>
      Promise.reject(new CallFailure(404, { code: "not_found" })),
    );
    const page = await html();
    expect(page).toMatchObject({ status: 404, html: "" });
  });

  it("hides a widget whose answer is empty when its manifest says so", async () => {
    const { html } = setup(pageOf({ a: { widget: "quiet-hotels" } }), async () => ({ names: [] }));
    expect((await html()).html).not.toContain("<ol>");
  });

  it("renders children in slots, islands among them", async () => {
    const inner = {
      order: ["x", "y"],
      nodes: {
        x: { widget: "plain", v: 1, props: { text: "in" } },
        y: { widget: "counter", v: 1, props: { n: 1 } },
      },
    };
    const { html } = setup(pageOf({ a: { widget: "box", slots: { inner } } }));
    const page = await html();
    expect(page.html).toContain('<section><div data-slot=""><p>in</p><div data-island="main.a.inner.y"');
  });

  it("shows a stranger's form of what depends on the guest on a public page, and fills it on request", async () => {
    const nodes = {
      a: { widget: "mine" },
      b: { widget: "plain", props: { text: "not mine to fill" } },
      c: { widget: "mine", when: { eq: ["user.member", true] } },
      d: { widget: "plain", props: { text: "stranger" }, when: { eq: ["user.signedIn", false] } },
    } as const;
    const stranger = setup(pageOf(nodes), async () => ({ count: 0 }));
    const page = await stranger.html();
    expect(page.html).toMatch(/<div data-fill="main.a" data-fill-key="[0-9a-f]{10}"><i>0<\/i><\/div><p>not/);
    expect(page.html).toContain("<p>stranger</p></main>");
    const members = await stranger.html({ audience: "member" });
    expect(members.html).toMatch(/<div data-fill="main.c" data-fill-key="\w+"><i>0<\/i><\/div><\/main>/);
    const { renderer, input } = setup(pageOf(nodes), async () => ({ count: 4 }));
    const filled = await renderer.renderNodes(input, ["main.a", "main.b", "main.c", "main.d"]);
    expect(filled).toMatchObject({ html: { "main.a": "<i>4</i>" }, islands: {}, messages: {}, bound: [] });
    expect(Object.keys(filled.html)).toEqual(["main.a"]);
  });

  it("gives fifty guests of one page at once each their own", async () => {
    const { renderer, input } = setup(pageOf({ a: { widget: "mine" }, b: { widget: "my-counter" } }));
    const filled = await Promise.all(
      Array.from({ length: 50 }, (_, guest) => {
        const run = async () => {
          await new Promise((resolve) => setTimeout(resolve, (guest * 7) % 11));
          return { count: guest };
        };
        return renderer.renderNodes({ ...input, run }, ["main.a", "main.b"]);
      }),
    );
    for (const [guest, { html, islands }] of filled.entries()) {
      expect(html["main.a"]).toBe(`<i>${guest}</i>`);
      expect(islands["main.b"]?.d).toEqual({ bookings: { count: guest } });
    }
  });

  it("fills a place with nothing where the guest has nothing, and the page stands where the call fails", async () => {
    const failing = () => Promise.reject(new CallFailure(401, { code: "unauthorized" }));
    const page = await setup(pageOf({ a: { widget: "mine" } }), failing).html();
    expect(page.html).toMatch(/<div data-fill="main.a" data-fill-key="\w+"><\/div>/);
    expect(page).toMatchObject({ status: 200 });
    expect(page.degraded()).toBe(false);
  });

  it("names a place alike on two pages that fill it from the same, and otherwise where they do not", async () => {
    const keyOn = async (widget: string, query: Readonly<Record<string, string>>) => {
      const { html } = setup(pageOf({ a: { widget } }), async () => ({ count: 1 }));
      return /data-fill-key="(\w+)"/.exec((await html({ query })).html)?.[1];
    };
    expect(await keyOn("mine", { checkin: "01/02/2027" })).toBe(await keyOn("mine", {}));
    expect(await keyOn("my-stay", { checkin: "01/02/2027" })).not.toBe(await keyOn("my-stay", {}));
  });

  it("sends an island that it fills with its words, and says that it is bound to its page", async () => {
    const { renderer, input } = setup(
      pageOf({ a: { widget: "my-counter" }, b: { widget: "my-path" } }),
      async () => ({
        count: 2,
      }),
    );
    const filled = await renderer.renderNodes(input, ["main.a", "main.b"]);
    expect(filled.islands["main.a"]).toMatchObject({ w: "my-counter", d: { bookings: { count: 2 } } });
    expect(filled.messages).toHaveProperty(["shell.count"]);
    expect(filled.messages).not.toHaveProperty(["other.word"]);
    expect(filled.bound).toEqual(["main.a", "main.b"]);
  });

  it("renders guest nodes in place on a private page", async () => {
    const page = pageOf(
      { a: { widget: "mine" } },
      { cache: { scope: "private", query: [], maxAgeSeconds: 0, staleSeconds: 0 } },
    );
    expect((await setup(page, async () => ({ count: 9 })).html()).html).toContain("<i>9</i>");
  });

  it("streams a slow node in place, after what stands before it", async () => {
    let finish: (value: string) => void = () => {};
    const { renderer, input } = setup(
      pageOf({ a: { widget: "plain", props: { text: "first" } }, b: { widget: "slow" } }),
      () => new Promise((resolve) => (finish = resolve)),
    );
    const rendered = await renderer.renderPage(input);
    expect(rendered.streams).toBe(true);
    expect(rendered.pieces.slice(0, 3).join("")).toContain("<p>first</p>");
    finish("late");
    expect((await Promise.all(rendered.pieces)).join("")).toContain("<p>first</p><b>late</b></main>");
  });

  it("drops nodes whose condition is false for this request", async () => {
    const { html } = setup(
      pageOf({ a: { widget: "plain", props: { text: "dates" }, when: { exists: "query.checkin" } } }),
    );
    expect((await html()).html).toContain("dates");
    expect((await html({ query: {} })).html).not.toContain("dates");
  });

  it("[SEO-01] writes canonical, robots, alternates and language into the head", async () => {
    const { html } = setup(pageOf({ a: { widget: "plain" } }));
    const page = await html();
    expect(page.html).toContain('<html lang="en" dir="ltr"');
    expect(page.html).toContain('rel="canonical" href="https://in.b.example/"');
    expect(page.html).toContain('rel="alternate" hreflang="en-IN"');
    expect(page.html).toContain('content="index,follow');
    const fallback = await html({
      view: {
        ...setup(pageOf({})).input.view,
        site: { ...setup(pageOf({ a: { widget: "plain" } })).input.view.site, isFallback: true },
      },
    });
    expect(fallback.html).toContain("noindex");
  });

  it("[LOC-04] says in English what a language fails to say, and logs it", async () => {
    const { html, input, events } = setup(pageOf({ a: { widget: "counter", props: { n: 3 } } }));
    const page = await html({ view: { ...input.view, locale: "nl", language: dutch as never } });
    expect(page.html).toContain('<html lang="nl"');
    expect(page.html).toContain("Naar de inhoud");
    expect(page.html).toContain(">n=3 nl</button>");
    expect(events).toEqual(["words"]);
  });

  it("lets an island ask on the server without calling anything", async () => {
    const { html } = setup(pageOf({ a: { widget: "asks" } }));
    expect((await html()).html).toContain("<span>pending</span>");
  });

  it("marks every node and loads the inspector on a page to be explained, and on no other", async () => {
    const inner = { order: ["x"], nodes: { x: { widget: "plain", v: 1, props: { text: "in" } } } };
    const nodes = { a: { widget: "box", slots: { inner } }, b: { widget: "counter", props: { n: 1 } } };
    const plain = await setup(pageOf(nodes)).html();
    const inspected = await setup(pageOf(nodes)).html({ inspect: true });
    expect(inspected.html).toContain(
      '<!--node main.a--><section><div data-slot=""><!--node main.a.inner.x--><p>in</p><!--/node--></div>',
    );
    expect(inspected.html).toContain('<!--node main.b--><div data-island="main.b"');
    const script = '<script type="module" src="/assets/inspector.js"></script>';
    expect(inspected.html.replace(/<!--\/?node.*?-->/g, "").replace(script, "")).toBe(plain.html);
    expect(plain.html).not.toContain("inspector");
  });

  it("keeps data from ending its script", async () => {
    const { html } = setup(pageOf({ a: { widget: "counter", props: { n: "</script><script>alert(1)" } } }));
    expect((await html()).html).not.toContain("<script>alert");
  });
});
