import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";

type Node = { readonly [key: string]: unknown };

const folder = new URL(".", import.meta.url);
const documents: readonly Node[] = readdirSync(folder)
  .filter((file) => file.endsWith(".schema.json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
const definitions = documents.flatMap(({ $id, $defs }) =>
  Object.entries($defs as Node).map(([name, node]) => [`${$id}#/$defs/${name}`, node as Node] as const),
);

describe("[API-03] the contracts of calls", () => {
  it("compile, strictly, with every reference found", () => {
    const ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      discriminator: true,
      keywords: ["x-operations"],
    });
    addFormats.default(ajv);
    for (const document of documents) ajv.addSchema(document);
    for (const [ref] of definitions) expect(ajv.getSchema(ref), ref).toBeDefined();
  });

  it.each(definitions)("%s is closed, titled and described, field by field", (_, node) => {
    expect(node.title).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(node.description).toMatch(/\.$/);
    expect(node.additionalProperties).not.toBe(true);
    for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
      expect(field.$ref ?? field.description, name).toBeTypeOf("string");
    }
  });

  it("give each definition a title of its own", () => {
    const titles = definitions.map(([, { title }]) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("lets a room category be asked for by each of its fields", () => {
    const fieldsOf = (name: string) =>
      definitions.find(([ref]) => ref === `staywright:api/hotels#/$defs/${name}`)?.[1].properties;
    expect(fieldsOf("AskedRoomCategory")).toEqual(fieldsOf("RoomCategory"));
  });

  it("every amount of money says that it is minor units", () => {
    const amounts = definitions.flatMap(([ref, node]) =>
      Object.entries((node.properties ?? {}) as Record<string, Node>)
        .filter(
          ([name, { type }]) =>
            type === "integer" &&
            /(price|amount|total|tariff|due_)/.test(name) &&
            !/percent|guest/.test(name),
        )
        .map(([name, { description }]) => [`${ref}/${name}`, description] as const),
    );
    expect(amounts.length).toBeGreaterThan(20);
    for (const [name, description] of amounts) expect(description, name).toContain("Minor units");
  });
});
