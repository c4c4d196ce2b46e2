import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { type Field, firstValue, fromText, propFields, toText } from "./form-model.ts";

/** A value through the controls and back: what each shows is read again. */
function roundTrip(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  switch (field.kind) {
    case "list":
      return (value as readonly unknown[]).map((item) => roundTrip(field.item, item));
    case "object":
      return Object.fromEntries(
        field.fields
          .map(({ name, field: member }) => [
            name,
            roundTrip(member, (value as Record<string, unknown>)[name]),
          ])
          .filter(([, member]) => member !== undefined),
      );
    case "variants": {
      const variant = field.variants.find(({ accepts }) => accepts(value));
      return variant ? roundTrip(variant.field, value) : undefined;
    }
    default: {
      const read = fromText(field, toText(field, value));
      return read.ok ? read.value : read.message;
    }
  }
}

const only = (schema: object) =>
  propFields({ type: "object", properties: { it: schema } })[0]?.field as Field;

describe("the form of a schema", () => {
  for (const [name, { manifest }] of Object.entries(registry)) {
    it(`of ${name} takes its examples and gives them back`, () => {
      const fields = propFields(manifest.props);
      expect(fields.map((field) => field.name)).toEqual(
        Object.keys((manifest.props.properties as object) ?? {}),
      );
      for (const { props } of manifest.examples) {
        const back = Object.fromEntries(
          fields.flatMap(({ name: prop, field }) =>
            prop in props ? [[prop, roundTrip(field, props[prop])]] : [],
          ),
        );
        expect(back).toEqual(props);
      }
    });
  }

  it("has a control for each kind of value, and raw JSON for the rest", () => {
    expect(only({ type: "string", "x-message": true }).kind).toBe("message");
    expect(only({ enum: ["a", "b"] })).toMatchObject({ kind: "choice", options: ["a", "b"] });
    expect(only({ type: "integer", minimum: 1, maximum: 8 })).toMatchObject({
      kind: "number",
      whole: true,
      min: 1,
      max: 8,
    });
    expect(only({ type: "boolean", default: true })).toMatchObject({ kind: "switch", fallback: true });
    expect(only({ type: "array", items: { type: "string" } })).toMatchObject({
      kind: "list",
      item: { kind: "text" },
    });
    expect(
      only({ oneOf: [{ type: "string" }, { type: "object", properties: { a: { type: "string" } } }] }).kind,
    ).toBe("variants");
    expect(only({ type: "object", additionalProperties: { type: "string" } }).kind).toBe("raw");
    expect(only({}).kind).toBe("raw");
    expect(only({ $ref: "#/nowhere" }).kind).toBe("raw");
  });

  it("says why a text is no value", () => {
    const number = only({ type: "integer", minimum: 1, maximum: 8 });
    const message = (text: string) => {
      const read = fromText(number, text);
      return read.ok ? read.value : read.message;
    };
    expect(["", "x", "1.5", "0", "9", "4"].map(message)).toEqual([
      "A number is needed.",
      "A number is needed.",
      "A whole number is needed.",
      "At least 1.",
      "At most 8.",
      4,
    ]);
    expect(fromText(only({ type: "string", pattern: "^/" }), "x")).toMatchObject({ ok: false });
    expect(fromText(only({}), "{")).toMatchObject({ ok: false });
  });

  it("starts a new value with the least that fits", () => {
    const field = only({
      type: "object",
      required: ["a", "b"],
      properties: { a: { type: "string" }, b: { enum: ["x"] }, c: { type: "boolean" } },
    });
    expect(firstValue(field)).toEqual({ a: "", b: "x" });
  });
});
