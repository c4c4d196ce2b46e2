import type { ErrorObject, ValidateFunction } from "ajv";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type JsonObject } from "../json/layer.ts";
import { nameHelp, nearestName, nearName } from "../json/nearest-name.ts";
import type { Beside } from "../json/path-problem.ts";
import { boundBeside } from "./bound-beside.ts";
import { knownFormats, notOfFormat } from "./known-formats.ts";
import { examplePattern, expectedWords, likePattern, unquoted } from "./value-words.ts";

/** One mistake in a value: what ajv says in several errors, said once. */
export interface Mistake {
  readonly code: string;
  readonly path: JsonPath;
  /** Whether the name of the property is wrong, or its value. */
  readonly part: "key" | "value";
  readonly message: string;
  readonly suggestion?: string;
  /** The only name that can have been meant. */
  readonly meant?: string;
  readonly beside?: Beside;
}

/**
 * Validates a value and translates ajv's errors (made with `allErrors` and `verbose`) to one mistake each.
 */
export function mistakesIn(validate: ValidateFunction, value: unknown): Mistake[] {
  if (validate(value)) return [];
  return translate(validate.errors ?? []);
}

function translate(errors: readonly ErrorObject[]): Mistake[] {
  const kept = chooseAlternatives(errors).filter(
    ({ keyword }) => keyword !== "if" && keyword !== "propertyNames",
  );
  const wrongType = kept.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath);
  // With an item too many, or one lost, each of the others stands in a place that is not its own.
  const shifted = kept.filter(
    ({ keyword, parentSchema }) =>
      /^(max|min)Items$/.test(keyword) && parentSchema?.prefixItems !== undefined,
  );
  const relevant = kept.filter(
    (error) =>
      (error.keyword === "type" || !wrongType.some((path) => isWithin(error.instancePath, path))) &&
      !shifted.some(
        (list) => error.instancePath !== list.instancePath && isWithin(error.instancePath, list.instancePath),
      ),
  );
  // A bound that is itself out of range says nothing of the number it bounds.
  const isBounded = (error: ErrorObject) =>
    error.keyword === "x-at-most" &&
    relevant.some(
      ({ keyword, instancePath }) =>
        keyword !== "x-at-most" &&
        instancePath === `${error.instancePath.replace(/[^/]*$/, "")}${boundBeside(error.schema).member}`,
    );
  // A list that is too long is so by the item that it says twice.
  const isLengthened = ({ keyword, instancePath }: ErrorObject) =>
    keyword === "maxItems" &&
    relevant.some((other) => other.keyword === "uniqueItems" && other.instancePath === instancePath);
  // What an unknown member was meant to say may be what the condition looked for.
  const followsUnknown = ({ keyword, schemaPath, instancePath }: ErrorObject) =>
    keyword === "required" &&
    /\/(then|else)\//.test(schemaPath) &&
    relevant.some((other) => other.keyword === "additionalProperties" && other.instancePath === instancePath);
  // Where no member is known the whole is another thing, as each of them says.
  const isOfAnother = ({ keyword, instancePath, data }: ErrorObject) =>
    keyword === "required" &&
    isJsonObject(data) &&
    Object.keys(data).length > 0 &&
    Object.keys(data).every((name) =>
      relevant.some(
        (other) =>
          other.keyword === "additionalProperties" &&
          other.instancePath === instancePath &&
          other.params.additionalProperty === name,
      ),
    );
  const mistakes: Mistake[] = [];
  const consumed = new Set<ErrorObject>();
  for (const error of relevant) {
    if (consumed.has(error)) continue;
    const typo = error.keyword === "additionalProperties" ? misspelt(error, relevant) : undefined;
    if (typo) consumed.add(typo);
  }
  for (const error of relevant) {
    if (consumed.has(error) || isBounded(error) || isLengthened(error)) continue;
    if (followsUnknown(error) || isOfAnother(error)) continue;
    const mistake = mistakeOf(error);
    // One value breaks several rules at once: the first says enough.
    // Too many members are told by the one that is not known.
    if (
      error.keyword === "maxProperties" &&
      relevant.some(
        ({ keyword, instancePath }) =>
          keyword === "additionalProperties" && instancePath === error.instancePath,
      )
    )
      continue;
    const isKnown = mistakes.some(
      (known) =>
        samePlace(known, mistake) &&
        (known.message === mistake.message || (known.part === "value" && mistake.part === "value")),
    );
    if (!isKnown) mistakes.push(mistake);
  }
  return mistakes;
}

/** A misspelt required property is one mistake, not an unknown and a missing one. */
function misspelt(unknown: ErrorObject, errors: readonly ErrorObject[]): ErrorObject | undefined {
  const missing = errors.filter(
    (error) => error.keyword === "required" && error.instancePath === unknown.instancePath,
  );
  const name = nearestName(
    String(unknown.params.additionalProperty),
    missing.map((error) => String(error.params.missingProperty)),
  );
  return missing.find((error) => error.params.missingProperty === name);
}

