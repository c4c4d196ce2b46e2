import { createFinding, didYouMean, type Finding } from "#renderer/release";
import { AUTH_SCHEMES, DOOR_SCHEMES } from "#schemas/auth-schemes.ts";
import type { DeclaredOperation } from "./operations.ts";
import type { SchemaLibrary } from "./schema-library.ts";
import { isSchemaNode, type SchemaNode, schemasIn } from "./schema-node.ts";

const AUTH: readonly string[] = AUTH_SCHEMES;
/** What a provider or a state makes once needs no key of a page. */
const DOORS: readonly string[] = DOOR_SCHEMES;
const SCOPES = ["static", "variant", "audience", "user"];
const PER = ["session", "address", "subject"];

/**
 * What calls leave open that a contract has to say: who may make them, whether once, how often, and whom an
 * answer depends on.
 */
export function operationFindings(
  library: SchemaLibrary,
  operations: readonly DeclaredOperation[],
): readonly Finding[] {
  return operations.flatMap(({ id, source, entry }) => {
    const input = inputOf(library, { id, source, entry });
    return problemsOf(entry, input, protectionOf(library)).map(({ field, says }) =>
      createFinding(
        source.source,
        ["x-operations", id, ...(entry[field] === undefined ? [] : [field])],
        { code: "open-contract", message: `The call ${id} ${says}` },
        entry[field] === undefined ? "key" : "value",
      ),
    );
  });
}

interface Problem {
  readonly field: string;
  readonly says: string;
}

function problemsOf(
  entry: SchemaNode,
  input: SchemaNode | undefined,
  protection: readonly string[] | undefined,
): readonly Problem[] {
  const problems: Problem[] = [];
  const demand = (holds: boolean, field: string, says: string) => {
    if (!holds) problems.push({ field, says });
  };
  const { auth, scope, idempotent, budget } = entry;
  const changes = entry.changes === true;
  demand(
    AUTH.includes(auth as string),
    "auth",
    `does not say who may make it: "auth" is one of ${list(AUTH)}.`,
  );
  demand(
    SCOPES.includes(scope as string),
    "scope",
    `does not say whom its answer depends on: "scope" is one of ${list(SCOPES)}.`,
  );
  if (changes) {
    demand(
      typeof idempotent === "boolean",
      "idempotent",
      `changes something and does not say "idempotent": true where it needs a key and happens once, false where it takes none.`,
    );
    demand(
      auth !== "none",
      "auth",
      `changes something for anybody: a change needs a session, so "auth" is not "none".`,
    );
    if (idempotent === true && !DOORS.includes(auth as string))
      demand(
        ((input?.required ?? []) as readonly unknown[]).includes("idempotency_key"),
        "idempotent",
        `is idempotent, and its input does not require "idempotency_key".`,
      );
  } else demand(idempotent === undefined, "idempotent", `changes nothing, so it has no "idempotent".`);
  const budgets = Array.isArray(budget) ? (budget as readonly unknown[]) : undefined;
  demand(
    budget === "local" || (budgets !== undefined && budgets.length > 0),
    "budget",
    `does not say how often it may be made: "budget" is "local" (counted by each process), or a list of budgets that all processes share.`,
  );
  for (const each of budgets ?? [])
    for (const says of budgetProblems(each, input, protection)) problems.push({ field: "budget", says });
  return problems;
}

function budgetProblems(
  budget: unknown,
  input: SchemaNode | undefined,
  protection: readonly string[] | undefined,
): readonly string[] {
  if (!isSchemaNode(budget) || !PER.includes(budget.per as string))
    return [`has a budget that is not "per" one of ${list(PER)}.`];
  const problems = (["limit", "minutes"] as const).flatMap((name) => {
    const value = budget[name];
    if (typeof value === "number" && Number.isInteger(value) && value > 0) return [];
    if (typeof value === "string" && (!protection || protection.includes(value))) return [];
    const meant = typeof value === "string" && didYouMean(value, protection ?? []);
    return [
      `has a budget whose "${name}" is no number above 0 and no name of the limits under "protection".${meant ? ` Did you mean "${meant}"?` : ""}`,
    ];
  });
  const isKnown = typeof budget.field === "string" && budget.field in schemasIn(input ?? {}, "properties");
  if ((budget.per === "subject") !== isKnown)
    problems.push(
      budget.per === "subject"
        ? `has a budget per subject whose "field" is none of its input.`
        : `has a budget per ${budget.per} with a "field": only one per subject has.`,
    );
  return problems;
}

function inputOf(library: SchemaLibrary, { source, entry }: DeclaredOperation): SchemaNode | undefined {
  const ref = isSchemaNode(entry.input) ? entry.input.$ref : undefined;
  const name = typeof ref === "string" ? ref.split("#/$defs/")[1] : undefined;
  const from = typeof ref === "string" && !ref.startsWith("#") ? undefined : source;
  const target =
    from ??
    library.schemas.find(({ family, name: file }) => family === "api" && String(ref).includes(`/${file}`));
  return name === undefined ? undefined : schemasIn(target?.schema ?? {}, "$defs")[name];
}

/** Names of the numbers that protect a site; undefined in a project without limits. */
function protectionOf(library: SchemaLibrary): readonly string[] | undefined {
  const limits = library.schemas.find(({ family, name }) => family === "config" && name === "limits");
  if (!limits) return undefined;
  return Object.keys(schemasIn(schemasIn(limits.schema, "properties").protection ?? {}, "properties"));
}

function list(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}
