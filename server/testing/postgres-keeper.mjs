// Runs one PostgreSQL for all test processes and ends it when none has had a database there for a while.
// Started detached by test-server.ts with the folder as argument; the address stands in <folder>/url while it
// runs.
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { register } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

const folder = process.argv[2];
// Long enough for a process that is given the address to load its code on a busy machine.
const idleMs = 120_000;
const HASTY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const { startEmbeddedPostgres } = await import("../db/embedded-postgres.ts");

try {
  const server = await startEmbeddedPostgres({
    folder: join(folder, "pg"),
    settings: ["max_connections=300", ...(process.env.TEST_DURABLE === "1" ? [] : HASTY)],
  });
  await writeFile(join(folder, "url.new"), server.url, { mode: 0o600 });
  await rename(join(folder, "url.new"), join(folder, "url"));
  const watcher = new pg.Client({ connectionString: server.url });
  watcher.on("error", () => process.exit(1));
  await watcher.connect();
  const isConnected = async () => {
    const others = await watcher.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
    );
    return others.rowCount > 0;
  };
  // A test that has its database need not be connected all the time; one that was killed left its database
  // behind.
  const hasDatabases = async () => {
    const { rows } = await watcher.query("SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'");
    return rows.some(({ datname }) => isRunning(Number(datname.split("_")[1])));
  };
  let lastUsed = Date.now();
  while (Date.now() - lastUsed < idleMs) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if ((await isConnected()) || (await hasDatabases())) lastUsed = Date.now();
    else lastUsed = Math.max(lastUsed, (await stat(join(folder, "url"))).mtimeMs);
  }
  await rm(join(folder, "url"), { force: true });
  await watcher.end();
  await server.stop();
} catch (error) {
  await writeFile(join(folder, "error"), String(error?.stack ?? error));
  process.exitCode = 1;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
