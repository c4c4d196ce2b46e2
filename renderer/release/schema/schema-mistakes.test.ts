import { describe, expect, it } from "vitest";
import { createAjv } from "./config-schemas.ts";
import { mistakesIn } from "./schema-mistakes.ts";

const text = { type: "string" };
const link = {
  type: "object",
  additionalProperties: false,
  required: ["href", "label"],
  properties: { href: text, label: text },
};

const mistakes = (schema: object, value: unknown) =>
  mistakesIn(createAjv().compile(schema), value).map(
    ({ code, path, message }) => `${path.join(".")} ${code}: ${message}`,
  );

describe("mistakes in a value", () => {
  it("speak of the alternative that was meant, not of all", () => {
    const schema = { anyOf: [text, link, { type: "array", items: link }] };
    expect(mistakes(schema, { href: "/x" })).toEqual([' missing-property: "label" is missing.']);
    expect(mistakes(schema, [{ href: 1, label: "x" }])).toEqual([
      "0.href wrong-type: Got 1, expected string.",
    ]);
    expect(mistakes(schema, 7)).toEqual([" wrong-shape: Got 7, which fits none of the allowed shapes."]);
  });

  it("say one thing about a condition that does not hold", () => {
    const schema = JSON.parse(
      '{ "type": "object", "if": { "properties": { "on": { "const": true } } }, "then": { "required": ["widget"] } }',
    );
    expect(mistakes(schema, { on: true })).toEqual([' missing-property: "widget" is missing.']);
  });

  it("name a key that may not be called that", () => {
    const schema = { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: text };
    expect(mistakes(schema, { A1: "x" })).toEqual(['A1 bad-name: The name "A1" does not match /^[a-z]+$/.']);
  });

  it("are as many as there are", () => {
    expect(mistakes({ type: "array", items: link }, [{ href: 1, label: 2 }, {}])).toHaveLength(4);
  });
});
