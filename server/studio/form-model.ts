/** A JSON Schema read as plain data. */
export type SchemaNode = Readonly<Record<string, unknown>>;

interface FieldWords {
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  readonly fallback?: unknown;
}

/** How one value is edited, as its schema says. `raw` is JSON text: for what no other control can say. */
export type Field = FieldWords &
  (
    | {
        readonly kind: "text";
        readonly pattern?: string;
        readonly minLength?: number;
        readonly maxLength?: number;
      }
    | { readonly kind: "message" }
    | { readonly kind: "choice"; readonly options: readonly (string | number | boolean)[] }
    | { readonly kind: "number"; readonly whole: boolean; readonly min?: number; readonly max?: number }
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
      return { ...words, kind: "text", ...pick(schema, ["pattern", "minLength", "maxLength"]) };
    case "integer":
    case "number": {
      const { minimum: min, maximum: max } = schema as { minimum?: number; maximum?: number };
      const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
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

/** The value a control's text stands for, or why it stands for none. */
export function fromText(
  field: Field,
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } {
  switch (field.kind) {
    case "number": {
      const value = Number(text);
      if (text.trim() === "" || !Number.isFinite(value)) return refuse("A number is needed.");
      if (field.whole && !Number.isInteger(value)) return refuse("A whole number is needed.");
      if (field.min !== undefined && value < field.min) return refuse(`At least ${field.min}.`);
      if (field.max !== undefined && value > field.max) return refuse(`At most ${field.max}.`);
      return { ok: true, value };
    }
    case "choice": {
      const value = field.options.find((option) => String(option) === text);
      return value === undefined ? refuse(`One of ${field.options.join(", ")}.`) : { ok: true, value };
    }
    case "switch":
      return { ok: true, value: text === "true" };
    case "raw":
      try {
        return { ok: true, value: JSON.parse(text) };
      } catch (error) {
        return refuse(`Not valid JSON: ${(error as Error).message}`);
      }
    case "text":
      if (field.minLength !== undefined && text.length < field.minLength)
        return refuse(`At least ${field.minLength} characters.`);
      if (field.maxLength !== undefined && text.length > field.maxLength)
        return refuse(`At most ${field.maxLength} characters.`);
      if (field.pattern !== undefined && !new RegExp(field.pattern, "u").test(text))
        return refuse(`Must match ${field.pattern}.`);
      return { ok: true, value: text };
    default:
      return { ok: true, value: text };
  }
}

function refuse(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
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

function pick(schema: SchemaNode, names: readonly string[]): Readonly<Record<string, never>> {
  return Object.fromEntries(
    names.filter((name) => name in schema).map((name) => [name, schema[name]]),
  ) as never;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function isSchema(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
