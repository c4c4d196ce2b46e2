import { describe, expect, it } from "vitest";
import { CallFailure } from "../data/call-failure.ts";
import { pageOf, setup } from "./testing/example-page.tsx";

describe("nodes of a page that depend on its guest", () => {
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
});
