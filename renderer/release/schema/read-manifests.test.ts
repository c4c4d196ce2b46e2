import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shortFinding } from "../testing/small-config.ts";
import { readManifests } from "./read-manifests.ts";

const root = mkdtempSync(join(tmpdir(), "manifests-"));
const good = {
  name: "card",
  version: 1,
  description: "A card.",
  props: { type: "object", additionalProperties: false, properties: { city: { type: "string" } } },
  data: {
    hotels: {
      source: "hotelSearch",
      args: { city: "$props.city", checkin: "$query.checkin" },
      when: ["$query.checkin"],
    },
  },
  slots: { cards: { description: "Cards.", allow: ["card"] } },
  render: { hydrate: "none" },
  overridable: ["city"],
  examples: [{ title: "Plain", props: { city: "lisbon" } }],
};

beforeAll(() => {
  mkdirSync(join(root, "schemas/api"), { recursive: true });
  mkdirSync(join(root, "widgets/card"), { recursive: true });
  cpSync(
    fileURLToPath(new URL("../../../schemas/widget.schema.json", import.meta.url)),
    join(root, "schemas/widget.schema.json"),
  );
  writeFileSync(
    join(root, "schemas/api/search.schema.json"),
    JSON.stringify({
      "x-operations": {
        hotelSearch: { input: { $ref: "#/$defs/Input" }, output: { $ref: "#/$defs/Output" } },
      },
      $defs: {
        Output: {
          type: "object",
          additionalProperties: false,
          required: ["count"],
          properties: { count: { type: "integer", minimum: 0, description: "How many there are." } },
        },
        Input: {
          type: "object",
          additionalProperties: false,
          properties: { city: { type: "string" }, checkin: { type: "string" } },
        },
      },
    }),
  );
  mkdirSync(join(root, "config/messages/en"), { recursive: true });
  writeFileSync(join(root, "config/messages/en/search.json"), "{}");
  cpSync(fileURLToPath(new URL("../../../schemas/config", import.meta.url)), join(root, "schemas/config"), {
    recursive: true,
  });
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (change: object) => {
  writeFileSync(join(root, "widgets/card/widget.json"), JSON.stringify({ ...good, ...change }, null, 2));
  const { manifests, findings } = readManifests(root);
  return findings.length > 0 ? findings.map(shortFinding) : manifests.map(({ name }) => name);
};

function propsOf(city: object, required: readonly string[] = []) {
  return { type: "object", additionalProperties: false, required, properties: { city } };
}

describe("examples of a widget", () => {
  const answered = (data: object) => read({ examples: [{ title: "Plain", props: {}, data }] });

  it("answer as the call does", () => {
    expect(answered({ hotels: { count: 3 } })).toEqual(["card"]);
    expect(answered({ hotels: { count: -3 } })).toEqual([
      expect.stringMatching(/widgets\/card\/widget\.json:\d+.* out-of-range/),
    ]);
    expect(answered({ hotels: { cuont: 3 } })).toEqual([expect.stringContaining("unknown-property")]);
    expect(answered({ hotels: {} })).toEqual([expect.stringContaining("missing-property")]);
    expect(answered({ hotles: { count: 3 } })).toEqual([expect.stringContaining("unknown-request")]);
  });
});

describe("widget manifests", () => {
  it("are read when nothing is wrong with them", () => {
    expect(read({})).toEqual(["card"]);
    const args = { city: "$site.country.popular_cities.0", checkin: "$query.checkin" };
    expect(read({ messages: ["search"], data: { hotels: { source: "hotelSearch", args } } })).toEqual([
      "card",
    ]);
  });

  it.each([
    ["a name that is not the folder's", { name: "crad" }],
    ["an unknown field", { hydrate: "none" }],
    ["open props", { props: { type: "object", properties: { city: { type: "string" } } } }],
    [
      "props that are no schema",
      { props: { type: "object", additionalProperties: false, properties: { city: { type: "text" } } } },
    ],
    ["an unknown operation", { data: { hotels: { source: "hotelsSearch", args: {} } } }],
    [
      "an unknown kind of reference",
      { data: { hotels: { source: "hotelSearch", args: { city: "$routes.city" } } } },
    ],
    [
      "a reference to a prop that is not there",
      { data: { hotels: { source: "hotelSearch", args: { city: "$props.town" } } } },
    ],
    [
      "an argument that the operation does not take",
      { data: { hotels: { source: "hotelSearch", args: { citty: "$props.city" } } } },
    ],
    [
      "a reference to a field that the country has not",
      { data: { hotels: { source: "hotelSearch", args: { city: "$site.country.COUNTRY_COD" } } } },
    ],
    ["words of a namespace that has none", { messages: ["serach"] }],
    ["a required prop that nobody declares", { props: propsOf({ type: "string" }, ["citty"]) }],
    ["bounds that cross", { props: propsOf({ type: "integer", minimum: 9, maximum: 3 }) }],
    ["a default out of its bounds", { props: propsOf({ type: "integer", maximum: 3, default: 9 }) }],
    ["a default that is no choice", { props: propsOf({ enum: ["plain", "dark"], default: "drak" }) }],
    ["an unknown widget in a slot", { slots: { cards: { description: "Cards.", allow: ["cardd"] } } }],
    ["a prop that cannot be opened to vendors", { overridable: ["citty"] }],
    ["a version without its migration", { version: 2 }],
    ["an example that does not fit", { examples: [{ title: "Plain", props: { city: 7 } }] }],
  ])("with %s are one finding", (_, change) => {
    const found = read(change);
    expect(found).toHaveLength(1);
    expect(found).toMatchSnapshot();
  });
});
