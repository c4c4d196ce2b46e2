import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { projectRoot } from "../../../tests/support/real-release.ts";
import { createReleaseBuilder, type ReleaseBuilder } from "../build/release-builder.ts";
import { shortFinding } from "../testing/small-config.ts";

const file = "config/microsites/tidepass.json";
const honest = {
  name: "tidepass",
  sdk: "web",
  domains: ["solvanta-in"],
  hide: [],
  frameAncestors: ["https://app.tidepass.example"],
  settings: {},
};

let build: ReleaseBuilder;
beforeAll(() => {
  const widgets = Object.values(registry).map(({ manifest }) => manifest);
  build = createReleaseBuilder({ root: projectRoot, widgets });
});

/** What is wrong with a vendor's file among the real configuration. */
function wrongIn(vendor: object | string): readonly string[] {
  const text = typeof vendor === "string" ? vendor : JSON.stringify({ ...honest, ...vendor }, null, 1);
  const overlay = new Map([[file, text]]);
  const { findings, release } = build({ now: new Date(0), overlay });
  const own = findings.filter((finding) => finding.file === file);
  if (own.length > 0) expect(release).toBeNull();
  return own.map((finding) =>
    shortFinding(finding)
      .replace(`${file}:`, "")
      .replace(/^\d+:\d+ /, ""),
  );
}

describe("a vendor's file", () => {
  it("[MODE-05] may set what widgets open, and leave out what may be left out", () => {
    const settings = {
      "home-hero": { title: "home.story.title" },
      "popular-cities": { count: 3, layout: "plain" },
    };
    expect(wrongIn({ settings, hideWidgets: ["story", "promises"] })).toEqual([]);
  });

  it.each([
    ["a closed prop", { checkout: { termsPath: "/cheap-terms" } }],
    ["a closed prop of an open widget", { "home-hero": { variant: "split" } }],
    ["an address", { "location-card": { directionsUrl: "https://evil.example/{latitude}" } }],
    ["a link", { story: { link: { href: "/x", label: "home.agents.link" } } }],
    ["a prop nobody has", { "home-hero": { html: "<b>" } }],
    ["a widget nobody has", { "home-heros": { title: "home.story.title" } }],
    ["a count beyond the widget's bounds", { "popular-cities": { count: 500 } }],
    ["a value of another kind", { "popular-cities": { count: "3" } }],
    ["half a picture", { "home-hero": { image: { name: "s-coast-azure-a" } } }],
    ["a message nobody wrote", { "home-hero": { title: "home.story.titel" } }],
    ["words that do not reach the browser", { "search-box": { hint: "home.story.title" } }],
  ])("[MODE-05] may not set %s", (_, settings) => {
    expect(wrongIn({ settings })).toHaveLength(1);
  });

  it("[MODE-05] says what is open and what was likely meant", () => {
    expect(wrongIn({ settings: { "home-hero": { titel: "home.story.title" } } })).toMatchInlineSnapshot(`
      [
        "not-overridable: "home-hero" has no prop "titel". Did you mean "title"?",
      ]
    `);
    const hidden = wrongIn({ hideWidgets: ["storry", "search-box", "checkout"] });
    expect(hidden.map((words) => words.replace(/open to them: .*$/, "…"))).toEqual([
      'unknown-widget: There is no widget "storry". Did you mean "story"?',
      'not-hideable: Vendors may not leave out "search-box"; …',
      'not-hideable: Vendors may not leave out "checkout"; …',
    ]);
    expect(hidden[1]).toMatch(/open to them: (\S+, )*story\b/);
  });

  it.each([
    ["rooms beyond the limits", { limits: { rooms: { max: 99 } } }],
    ["a limit by another name", { overrides: { limits: { rooms: { max: 99 } } } }],
    ["another vendor's name", { name: "lantern-ferries" }],
    ["the name of the way out", { name: "leave" }],
    ["an unknown domain", { domains: ["solvanta-int"] }],
    ["any site as frame", { frameAncestors: ["*"] }],
    ["any site of a domain", { frameAncestors: ["https://*.tidepass.example"] }],
    ["a frame without https", { frameAncestors: ["http://app.tidepass.example"] }],
    ["a frame with a path", { frameAncestors: ["https://app.tidepass.example/x"] }],
    ["a second policy", { frameAncestors: ["https://a.example; script-src *"] }],
    ["a keyword", { frameAncestors: ["'self'"] }],
    ["a bare name", { frameAncestors: ["https://localhost"] }],
    ["a flag nobody has", { flags: { freeRooms: true } }],
    ["a part nobody has", { hide: ["prices"] }],
    ["script", { script: "alert(1)" }],
    ["a widget that must stay", { hideWidgets: ["policies"] }],
    ["a role that is none", { deviceRole: "admin\r\nx: y" }],
  ])("[MODE-05] may not have %s", (_, more) => {
    expect(wrongIn(more)).toHaveLength(1);
  });

  it("[MODE-05] cannot reach what every object has", () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const text = JSON.stringify({ ...honest, settings: { X: { title: "home.story.title" } } }).replace(
        '"X"',
        `"${name}"`,
      );
      expect(wrongIn(text).length, name).toBeGreaterThan(0);
      const prop = JSON.stringify({ ...honest, settings: { story: { X: "home.story.title" } } }).replace(
        '"X"',
        `"${name}"`,
      );
      expect(wrongIn(prop).length, name).toBeGreaterThan(0);
    }
    expect(({} as { title?: string }).title).toBeUndefined();
  });

  it.each([
    "policies",
    "price-summary",
    "checkout",
    "search-box",
    "restrictions-list",
    "site-footer",
    "room-list",
  ])("[MODE-05] cannot leave out %s", (widget) => {
    expect(wrongIn({ hideWidgets: [widget] })).toHaveLength(1);
  });

  it("[MODE-05] carries no markup, script or address in any text", () => {
    const bad = fc.oneof(
      fc.constantFrom(
        "javascript:alert(1)",
        " JaVaScRiPt:x",
        "data:text/html,x",
        "//evil.example",
        "https://evil.example",
      ),
      fc
        .tuple(fc.string(), fc.constantFrom("<script>", "<img onerror=x>", ">", "\u0000", "\u001b[0m"))
        .map(([a, b]) => a + b),
    );
    const image = { name: "s-coast-azure-a", width: 10, height: 10, alt: "", colour: "#ffffff" };
    fc.assert(
      fc.property(bad, fc.constantFrom("alt", "name", "title"), (text, where) => {
        const hero = where === "title" ? { title: text } : { image: { ...image, [where]: text } };
        expect(wrongIn({ settings: { "home-hero": hero } }).length).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });
});
