import { describe, expect, it } from "vitest";
import { CallFailure } from "../data/call-failure.ts";
import { dutch, pageOf, payload, setup } from "./testing/example-page.tsx";

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

  it("says that it lacks a part it can do without where the source of that failed, not where it has nothing", async () => {
    const lacks = async (statusCode: number) => {
      const { html } = setup(pageOf({ b: { widget: "quiet-hotels" } }), () =>
        Promise.reject(new CallFailure(statusCode, {})),
      );
      const page = await html();
      return [page.status, page.degraded(), page.lacksPart()];
    };
    expect(await lacks(504)).toEqual([200, false, true]);
    expect(await lacks(404)).toEqual([200, false, false]);
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