/**
 * Of several alternatives that all failed, only the closest one speaks: the one whose errors are deepest and
 * fewest.
 */
function chooseAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  let rest = [...errors];
  const alternatives = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  for (const alternative of alternatives.sort((a, b) => b.schemaPath.length - a.schemaPath.length)) {
    const inside = rest.filter(
      (error) => error !== alternative && isWithin(error.schemaPath, alternative.schemaPath),
    );
    // Alternatives that are all names are one list of names.
    if (inside.length > 0 && namesAllowed(alternative) !== undefined) {
      rest = rest.filter((error) => !inside.includes(error));
      continue;
    }
    const branches = byBranch(inside, alternative.schemaPath.length + 1);
    const depth = (branch: readonly ErrorObject[]) =>
      Math.max(...branch.map((error) => error.instancePath.length));
    const isElsewhere = (branch: readonly ErrorObject[]) =>
      branch.some(
        ({ keyword, instancePath }) => keyword === "type" && instancePath === alternative.instancePath,
      );
    const candidates = [...branches.values()].filter((branch) => !isElsewhere(branch));
    const best = candidates.sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
    rest = rest.filter((error) => !inside.includes(error));
    if (!best) continue;
    rest = rest.filter((error) => error !== alternative);
    rest.push(...best);
  }
  return rest;
}

function byBranch(errors: readonly ErrorObject[], from: number): Map<string, ErrorObject[]> {
  const branches = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const branch = error.schemaPath.slice(from).split("/", 1)[0] ?? "";
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return branches;
}

/** What is said of one rule of a schema that a value breaks, as ajv reports it (`verbose`). */
export function mistakeOf(error: ErrorObject): Mistake {
  const path = pointerPath(error.instancePath);
  const { params, data } = error;
  const at = (code: string, message: string, more: Partial<Mistake> = {}): Mistake => ({
    code,
    path,
    part: "value",
    message,
    ...more,
  });
  const hint = helpText(error);
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(params.additionalProperty);
      const known = isJsonObject(error.parentSchema?.properties)
        ? Object.keys(error.parentSchema.properties)
        : [];
      const unset = known.filter((key) => !(isJsonObject(data) && key in data));
      const near = nearName(name, unset);
      const suggestion = near.suggestion ?? nearName(name, known).suggestion ?? knownNames(known);
      return at("unknown-property", `"${name}" is not known here.`, {
        path: [...path, name],
        part: "key",
        ...near,
        suggestion,
      });
    }
    case "required":
      return at("missing-property", `"${params.missingProperty}" is missing.`, {
        part: "key",
        suggestion: propertyHelp(error),
      });
    case "type":
      return at("wrong-type", `Got ${shown(data)}, expected ${[params.type].flat().join(" or ")}.${hint}`, {
        suggestion: typeHelp(error),
      });
    case "enum": {
      const allowed = (params.allowedValues as readonly unknown[]).map(String);
      const near = typeof data === "string" ? nameHelp(data, allowed) : { suggestion: writeHelp(error) };
      return at("unknown-value", `Got ${shown(data)}, expected one of ${allowed.join(", ")}.`, near);
    }
    case "const":
      return at("unknown-value", `Got ${shown(data)}, expected ${shown(params.allowedValue)}.`, {
        suggestion: `Write ${shown(params.allowedValue)}.`,
      });
    case "pattern":
    case "format": {
      const what = error.keyword === "pattern" ? `/${params.pattern}/` : `a ${params.format}`;
      if (error.propertyName !== undefined) {
        const name = error.propertyName;
        return at("bad-name", `The name "${name}" does not match ${what}.`, {
          path: [...path, name],
          part: "key",
          suggestion: patternHelp(name, error),
        });
      }
      // A format has words for what its pattern only spells.
      const format = String(params.format ?? error.parentSchema?.format);
      if (Object.hasOwn(knownFormats, format)) {
        const { message, suggestion = formatHelp(data, error) } = notOfFormat(format, data);
        return at("bad-format", `${message}${hint}`, { suggestion });
      }
      return at("bad-format", `Got ${shown(data)}, expected ${what}.${hint}`, {
        suggestion: formatHelp(data, error),
      });
    }
    case "x-at-most": {
      const { member, times } = boundBeside(error.schema);
      const bound = times === 1 ? `"${member}"` : `${times} times "${member}"`;
      return at("out-of-range", `Got ${shown(data)}, which is more than ${bound} beside it.${hint}`, {
        suggestion: `Write ${times === 1 ? "what" : `${times} times what`} "${member}" has or less, or raise that.`,
        beside: besideBound(path, error),
      });
    }
    case "uniqueItems":
      return at(
        "repeated-item",
        `The same item stands twice: ${shown((data as readonly unknown[])[Number(params.j)])}.`,
        {
          path: [...path, Math.max(Number(params.i), Number(params.j))],
          suggestion: "Take one of them out.",
        },
      );
    case "anyOf":
    case "oneOf": {
      const names = typeof data === "string" ? namesAllowed(error)?.(data) : undefined;
      if (names) {
        const { "x-code": code = "unknown-value", title = "value" } = error.parentSchema ?? {};
        const message = `"${data}" is no ${String(title).toLowerCase()}.`;
        const near = nearName(String(data), names);
        return at(String(code), message, {
          ...near,
          suggestion: near.suggestion ?? `Known: ${names.join(", ")}.`,
        });
      }
      return at("wrong-shape", `Got ${shown(data)}, which fits none of the allowed shapes.${hint}`);
    }
    default:
      return at("out-of-range", `Got ${shown(data)}, which ${error.message ?? "is not allowed"}.${hint}`, {
        suggestion: rangeHelp(error),
      });
  }
}

