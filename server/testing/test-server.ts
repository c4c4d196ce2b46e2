import { spawn } from "node:child_process";
import { mkdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseIsReady } from "../db/database-is-ready.ts";
import { withFileLock } from "./file-lock.ts";

/**
 * Address of the PostgreSQL that all test processes share: `TEST_DATABASE_URL`, or one that is started on
 * demand and ends by itself when no test has used it for a while.
 */
export async function testServerUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  await mkdir(FOLDER, { recursive: true });
  return (await readyUrl()) ?? (await withFileLock(join(FOLDER, "lock"), startOnce));
}

async function startOnce(): Promise<string> {
  const running = await readyUrl();
  if (running) return running;
  await Promise.all([rm(join(FOLDER, "url"), { force: true }), rm(join(FOLDER, "error"), { force: true })]);
  const keeper = fileURLToPath(new URL("./postgres-keeper.mjs", import.meta.url));
  spawn(process.execPath, [keeper, FOLDER], {
    detached: true,
    stdio: "ignore",
    env: plainEnvironment(),
  }).unref();
  for (let waited = 0; waited < 60_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (await exists(join(FOLDER, "error"))) throw new Error(await readFile(join(FOLDER, "error"), "utf8"));
    const url = await readyUrl();
    if (url) return url;
  }
  throw new Error("the test database did not start within a minute");
}

/** Reading the address marks it as used, so that the server stays until there is a connection. */
async function readyUrl(): Promise<string | null> {
  const file = join(FOLDER, "url");
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  const url = await readFile(file, "utf8").catch(() => null);
  return url && (await databaseIsReady(url)) ? url : null;
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** The runner's own loader options must not reach the keeper. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  return environment;
}

/**
 * `TEST_DURABLE=1` asks for a server that writes to disk at each commit, for measurements; plain tests do
 * without.
 */
const DURABLE = process.env.TEST_DURABLE === "1";
const FOLDER = join(tmpdir(), `staywright-test-${userInfo().username}${DURABLE ? "-durable" : ""}`);
