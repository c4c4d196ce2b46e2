import type { Format } from "ajv";
import { isJsonObject, isSameJson } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { AT_MOST, exceedsBound } from "./bound-beside.ts";

/** What a schema refers to. */
export interface PlainSchemas {
  /** The schema of a `$ref`, and the document its own references are of; undefined for none. */
  readonly follow: (ref: string, document: SchemaNode) => readonly [SchemaNode, SchemaNode] | undefined;
  /** What ajv knows of formats, by name. */
  readonly formats: Readonly<Record<string, Format | undefined>>;
}

/**
 * Whether a value surely fits a schema, by walking both: in a fraction of the time that ajv takes to compile
 * the schema. False where it does not, or where the schema says what only ajv knows: ask ajv then. `parent`
 * is what holds the value.
 */
export function fitsPlainly(
  value: unknown,
  schema: unknown,
  document: SchemaNode,
  schemas: PlainSchemas,
  parent?: unknown,
): boolean {
  if (!isJsonObject(schema)) return schema === true;
  const fits = (member: unknown, of: unknown) => fitsPlainly(member, of, document, schemas, value);
  const fitsToo = (of: unknown) => fitsPlainly(value, of, document, schemas, parent);
  return Object.entries(schema).every(([keyword, rule]): boolean => {
    if (isAnnotation(keyword)) return true;
    switch (keyword) {
      case "$ref": {
        const target = schemas.follow(String(rule), document);
        return target !== undefined && fitsPlainly(value, ...target, schemas, parent);
      }
      case "type":
        return [rule].flat().some((type) => isOfType(value, String(type)));
      case "enum":
        return Array.isArray(rule) && rule.some((each) => isSameJson(each, value));
      case "const":
        return isSameJson(rule, value);
      case "properties":
        return !isJsonObject(value) || !isJsonObject(rule)
          ? !isJsonObject(value)
          : Object.entries(value).every(
              ([key, member]) => !Object.hasOwn(rule, key) || fits(member, rule[key]),
            );
      case "required":
        return !isJsonObject(value) || (rule as readonly string[]).every((key) => Object.hasOwn(value, key));
      case "additionalProperties": {
        if (!isJsonObject(value)) return true;
        const declared = isJsonObject(schema.properties) ? schema.properties : {};
        return Object.entries(value).every(
          ([key, member]) => Object.hasOwn(declared, key) || fits(member, rule),
        );
      }
      case "if":
        // Of what only ajv knows nobody can say here whether it holds.
        if (!isPlainSchema(rule, schemas.formats)) return false;
        return fitsToo((fitsToo(rule) ? schema.then : schema.else) ?? true);
      case "then":
      case "else":
        return "if" in schema;
      case "$defs":
        return true;
      case "not":
        return isPlainSchema(rule, schemas.formats) && !fitsToo(rule);
      case "allOf":
        return Array.isArray(rule) && rule.every(fitsToo);
      case "anyOf":
        return Array.isArray(rule) && rule.some(fitsToo);
      case "prefixItems":
        return (
          !Array.isArray(value) ||
          (Array.isArray(rule) && rule.every((of, index) => index >= value.length || fits(value[index], of)))
        );
      case AT_MOST:
        return typeof value !== "number" || !exceedsBound(value, String(rule), parent);
      case "items":
        if (schema.prefixItems !== undefined) return false;
        return !Array.isArray(value) || value.every((item) => fits(item, rule));
      case "uniqueItems":
        return rule !== true || !Array.isArray(value) || areDistinct(value);
      case "propertyNames":
        return !isJsonObject(value) || Object.keys(value).every((key) => fits(key, rule));
      case "minProperties":
        return !isJsonObject(value) || Object.keys(value).length >= Number(rule);
      case "maxProperties":
        return !isJsonObject(value) || Object.keys(value).length <= Number(rule);
      case "minItems":
        return !Array.isArray(value) || value.length >= Number(rule);
      case "maxItems":
        return !Array.isArray(value) || value.length <= Number(rule);
      case "minimum":
        return typeof value !== "number" || value >= Number(rule);
      case "maximum":
        return typeof value !== "number" || value <= Number(rule);
      case "exclusiveMinimum":
        return typeof value !== "number" || value > Number(rule);
      case "minLength":
        return typeof value !== "string" || [...value].length >= Number(rule);
      case "maxLength":
        return typeof value !== "string" || [...value].length <= Number(rule);
      case "pattern":
        return typeof value !== "string" || patternOf(String(rule)).test(value);
      case "format":
        return isOfFormat(value, schemas.formats[String(rule)]);
      default:
        return false;
    }
  });
}

