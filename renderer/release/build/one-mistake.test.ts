import { describe, expect, it } from "vitest";
import {
  buildSmall,
  card,
  changed,
  domain,
  hero,
  page,
  routes,
  shortFinding,
} from "../testing/small-config.ts";

const findings = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(shortFinding);

describe("one mistake", () => {
  const node = (patch: object) => ({
    "pages/home.json": page("home", ["hero"], { hero: { ...hero, ...patch } }),
  });

  it.each([
    [
      "a misspelt required property",
      {
        "brands/alba/brand.json": { id: "alba", nmae: "Alba", theme: { accent: "#112233", density: "airy" } },
      },
    ],
    ["a wrong type", { "limits.json": { rooms: { max: "4", payAtHotelMax: 3 } } }],
    [
      "a wrong choice",
      {
        "brands/brio/brand.json": {
          id: "brio",
          name: "Brio",
          theme: { accent: "#445566", density: "Compact" },
        },
      },
    ],
    [
      "a wrong format",
      {
        "brands/brio/brand.json": { id: "brio", name: "Brio", theme: { accent: "#44556", density: "airy" } },
      },
    ],
    ["a missing property", { "limits.json": { rooms: { max: 4 } } }],
    ["a repeated item", { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en", "en"]) }],
    ["an unknown brand", { "domains/alba-pt.json": domain("alba-pt", "abla", "PT", ["en"]) }],
    ["an unknown language", { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en", "ln"]) }],
    [
      "an unknown city",
      { "countries/PT.json": changed("countries/PT.json", { popular_cities: ["lisbom"] }) },
    ],
    [
      "a default locale that is not offered",
      { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { defaultLocale: "nl" }) },
    ],
    [
      "a taken host",
      { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { host: "alba-nl.example" }) },
    ],
    ["a taken region id", { "countries/PT.json": changed("countries/PT.json", { regionId: 143 }) }],
    [
      "an id that is not the file's",
      { "brands/alba/brand.json": changed("brands/alba/brand.json", { id: "albo" }) },
    ],
    ["an unknown page in the routes", { "routes.json": routes({ "/search": { page: "hmoe" } }) }],
    ["an unknown popup", { "modals.json": { modals: { a: { enabled: true, nestedUnder: "b" } } } }],
    [
      "an unknown payment mode",
      { "payment-modes.json": { order: ["CRAD"], modes: { CARD: { mode: "CARD", enabled: true } } } },
    ],
    [
      "an unknown control arm",
      { "experiments/web2.json": changed("experiments/web2.json", { control: "of" }) },
    ],
    ["a comment", { "limits.json": '{\n  // not allowed\n  "rooms": { "max": 4, "payAtHotelMax": 3 }\n}' }],
    ["a trailing comma", { "limits.json": '{\n  "rooms": { "max": 4, "payAtHotelMax": 3, }\n}' }],
    ["a key written twice", { "limits.json": '{\n  "rooms": { "max": 4, "max": 5, "payAtHotelMax": 3 }\n}' }],
    ["a country that is not JSON", { "countries/PT.json": "{" }],
    ["the fallback that is not JSON", { "domains/alba-nl.json": '{ "id": }' }],
    ["messages that are not JSON", { "messages/en/home.json": "{ home }" }],
    [
      "a fallback with a mistake",
      { "domains/alba-nl.json": domain("alba-nl", "alba", "NLD", ["nl"], { fallback: true }) },
    ],
    ["a file where none belongs", { "brand.json": {} }],
    ["a country among the domains", { "domains/PT.json": changed("countries/PT.json", {}) }],
    [
      "a language in a file of another name",
      { "languages/nl.json": null, "languages/NL.json": { locale: "nl" } },
    ],
    [
      "a payment mode in no order",
      { "payment-modes.json": { order: [], modes: { CARD: { mode: "CARD", enabled: true } } } },
    ],
    [
      "a language with its region",
      { "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en", "nl-BE"]) },
    ],
    ["an unknown widget", node({ widget: "hreo" })],
    ["an unknown prop", node({ props: { title: "home.title", sizes: "small" } })],
    ["a wrong prop", node({ props: { title: "home.title", size: "smal" } })],
    ["a prop out of range", node({ props: { title: "home.title", ratio: 3 } })],
    ["an unknown message in a prop", node({ props: { title: "home.titel" } })],
    ["an unknown slot", node({ slots: { card: { order: [], nodes: {} } } })],
    [
      "a widget that the slot does not take",
      node({ slots: { cards: { order: ["a"], nodes: { a: hero } } } }),
    ],
    [
      "too many nodes in a slot",
      node({ slots: { cards: { order: ["a", "b", "c"], nodes: { a: card, b: card, c: card } } } }),
    ],
    ["an unknown node in the order", { "pages/home.json": page("home", ["hero", "crad"], { hero, card }) }],
    ["a node that never shows", { "pages/home.json": page("home", ["hero"], { hero, card }) }],
    ["an unknown operand", node({ when: { eq: ["sitee.brand.id", "alba"] } })],
    ["an unknown experiment", node({ when: { eq: ["flag.web3", "on"] } })],
    [
      "an unknown request",
      { "pages/home.json": page("home", ["card"], { card: { ...card, when: { hasData: "hotel" } } }) },
    ],
    ["props newer than the code", node({ v: 2 })],
  ])("is one finding: %s", (_, patch) => {
    const found = findings(patch);
    expect(found).toHaveLength(1);
    expect(found).toMatchSnapshot();
  });

  it("is said once for all the places that name what is gone, each of which it names", () => {
    const [first, ...rest] = buildSmall({
      "countries/NL.json": changed("countries/NL.json", { popular_cities: ["porto"] }),
      "countries/PT.json": changed("countries/PT.json", { popular_cities: ["lisbon", "porto"] }),
    }).findings;
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ code: "unknown-city", file: "config/countries/NL.json" });
    expect(first?.message).toMatch(/^There is no city "porto".* too: config\/countries\/PT\.json:\d+\.$/);
  });

  it("is mended in all the places that misspell one name", () => {
    const lisbom = { popular_cities: ["lisbom"] };
    const [first, ...rest] = buildSmall({
      "countries/NL.json": changed("countries/NL.json", lisbom),
      "countries/PT.json": changed("countries/PT.json", lisbom),
    }).findings;
    expect(rest).toEqual([]);
    expect(first?.suggestion).toBe('Did you mean "lisbon"?');
    expect(first?.fix?.edits.map(({ file, text }) => [file, text])).toEqual([
      ["config/countries/NL.json", '"lisbon"'],
      ["config/countries/PT.json", '"lisbon"'],
    ]);
  });

  it("is said once for all the sites it touches", () => {
    const [first, ...rest] = buildSmall({
      "brands/alba/pages/home.json": { slots: { main: { nodes: { hero: { props: { size: "smal" } } } } } },
    }).findings;
    expect(rest).toEqual([]);
    expect(first?.sites).toEqual(["alba-nl", "alba-pt"]);
    expect(first?.file).toBe("config/brands/alba/pages/home.json");
  });
});