/**
 * Names that alternatives of constants and groups (`^query\\.…`) allow, for what was written: a group takes
 * the written name's own last parts. Undefined when an alternative is anything else.
 */
function namesAllowed(error: ErrorObject): ((written: string) => readonly string[]) | undefined {
  const alternatives: unknown = error.parentSchema?.[error.keyword];
  if (!Array.isArray(alternatives) || alternatives.length === 0) return undefined;
  const namers = alternatives.map((alternative: unknown) => {
    if (!isJsonObject(alternative)) return undefined;
    const { const: name, pattern } = alternative;
    if (typeof name === "string") return () => name;
    const group = typeof pattern === "string" ? /^\^((?:\w+\\\.)+)/.exec(pattern)?.[1] : undefined;
    if (group === undefined) return undefined;
    const start = group.replaceAll("\\.", ".");
    const parts = start.split(".").length - 1;
    return (written: string) => `${start}${written.split(".").slice(parts).join(".") || "…"}`;
  });
  return namers.every((namer) => namer !== undefined)
    ? (written) => [...new Set(namers.map((namer) => namer(written)))]
    : undefined;
}

function helpText(error: ErrorObject): string {
  const text = error.parentSchema?.description;
  return typeof text === "string" ? ` ${text}` : "";
}

function propertyHelp(error: ErrorObject): string | undefined {
  const properties = error.parentSchema?.properties;
  const property = isJsonObject(properties) ? properties[String(error.params.missingProperty)] : undefined;
  return isJsonObject(property) && typeof property.description === "string"
    ? property.description
    : undefined;
}

function typeHelp(error: ErrorObject): string {
  const types = [error.params.type].flat().map(String);
  const bare = unquoted(error.data, types);
  return bare === undefined ? writeHelp(error) : `Write ${bare} without quotes.`;
}

const WRITE_TEXT = "Write its text, or take the key out.";

function writeHelp({ parentSchema = {} }: ErrorObject): string {
  return `Write ${expectedWords(parentSchema as JsonObject)}.`;
}

function formatHelp(text: unknown, error: ErrorObject): string {
  if (typeof text === "string" && text.trim() === "" && error.parentSchema?.format === "words")
    return WRITE_TEXT;
  return error.keyword === "pattern" ? patternHelp(text, error) : writeHelp(error);
}

function patternHelp(text: unknown, error: ErrorObject): string {
  const pattern = String(error.params.pattern ?? "");
  const like = likePattern(text, pattern);
  if (like !== undefined) return `Write "${like}".`;
  const example = examplePattern(pattern);
  return example === undefined ? writeHelp(error) : `Write it like "${example}".`;
}

function rangeHelp(error: ErrorObject): string {
  const { limit } = error.params as { readonly limit?: number };
  switch (error.keyword) {
    case "minItems":
      return `Write at least ${limit} of them.`;
    case "maxItems":
    case "maxProperties":
      return `Leave ${limit} of them.`;
    case "minProperties":
      return `Write at least ${limit} of its members, or take the whole out.`;
    case "minLength":
      return WRITE_TEXT;
    case "maxLength":
      return `Write ${limit} letters or fewer.`;
    default:
      return writeHelp(error);
  }
}

function knownNames(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const rest = names.length - MOST_SHOWN;
  return `Known here: ${names.slice(0, MOST_SHOWN).join(", ")}${rest > 0 ? `, and ${rest} more` : ""}.`;
}

const MOST_SHOWN = 12;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The same, said of the member that bounds a number. */
function besideBound(path: JsonPath, { schema, data }: ErrorObject): Beside {
  const { member, times } = boundBeside(schema);
  const name = String(path.at(-1));
  const least = Math.ceil(Number(data) / times);
  const message = `"${name}" beside it is ${shown(data)}, which is more.`;
  const suggestion = `Write ${least} or more, or lower "${name}".`;
  const fits = (value: unknown) => typeof value === "number" && times * value >= Number(data);
  return { member, message, suggestion, fits };
}

function samePlace(a: Mistake, b: Mistake): boolean {
  return a.path.join("\u001f") === b.path.join("\u001f");
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function pointerPath(pointer: string): JsonPath {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
