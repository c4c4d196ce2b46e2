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
    JSON.stringify({ "x-operations": { hotelSearch: {} } }),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (change: object) => {
  writeFileSync(join(root, "widgets/card/widget.json"), JSON.stringify({ ...good, ...change }, null, 2));
  const { manifests, findings } = readManifests(root);
  return findings.length > 0 ? findings.map(shortFinding) : manifests.map(({ name }) => name);
};

describe("widget manifests", () => {
  it("are read when nothing is wrong with them", () => {
    expect(read({})).toEqual(["card"]);
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