/**
 * Whether a schema surely is one that ajv compiles, and says only what `fitsPlainly` knows to the last: what
 * does not fit it plainly, does not fit it. False where only ajv can tell.
 */
export function isPlainSchema(schema: unknown, formats: PlainSchemas["formats"]): boolean {
  if (typeof schema === "boolean") return true;
  if (!isJsonObject(schema)) return false;
  const arePlain = (members: unknown) =>
    isJsonObject(members) && Object.values(members).every((member) => isPlainSchema(member, formats));
  return Object.entries(schema).every(([keyword, rule]): boolean => {
    if (isAnnotation(keyword)) return true;
    switch (keyword) {
      case "type":
        return [rule].flat().every((type) => TYPES.has(type));
      case "enum":
        return Array.isArray(rule) && rule.length > 0 && areDistinct(rule);
      case "const":
        return true;
      case "properties":
        return arePlain(rule);
      case "additionalProperties":
      case "propertyNames":
      case "items":
        return isPlainSchema(rule, formats);
      case "required":
        return Array.isArray(rule) && rule.every((name) => typeof name === "string") && areDistinct(rule);
      case "uniqueItems":
        return typeof rule === "boolean";
      case "minimum":
      case "maximum":
      case "exclusiveMinimum":
        return typeof rule === "number";
      case "minItems":
      case "maxItems":
      case "minLength":
      case "maxLength":
      case "minProperties":
      case "maxProperties":
        return Number.isInteger(rule) && Number(rule) >= 0;
      case "pattern":
        return typeof rule === "string" && isPattern(rule);
      case "format":
        return typeof rule === "string" && isFormatOfTexts(formats[rule]);
      default:
        return false;
    }
  });
}

const TYPES: ReadonlySet<unknown> = new Set([
  "string",
  "number",
  "integer",
  "boolean",
  "object",
  "array",
  "null",
]);

/** What says nothing of values; `x-at-most` does. */
function isAnnotation(keyword: string): boolean {
  return /^(description|title|default|\$schema|\$id|x-(?!at-most$)[a-z-]+)$/.test(keyword);
}

function isPattern(source: string): boolean {
  try {
    patternOf(source);
    return true;
  } catch {
    return false;
  }
}

const patterns = new Map<string, RegExp>();

/** A pattern of a schema, made once. @throws where it is none */
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
}

/** Whether a list repeats nothing. */
function areDistinct(list: readonly unknown[]): boolean {
  const holders = list.filter((item) => typeof item === "object" && item !== null);
  return (
    new Set(list).size === list.length &&
    !holders.some((item, index) => holders.some((other, at) => at > index && isSameJson(item, other)))
  );
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isJsonObject(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function isOfFormat(value: unknown, format: Format | undefined): boolean {
  if (!isFormatOfTexts(format)) return false;
  if (typeof value !== "string" || format === true) return true;
  if (typeof format === "string") return patternOf(format).test(value);
  if (format instanceof RegExp) return format.test(value);
  if (typeof format === "function") return format(value);
  const { validate } = format as { readonly validate?: RegExp | ((text: string) => unknown) };
  if (validate instanceof RegExp) return validate.test(value);
  return typeof validate === "function" && validate(value) === true;
}

/** Formats of numbers, and those that take their time, are left to ajv. */
function isFormatOfTexts(format: Format | undefined): format is Format {
  if (format === undefined) return false;
  const { type = "string", async = false } = format as { readonly type?: string; readonly async?: boolean };
  return type === "string" && !async;
}
