import { appendFileSync } from "node:fs";
import pg from "pg";

const statements = new Set<string>();

/** Distinct statements that the product sent from this process, in the order they were first sent. */
export function recordedStatements(): ReadonlySet<string> {
  return statements;
}

const { query } = pg.Client.prototype;

// Every pool of this process goes through here, whoever opened it.
pg.Client.prototype.query = function record(this: pg.Client, ...parameters: readonly unknown[]) {
  const [config] = parameters as [string | { readonly text?: string } | undefined];
  const text = typeof config === "string" ? config : config?.text;
  if (text !== undefined && !statements.has(text) && isSentByProduct()) {
    statements.add(text);
    const file = process.env.RECORDED_STATEMENTS;
    if (file) appendFileSync(file, `${JSON.stringify(text)}\n`);
  }
  return Reflect.apply(query, this, parameters);
} as typeof query;

/**
 * Tests look into the same database over the same pools; what they send is theirs. A migration goes over all
 * rows by its nature.
 */
function isSentByProduct(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  if (MIGRATION.test(stack)) return false;
  return stack.split("\n").some((frame) => OURS.test(frame) && !NOT_THE_PRODUCT.test(frame));
}

const OURS = /\/(?:server|cli)\/[\w/.-]+\.tsx?\b/;
const NOT_THE_PRODUCT =
  /\/node_modules\/|\/testing\/|\.test\.tsx?\b|\/server\/db\/(?:pool|planned-client)\.ts/;
const MIGRATION = /\/server\/db\/(?:migrations\/|migrate\.ts)/;
