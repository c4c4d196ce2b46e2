import { appendFileSync } from "node:fs";
import pg from "pg";

const statements = new Set<string>();

/** Distinct statements that pools of the product sent from this process, in the order they were first sent. */
export function recordedStatements(): ReadonlySet<string> {
  return statements;
}

const { query } = pg.Client.prototype;

// Every pool of this process goes through here, whoever opened it.
pg.Client.prototype.query = function record(this: pg.Client, ...parameters: readonly unknown[]) {
  const [config] = parameters as [string | { readonly text?: string } | undefined];
  const text = typeof config === "string" ? config : config?.text;
  const { application_name: name } = (this as unknown as Connected).connectionParameters ?? {};
  // Tests and commands also open connections of their own, to make databases and to look into them.
  if (text !== undefined && name === "staywright" && !statements.has(text)) {
    statements.add(text);
    const file = process.env.RECORDED_STATEMENTS;
    if (file) appendFileSync(file, `${JSON.stringify(text)}\n`);
  }
  return Reflect.apply(query, this, parameters);
} as typeof query;

interface Connected {
  readonly connectionParameters?: { readonly application_name?: string };
}
