import { fieldMistake, type SchemaNode } from "./field-mistake.ts";

interface FieldWords {
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  readonly fallback?: unknown;
  /** What a value must keep to. */
  readonly schema: SchemaNode;
}

/** How one value is edited, as its schema says. `raw` is JSON text: for what no other control can say. */
export type Field = FieldWords &
  (
    | { readonly kind: "text" }
    | { readonly kind: "message" }
    | { readonly kind: "choice"; readonly options: readonly (string | number | boolean)[] }
    | {
        readonly kind: "number";
        readonly whole: boolean;
        readonly min?: number;
        readonly max?: number;
        /** Name of the member beside it that it may not be more than. */
        readonly atMost?: string;
      }
    | { readonly kind: "switch" }
    | { readonly kind: "list"; readonly item: Field; readonly min?: number; readonly max?: number }
    | { readonly kind: "object"; readonly fields: readonly NamedField[] }
    | { readonly kind: "variants"; readonly variants: readonly Variant[] }
    | { readonly kind: "raw" }
  );

export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

/** One of several forms a value may have. */
export interface Variant {
  readonly title: string;
  readonly field: Field;
  readonly accepts: (value: unknown) => boolean;
}

/** The form of a widget's props, one field for each. */
export function propFields(schema: SchemaNode): readonly NamedField[] {
  const field = fieldOf(schema, schema, "props", true, 0);
  return field.kind === "object" ? field.fields : [];
}

const DEEPEST = 6;

function fieldOf(
  given: SchemaNode,
  root: SchemaNode,
  label: string,
  required: boolean,
  depth: number,
): Field {
  const schema = resolved(given, root);
  const words: FieldWords = {
    label,
    required,
    schema,
    ...(typeof schema.description === "string" && { description: schema.description }),
    ...("default" in schema && { fallback: schema.default }),
  };
  const raw: Field = { ...words, kind: "raw" };
  if (depth > DEEPEST) return raw;
  const alternatives = [schema.oneOf, schema.anyOf].find(Array.isArray) as readonly SchemaNode[] | undefined;
  if (alternatives) return variantsOf(alternatives, root, words, depth) ?? raw;
  if (Array.isArray(schema.enum) && schema.enum.every(isPlain))
    return { ...words, kind: "choice", options: schema.enum };
  if ("const" in schema && isPlain(schema.const))
    return { ...words, kind: "choice", options: [schema.const] };
  switch (schema.type) {
    case "string":
      if (schema["x-message"] === true) return { ...words, kind: "message" };
      return { ...words, kind: "text" };
    case "integer":
    case "number": {
      const { minimum: min, maximum: max } = schema as { minimum?: number; maximum?: number };
      const atMost = schema["x-at-most"];
      const bounds = {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(typeof atMost === "string" && { atMost }),
      };
      return { ...words, kind: "number", whole: schema.type === "integer", ...bounds };
    }
    case "boolean":
      return { ...words, kind: "switch" };
    case "array": {
      if (!isSchema(schema.items)) return raw;
      const item = fieldOf(schema.items, root, "Item", true, depth + 1);
      const { minItems: min, maxItems: max } = schema as { minItems?: number; maxItems?: number };
      return {
        ...words,
        kind: "list",
        item,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    }
    case "object": {
      if (!isSchema(schema.properties) || isSchema(schema.additionalProperties)) return raw;
      const needed = Array.isArray(schema.required) ? schema.required : [];
      const fields = Object.entries(schema.properties).map(([name, property]) => ({
        name,
        field: fieldOf(property as SchemaNode, root, name, needed.includes(name), depth + 1),
      }));
      return { ...words, kind: "object", fields };
    }
    default:
      return raw;
  }
}

/** Alternatives that can be told apart: by type, or by a member that each has with a value of its own. */
function variantsOf(
  alternatives: readonly SchemaNode[],
  root: SchemaNode,
  words: FieldWords,
  depth: number,
): Field | undefined {
  const variants = alternatives.map((alternative, index): Variant => {
    const schema = resolved(alternative, root);
    const field = fieldOf(alternative, root, words.label, words.required, depth + 1);
    const title = typeof schema.title === "string" ? schema.title : `${field.kind} ${index + 1}`;
    return { title, field, accepts: (value) => fits(field, value) };
  });
  return variants.some(({ field }) => field.kind === "raw")
    ? undefined
    : { ...words, kind: "variants", variants };
}

/** Whether a value has the form of a field; bounds and patterns are left to the schema. */
function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case "text":
    case "message":
      return typeof value === "string";
    case "choice":
      return field.options.some((option) => option === value);
    case "number":
      return typeof value === "number";
    case "switch":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && value.every((item) => fits(field.item, item));
    case "object":
      return (
        isSchema(value) &&
        Object.keys(value).every((key) => field.fields.some(({ name }) => name === key)) &&
        field.fields.every(({ name, field: member }) =>
          value[name] === undefined ? !member.required : fits(member, value[name]),
        )
      );
    case "variants":
      return field.variants.some(({ accepts }) => accepts(value));
    case "raw":
      return true;
  }
}

/** A first value for a field that is added: its default, else the least that fits. */
export function firstValue(field: Field): unknown {
  if (field.fallback !== undefined) return field.fallback;
  switch (field.kind) {
    case "text":
    case "message":
      return "";
    case "choice":
      return field.options[0];
    case "number":
      return field.min ?? 0;
    case "switch":
      return false;
    case "list":
      return Array.from({ length: field.min ?? 0 }, () => firstValue(field.item));
    case "object":
      return Object.fromEntries(
        field.fields.filter((each) => each.field.required).map((each) => [each.name, firstValue(each.field)]),
      );
    case "variants":
      return field.variants[0] && firstValue(field.variants[0].field);
    case "raw":
      return {};
  }
}

/** The text that a control of this kind shows for a value. */
export function toText(field: Field, value: unknown): string {
  if (value === undefined) return "";
  if (field.kind === "raw") return JSON.stringify(value, null, 2);
  return String(value);
}

/**
 * The value a control's text stands for, or why it stands for none: with the code and the words of
 * `validate`.
 */
export function fromText(
  field: Field,
  text: string,
  beside?: unknown,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string } {
  const value = writtenValue(field, text);
  if (field.kind === "raw" && value === undefined)
    return { ok: false, code: "invalid-json", message: "Not valid JSON." };
  if (field.kind === "switch" || field.kind === "raw") return { ok: true, value };
  const mistake = fieldMistake(field.schema, value, beside);
  if (!mistake) return { ok: true, value };
  const { code, message, suggestion } = mistake;
  return { ok: false, code, message: [message, suggestion].filter(Boolean).join(" ") };
}

/**
 * What was meant, as far as it is written like it; a text that is no number stays one. Undefined for broken
 * JSON.
 */
function writtenValue(field: Field, text: string): unknown {
  switch (field.kind) {
    case "number":
      return text.trim() === "" || !Number.isFinite(Number(text)) ? text : Number(text);
    case "choice":
      return field.options.find((option) => String(option) === text) ?? text;
    case "switch":
      return text === "true";
    case "raw":
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    default:
      return text;
  }
}

function resolved(schema: SchemaNode, root: SchemaNode): SchemaNode {
  if (typeof schema.$ref !== "string") return schema;
  const target = schema.$ref
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), root);
  const { $ref: _, ...own } = schema;
  return isSchema(target) ? { ...target, ...own } : own;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function isSchema(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
