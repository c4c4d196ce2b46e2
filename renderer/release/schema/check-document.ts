import { nameHelp, nearName } from "../json/nearest-name.ts";
import { isSamePath, type PathProblem } from "../json/path-problem.ts";
import { followRef } from "../json/schema-node.ts";
import { applyDefaults } from "./apply-defaults.ts";
import type { ConfigSchema } from "./config-schemas.ts";
import { type MarkedValue, markedValues } from "./marked-values.ts";

/**
 * Names that exist, by what `x-ref` calls them; `message` holds the message ids. A kind that is absent is not
 * checked.
 */
export type KnownNames = ReadonlyMap<string, ReadonlySet<string>>;

/** A value with its defaults, and what can be said about it without knowing anything else. */
interface ReadDocument {
  readonly value: unknown;
  readonly problems: readonly PathProblem[];
  /** The names in it. */
  readonly marked: readonly MarkedValue[];
}

/** Fills in defaults and checks a merged value against its schema. */
export function readDocument(value: unknown, schema: ConfigSchema, pointer = ""): ReadDocument {
  const node = pointer === "" ? schema.root : followRef({ $ref: `#${pointer}` }, schema.root);
  const filled = applyDefaults(value, node, schema.root);
  return {
    value: filled,
    problems: schema.mistakes(filled, pointer),
    marked: markedValues(filled, node, schema.root),
  };
}

/** Names that nothing has. A value with another problem is left alone. */
export function unknownNames(
  marked: readonly MarkedValue[],
  problems: readonly PathProblem[],
  names: KnownNames,
): PathProblem[] {
  return marked.flatMap(
    ({ path, value: name, kind, isOff = false, prefix = "", code = `unknown-${kind}` }): PathProblem[] => {
      const known = names.get(kind);
      if (!known || known.has(name) || problems.some((problem) => isSamePath(problem.path, path))) return [];
      // What is switched off may name a widget to come, and a country of the world that has no file yet.
      if (isOff && (kind === "widget" || (kind === "country" && isRegion(name)))) return [];
      const near = kind === "message" ? nearName(name, known) : nameHelp(name, known);
      const other = kind === "country" ? regionOf(name) : kind === "language" ? languageOf(name) : undefined;
      const suggestion =
        other !== undefined && known.has(other)
          ? `Did you mean "${other}"?`
          : (near.suggestion ?? unwrittenHelp(name));
      const { meant } = near;
      const message = `There is no ${kind} "${name}".`;
      return [{ path, code, message, suggestion, meant: meant && `${prefix}${meant}` }];
    },
  );
}

/** What to do about a message that nothing is like: where its words would stand. */
export function unwrittenHelp(id: string): string {
  const [namespace = "", ...rest] = id.split(".");
  return /^[a-z][a-z0-9-]*$/.test(namespace) && rest.length > 0
    ? `Write its words in config/messages/en/${namespace}.json.`
    : "A message is named by its file, a dot and a word of its own, such as home.title.";
}

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined && regionOf(code) === code;
}

/** The ISO code of a country by another code that is in use, such as GB for UK. */
function regionOf(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.Locale(`und-${code}`).region : undefined;
}

/** The language of a tag that says more, such as nl for nl-NL or nl_BE. */
function languageOf(tag: string): string | undefined {
  return /^([a-z]{2,3})[-_]/i.exec(tag)?.[1]?.toLowerCase();
}
