import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeMissingRegistries } from "../generate/missing-registries.ts";
import { generate } from "./generate.ts";

let root: string;
const write = (path: string, value: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof value === "string" ? value : JSON.stringify(value));
};
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Runs quietly and returns the exit code and what was said about mistakes. */
const run = async () => {
  const said: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  const code = await generate({ root, json: false, quiet: true });
  spy.mockRestore();
  return { code, said };
};

const text = { type: "string", description: "A text." };
const brand = {
  $id: "staywright:config/brand",
  title: "Brand",
  type: "object",
  additionalProperties: false,
  required: ["id"],
  properties: {
    id: text,
    tone: { type: "string", default: "warm" },
    link: { $ref: "#/$defs/Link", description: "Where." },
  },
  $defs: {
    Link: {
      title: "Link",
      type: "object",
      additionalProperties: false,
      properties: { next: { $ref: "#/$defs/Link" } },
    },
  },
};
const hotel = {
  $id: "staywright:api/hotel",
  $defs: {
    DetailsInput: {
      title: "DetailsInput",
      type: "object",
      additionalProperties: false,
      properties: { hotel_id: text },
    },
    Details: {
      title: "Details",
      type: "object",
      additionalProperties: false,
      required: ["name"],
      properties: { name: text },
    },
  },
  "x-operations": {
    hotelDetails: {
      method: "GET",
      path: "/api/pwa/hotels/{hotel_id}",
      summary: "One property.",
      input: { $ref: "#/$defs/DetailsInput" },
      output: { $ref: "#/$defs/Details" },
      auth: "none",
      scope: "variant",
      cacheSeconds: 60,
      budget: "local",
    },
  },
};
const card = {
  name: "hotel-card",
  version: 1,
  description: "A card.",
  props: {
    type: "object",
    additionalProperties: false,
    properties: { columns: { type: "integer", default: 3 } },
  },
  data: { hotel: { source: "hotelDetails", args: {} } },
  render: { hydrate: "visible" },
  examples: [{ title: "Plain", props: {} }],
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
  write("schemas/config/brand.schema.json", brand);
  write("schemas/api/hotel.schema.json", hotel);
  write("widgets/hotel-card/widget.json", card);
  write("widgets/hotel-card/hotel-card.tsx", "");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("staywright generate", () => {
  it("writes closed types with defaults filled in and definitions by name", async () => {
    expect(await run()).toEqual({ code: 0, said: [] });
    const types = read("schemas/generated/config/brand.ts");
    expect(types).toContain("export interface Brand {");
    expect(types).toContain("tone: string");
    expect(types).toContain("link?: Link");
    expect(types).toContain("next?: Link");
    expect(types.match(/interface Link/g)).toHaveLength(1);
    expect(types).not.toContain("[k: string]: unknown");
  });

  it("is done by itself where nobody did it, as in a fresh clone, and only there", async () => {
    await writeMissingRegistries(root);
    const registry = "widgets/generated/registry.server.ts";
    expect(read(registry)).toContain("hotel-card");
    write(registry, "// As it was.");
    await writeMissingRegistries(root);
    expect(read(registry)).toBe("// As it was.");
  });

  it("writes the operations and how to call them", async () => {
    await run();
    const index = read("schemas/generated/api/index.ts");
    expect(index).toContain("hotelDetails: { input: hotel_DetailsInput; output: hotel_Details };");
    expect(index).toContain('"path":"/api/pwa/hotels/{hotel_id}"');
  });

  it.each<[object, string]>([
    [{ auth: undefined }, 'does not say who may make it: "auth" is one of "none", "session"'],
    [{ auth: "everybody" }, "does not say who may make it"],
    [{ scope: undefined }, "does not say whom its answer depends on"],
    [{ budget: undefined }, "does not say how often it may be made"],
    [{ budget: [] }, "does not say how often it may be made"],
    [{ budget: [{ per: "planet", limit: 1, minutes: 1 }] }, 'has a budget that is not "per" one of'],
    [
      { budget: [{ per: "address", limit: 0, minutes: 1 }] },
      'has a budget whose "limit" is no number above 0',
    ],
    [
      { budget: [{ per: "subject", field: "phone", limit: 1, minutes: 1 }] },
      'has a budget per subject whose "field" is none of its input',
    ],
    [{ changes: true, auth: "session" }, 'changes something and does not say "idempotent"'],
    [{ changes: true, idempotent: false }, "changes something for anybody"],
    [
      { changes: true, auth: "session", idempotent: true },
      'is idempotent, and its input does not require "idempotency_key"',
    ],
    [{ idempotent: true }, 'changes nothing, so it has no "idempotent"'],
  ])("writes no call that leaves its contract open: %j", async (change, sentence) => {
    await run();
    const before = read("schemas/generated/api/index.ts");
    const { hotelDetails } = hotel["x-operations"];
    write("schemas/api/hotel.schema.json", {
      ...hotel,
      "x-operations": { hotelDetails: { ...hotelDetails, ...change } },
    });
    const { code, said } = await run();
    expect(code).toBe(1);
    expect(said.join("\n")).toMatch(
      /schemas\/api\/hotel\.schema\.json:\d+:\d+ {2}open-contract {2}The call hotelDetails/,
    );
    expect(said.join("\n")).toContain(sentence);
    expect(read("schemas/generated/api/index.ts")).toBe(before);
  });

  it("writes a widget's props and data, and registers its view", async () => {
    await run();
    const types = read("schemas/generated/widgets/hotel-card.ts");
    expect(types).toContain("columns: number");
    expect(types).toContain('"hotel": Operations["hotelDetails"]["output"];');
    expect(read("widgets/generated/registry.server.ts")).toContain(
      '"hotel-card": { manifest: hotelCardManifest',
    );
    expect(read("widgets/generated/registry.browser.ts")).toContain(
      '"hotel-card": () => import("../hotel-card/hotel-card.tsx")',
    );
  });

  it("keeps widgets that ship no JavaScript, and folders without a view, out of the browser", async () => {
    write("widgets/hotel-card/widget.json", { ...card, render: { hydrate: "none" } });
    write("widgets/later/widget.json", { ...card, name: "later" });
    await run();
    expect(read("widgets/generated/registry.browser.ts")).not.toContain("import(");
    expect(read("widgets/generated/registry.server.ts")).not.toContain("later");
  });

  it("touches no file when nothing changed, and repairs one that somebody changed", async () => {
    await run();
    const at = () => statSync(join(root, "schemas/generated/config/brand.ts")).mtimeMs;
    const before = at();
    await run();
    expect(at()).toBe(before);
    write("schemas/generated/config/brand.ts", "broken");
    await run();
    expect(read("schemas/generated/config/brand.ts")).toContain("interface Brand");
  });

  it("says with --check what is not up to date, and writes nothing", async () => {
    const check = () => generate({ root, json: false, quiet: true, check: true });
    expect(await check()).toBe(1);
    expect(() => read("schemas/generated/config/brand.ts")).toThrow("ENOENT");
    await run();
    expect(await check()).toBe(0);
    write("schemas/generated/api/extra.ts", "");
    expect(await check()).toBe(1);
    expect(read("schemas/generated/api/extra.ts")).toBe("");
  });

  it("removes what has no source any more", async () => {
    await run();
    rmSync(join(root, "widgets/hotel-card"), { recursive: true });
    await run();
    expect(() => read("schemas/generated/widgets/hotel-card.ts")).toThrow("ENOENT");
    expect(read("widgets/generated/registry.server.ts")).not.toContain("HotelCard");
  });

  it("says where JSON is broken and keeps the older files", async () => {
    await run();
    write("schemas/config/brand.schema.json", '{\n  "title": "Brand",,\n}');
    write("widgets/hotel-card/widget.json", "{");
    const { code, said } = await run();
    expect(code).toBe(1);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^schemas\/config\/brand\.schema\.json:2:20 {2}invalid-json/);
    expect(read("schemas/generated/config/brand.ts")).toContain("interface Brand");
    expect(read("widgets/generated/registry.server.ts")).toContain("HotelCard");
  });

  it("names the schema whose reference leads nowhere", async () => {
    write("schemas/config/brand.schema.json", { ...brand, properties: { link: { $ref: "#/$defs/Lnk" } } });
    const { code, said } = await run();
    expect(code).toBe(1);
    expect(said[0]).toMatch(/brand\.schema\.json.*"#\/\$defs\/Lnk" leads nowhere/);
  });

  it("works before anything is there", async () => {
    for (const folder of ["schemas", "widgets"]) rmSync(join(root, folder), { recursive: true });
    expect(await run()).toEqual({ code: 0, said: [] });
    expect(read("schemas/generated/api/index.ts")).toContain("export interface Operations");
  });
});
