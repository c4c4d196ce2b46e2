import { afterEach, describe, expect, it, vi } from "vitest";
import type { NodeInsight } from "#renderer/release";
import type { PageExplanation } from "../page-explanation.ts";
import { nodePanel } from "./node-panel.ts";
import { addressOf, markedNodes } from "./node-ranges.ts";
import { previewBanner } from "./preview-banner.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const at = (layer: string, line: number, value: unknown, winner: boolean) => ({
  layer,
  file: "config/pages/home.json",
  line,
  column: 1,
  value,
  winner,
});
const child: NodeInsight = {
  address: "main.hero.search.box",
  path: "pages.home.main.hero.search.box",
  widget: "search-box",
  v: 1,
  hydrate: "load",
  shows: "always",
  requests: {},
  placedBy: null,
  props: [],
  slots: {},
};
const hero: NodeInsight = {
  ...child,
  address: "main.hero",
  path: "pages.home.main.hero",
  widget: "home-hero",
  hydrate: "none",
  when: { eq: ["flag.web2", "new"] },
  shows: "depends",
  placedBy: at("global", 12, "home-hero", true),
  props: [
    {
      path: "pages.home.main.hero.props.variant",
      value: "split",
      stack: [at("brand alba", 7, "split", true), at("global", 15, "cover", false)],
      lockedBy: { layer: "brand alba", file: "config/pages/home.json", line: 7, column: 1 },
    },
  ],
  slots: { search: [child] },
};
const page: PageExplanation = { site: "s", page: "home", layers: [], values: [], slots: { main: [hero] } };

describe("marked nodes", () => {
  it("are found outer ones first, and the innermost one by an element", () => {
    document.body.innerHTML =
      '<main><!--node main.a--><section><p id="own">x</p><!--node main.a.s.b--><i id="inner">y</i><!--/node--><b id="after">z</b></section><!--/node--><u id="outside"></u></main>';
    expect(markedNodes().map(({ address }) => address)).toEqual(["main.a", "main.a.s.b"]);
    const of = (id: string) => addressOf(document.getElementById(id) as HTMLElement);
    expect([of("own"), of("inner"), of("after"), of("outside")]).toEqual([
      "main.a",
      "main.a.s.b",
      "main.a",
      undefined,
    ]);
  });

  it("need their ends: a comment of somebody else is none", () => {
    document.body.innerHTML = "<!--node main.a--><p>x</p><!-- node main.b --><p>y</p>";
    expect(markedNodes()).toEqual([]);
  });
});

describe("the panel", () => {
  it("names widget, condition, and every value with the layer and line that gave it, shadowed ones below", () => {
    const panel = nodePanel(page, hero, { choose: () => {}, close: () => {} });
    const text = panel.textContent ?? "";
    expect(panel.getAttribute("aria-label")).toBe("home-hero");
    for (const part of [
      "main.hero",
      'flag.web2","new',
      "shows: depends",
      "global, config/pages/home.json:12",
      'variant 🔒 "split"brand alba · config/pages/home.json:7',
      '"cover" global · config/pages/home.json:15',
      "Locked by brand alba · config/pages/home.json:7",
    ])
      expect(text).toContain(part);
    expect(panel.querySelector(".shadowed")?.textContent).toBe('"cover"');
  });

  it("leads to the other nodes and closes", () => {
    const actions = { choose: vi.fn(), close: vi.fn() };
    const panel = nodePanel(page, undefined, actions);
    const buttons = [...panel.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "search › box · search-box")?.click();
    expect(actions.choose).toHaveBeenCalledWith("main.hero.search.box");
    buttons.find((button) => button.getAttribute("aria-label") === "Close")?.click();
    expect(actions.close).toHaveBeenCalledOnce();
  });

  it("shows values as text, never as markup", () => {
    const props = [{ path: "pages.home.main.hero.props.t", value: "<img src=x>", stack: [] }];
    const panel = nodePanel(page, { ...hero, props }, { choose: () => {}, close: () => {} });
    expect(panel.querySelector("img")).toBeNull();
  });
});

describe("the banner of a preview", () => {
  it("says of what, until when and under which conditions, with the way out", () => {
    const banner = previewBanner({ release: "abc123", until: "2027-01-16T10:00:00Z", forced: ["web2=new"] });
    expect(banner.textContent).toMatch(
      /^Preview of release abc123, until 16 Jan 2027, \d\d:\d\d, forced: web2=new/,
    );
    expect(banner.querySelector("a")?.getAttribute("href")).toBe("/_preview/end?to=%2F");
  });
});
