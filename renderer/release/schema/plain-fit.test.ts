import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCallSchemas } from "./answer-schemas.ts";
import { createAjv, loadConfigSchemas } from "./config-schemas.ts";
import { fitsPlainly, isPlainSchema } from "./plain-fit.ts";
import { readManifests } from "./read-manifests.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const ajv = createAjv();
const none = { follow: () => undefined, formats: ajv.formats };
const fits = (value: unknown, schema: unknown) => fitsPlainly(value, schema, {}, none);

describe("a value that plainly fits", () => {
  it("is one that ajv accepts, and only where every keyword is known", () => {
    const leaf = fc.oneof<fc.Arbitrary<object>[]>(
      fc.constant({ type: "string", maxLength: 2, pattern: "^[a-c]*$" }),
      fc.constant({ type: ["integer", "null"], minimum: 1, maximum: 3 }),
      fc.constant({ enum: ["a", 1, null] }),
      fc.constant({ type: "string", format: "date" }),
      fc.constant({ type: "number", exclusiveMinimum: 1 }),
      fc.constant({
        type: "object",
        propertyNames: { pattern: "^[ab]$" },
        minProperties: 1,
        maxProperties: 1,
      }),
      fc.constant({ type: "array", uniqueItems: true }),
      fc.constant({ type: "array", not: { uniqueItems: true } }),
      fc.constant({ enum: [["a"], { a: "a" }] }),
      fc.constant({ type: "object", not: { const: { a: "a" } } }),
      fc.constant(
        JSON.parse('{ "type": ["array", "object"], "if": { "const": ["a"] }, "then": { "maxItems": 0 } }'),
      ),
      fc.constant({ type: ["string", "integer"], format: "int32" }),
      fc.constant({ type: ["string", "integer"], not: { format: "date" } }),
      fc.constant({ type: "string", not: { const: "a" } }),
      fc.constant({ allOf: [{ type: "integer", minimum: 1 }], maximum: 2 }),
      fc.constant({ anyOf: [{ const: "a" }, { type: "integer", minimum: 2 }] }),
      fc.constant(
        JSON.parse('{ "if": { "const": "a" }, "then": { "maxLength": 0 }, "else": { "maximum": 2 } }'),
      ),
      fc.constant({ type: "string", oneOf: [{ const: "a" }, { minLength: 2 }] }),
    );
    const schema = fc.oneof(
      leaf,
      fc.tuple(leaf, leaf).map((prefixItems) => ({ type: "array", prefixItems, minItems: 2, maxItems: 2 })),
      fc.constant({
        type: "object",
        properties: { a: { type: "integer", "x-at-most": "b" }, b: { type: "integer" } },
      }),
      leaf.map((items) => ({ type: "array", items, minItems: 1, maxItems: 2 })),
      fc.record({ a: leaf, b: leaf }).map((properties) => ({
        type: "object",
        additionalProperties: false,
        required: ["a"],
        properties,
      })),
    );
    const plain = fc.constantFrom<unknown>("a", "abcd", 1, 2, 4, null, "2027-01-15", true);
    const value = fc.oneof(
      plain,
      fc.array(plain, { maxLength: 3 }),
      fc.array(fc.constantFrom({ a: "a" }, { a: 1 }, ["a"], ["a", 1]), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("a", "b", "c"), plain),
    );
    fc.assert(
      fc.property(schema, value, (of, what) => {
        const isValid = ajv.validate(of, what);
        const hasUnknown = /"oneOf"|"int32"/.test(JSON.stringify(of));
        if (fits(what, of)) expect(isValid).toBe(true);
        else if (!hasUnknown) expect(isValid).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps to what stands beside each of the references that lead to its schema", () => {
    const folder = mkdtempSync(join(tmpdir(), "schemas-"));
    const few = { $ref: "#/$defs/Number", maximum: 3 };
    const document = { $defs: { Number: { type: "integer" }, Few: few }, $ref: "#/$defs/Few", minimum: 1 };
    writeFileSync(join(folder, "number.schema.json"), JSON.stringify({ $id: "number", ...document }));
    const schema = loadConfigSchemas(folder).get("number");
    rmSync(folder, { recursive: true });
    const codes = [2, 0, 4, "2"].map((value) => schema?.mistakes(value).map(({ code }) => code));
    expect(codes).toEqual([[], ["out-of-range"], ["out-of-range"], ["wrong-type"]]);
    expect(schema?.mistakes(4, "/$defs/Few")).toMatchObject([{ code: "out-of-range" }]);
    expect(schema?.mistakes(4, "/$defs/Number")).toEqual([]);
  });

  it("is no value of a schema that says what only ajv knows, or that leads nowhere", () => {
    expect(fits("a", { type: "string", oneOf: [{ const: "a" }, { const: "b" }] })).toBe(false);
    expect(fits("a", { $ref: "#/$defs/Missing" })).toBe(false);
    expect(fits({ a: "a" }, { not: { const: { a: "a" } } })).toBe(false);
    expect(fits([{ a: 1 }, { a: 1 }], { uniqueItems: true })).toBe(false);
    expect(fits([{ a: 1 }, { a: 1 }], { not: { uniqueItems: true } })).toBe(true);
    expect(fits("a", { type: "string", format: "no-such-format" })).toBe(false);
  });
});

describe("a plain schema", () => {
  const isPlain = (schema: unknown) => isPlainSchema(schema, ajv.formats);

  it("is one that ajv compiles", () => {
    const props = readManifests(root).manifests.map((manifest) => manifest.props);
    expect(props.filter(isPlain).length).toBeGreaterThan(props.length / 2);
    expect(isPlain({ type: "object", properties: { a: { type: "string", "x-message": true } } })).toBe(true);
  });

  it.each([
    { typ: "string" },
    { type: "text" },
    { properties: { a: { minimum: "1" } } },
    { pattern: "[" },
    { format: "no-such-format" },
    { required: ["a", "a"] },
    { enum: [] },
    { items: [] },
    { "x-at-most": "max" },
    { anyOf: [] },
    "string",
  ])("is none that ajv has to look at: %j", (schema) => {
    expect(isPlain(schema)).toBe(false);
  });
});

describe("what examples answer", () => {
  const { mistakesInAnswer } = readCallSchemas(root, createAjv());

  it("is told by ajv's own words where it is of another type", () => {
    for (const { data: requests = {}, examples } of readManifests(root).manifests) {
      const [example] = examples.filter(({ data = {} }) => Object.keys(data).length > 0);
      for (const [name, answer] of Object.entries(example?.data ?? {})) {
        const operation = requests[name]?.source ?? "";
        expect(mistakesInAnswer(operation, answer)).toEqual([]);
        expect(mistakesInAnswer(operation, [answer]).map(({ code }) => code)).toEqual(["wrong-type"]);
      }
    }
  });
});
