import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCallSchemas } from "./answer-schemas.ts";
import { createAjv } from "./config-schemas.ts";
import { fitsPlainly, isPlainSchema } from "./plain-fit.ts";
import { readManifests } from "./read-manifests.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const none = { follow: () => undefined, formats: createAjv().formats };
const fits = (value: unknown, schema: unknown) => fitsPlainly(value, schema, {}, none);

describe("a value that plainly fits", () => {
  it("is one that ajv accepts, and only where every keyword is known", () => {
    const leaf = fc.oneof(
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
      fc.constant({ type: "string", not: { const: "a" } }),
    );
    const schema = fc.oneof(
      leaf,
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
      fc.dictionary(fc.constantFrom("a", "b", "c"), plain),
    );
    fc.assert(
      fc.property(schema, value, (of, what) => {
        const isValid = createAjv().validate(of, what);
        const hasUnknown = JSON.stringify(of).includes('"not"');
        if (fits(what, of)) expect(isValid).toBe(true);
        else if (!hasUnknown) expect(isValid).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("is no value of a schema that says what only ajv knows, or that leads nowhere", () => {
    expect(fits("a", { type: "string", not: { const: "b" } })).toBe(false);
    expect(fits("a", { $ref: "#/$defs/Missing" })).toBe(false);
    expect(fits("a", { type: "string", format: "no-such-format" })).toBe(false);
  });
});

describe("a plain schema", () => {
  const isPlain = (schema: unknown) => isPlainSchema(schema, createAjv().formats);

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
