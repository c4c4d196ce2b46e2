import { applyDefaults } from "./apply-defaults.ts";
import type { ConfigSchema } from "./config-schemas.ts";
import { markedValues } from "./marked-values.ts";
import { nearName } from "./nearest-name.ts";
import { isSamePath, type PathProblem } from "./path-problem.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import { followRef } from "./schema-node.ts";

/** Names that exist, by what `x-ref` calls them; `message` holds the message ids. A kind that is absent is not checked. */
export type KnownNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface CheckedDocument {
  readonly value: unknown;
  readonly problems: readonly PathProblem[];
}

/** Fills in defaults, checks a merged value against its schema and every name in it against what exists. */
export function checkDocument(
  value: unknown,
  schema: ConfigSchema,
  names: KnownNames,
  pointer = "",
): CheckedDocument {
  const node = pointer === "" ? schema.root : followRef({ $ref: `#${pointer}` }, schema.root);
  const filled = applyDefaults(value, node, schema.root);
  const problems: PathProblem[] = [...mistakesIn(schema.validate(pointer), filled)];
  for (const { path, value: name, kind } of markedValues(filled, node, schema.root)) {
    const known = names.get(kind);
    if (!known || known.has(name) || problems.some((problem) => isSamePath(problem.path, path))) continue;
    const message = `There is no ${kind} "${name}".`;
    problems.push({ path, code: `unknown-${kind}`, message, ...nearName(name, known) });
  }
  return { value: filled, problems };
}
