import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { compileProps, createAjv } from "../../renderer/release/schema/config-schemas.ts";
import { mistakesIn } from "../../renderer/release/schema/schema-mistakes.ts";
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

const schemaOf = (schema: object) => ({ type: "object", properties: { it: schema } });
const only = (schema: object) => propFields(schemaOf(schema))[0]?.field as Field;

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

  it("says why a text is no value in the words of validate, with its code and its way out", () => {
    const rules: readonly object[] = [
      { type: "integer", minimum: 1, maximum: 8, description: "How many." },
      { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
      { type: "string", pattern: "^/[a-z-]*$", minLength: 2, maxLength: 5 },
      { enum: ["cover", "split", "plain", "quiet", "loud"] },
    ];
    const typed = ["", "x", "1.5", "0", "9", "4", "0.5", "/", "/a", "/abcdefgh", "spilt", "split"];
    for (const rule of rules) {
      const validate = compileProps(createAjv(), "any", schemaOf(rule));
      for (const text of typed) {
        const read = fromText(only(rule), text);
        const it = only(rule).kind === "number" && /^[0-9.]+$/.test(text) ? Number(text) : text;
        const [told] = mistakesIn(validate, { it });
        const words = told && [told.message, told.suggestion].filter(Boolean).join(" ");
        expect(read, `${JSON.stringify(rule)} ${text}`).toEqual(
          told ? { ok: false, code: told.code, message: words } : { ok: true, value: it },
        );
      }
    }
    expect(fromText(only({}), "{")).toMatchObject({ ok: false, code: "invalid-json" });
  });

  it("refuses a number above the member beside it that bounds it", () => {
    const schema = {
      type: "object",
      properties: { min: { type: "integer", "x-at-most": "max" }, max: { type: "integer" } },
    };
    const [min] = propFields(schema);
    const field = min?.field as Field;
    expect(field).toMatchObject({ kind: "number", atMost: "max" });
    const [told] = mistakesIn(compileProps(createAjv(), "any", schema), { min: 9, max: 8 });
    expect(told?.code).toBe("out-of-range");
    expect(fromText(field, "9", { max: 8 })).toEqual({
      ok: false,
      code: told?.code,
      message: `${told?.message} ${told?.suggestion}`,
    });
    expect(fromText(field, "8", { max: 8 })).toEqual({ ok: true, value: 8 });
    expect(fromText(field, "9", {})).toEqual({ ok: true, value: 9 });
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
