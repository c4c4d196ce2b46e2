import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { databaseIsReady, hasClients } from "./database-is-ready.ts";
import { preparePostgresPlace } from "./postgres-place.ts";
import { initialiseCluster, runPostgres } from "./postgres-process.ts";

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster and its password; made when missing. */
  readonly folder: string;
  /** Extra server settings as `name=value`. */
  readonly settings?: readonly string[];
}

export interface RunningPostgres {
  /** Address of the maintenance database, with password. */
  readonly url: string;
  readonly port: number;
  /** True when a server of an earlier process was still running on this folder and was taken over. */
  readonly adopted: boolean;
  /**
   * Stops the server, unless another process works on it by now: then that one stops it when it is done. Open transactions are
   * rolled back, committed ones are on disk.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on loopback, on a free port, with data under `folder`. The first start makes the cluster. A server left
 * behind by a killed process is taken over; a stale `postmaster.pid` is removed.
 * @throws when the binaries are missing or the cluster does not start; the message ends with the server's own last words.
 */
export async function startEmbeddedPostgres({
  folder,
  settings = [],
}: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true });
  const password = await loadPassword(join(folder, "password"));
  const place = preparePostgresPlace(folder);
  const running = await findRunning(place.data, password);
  if (running) return running;
  await dropForeignPidFile(place.data);
  if (!(await isInitialised(place.data))) await initialiseCluster(place, USER, password);
  const port = await freePort();
  const server = await runWhenFree(() => runPostgres(place, port, [...SETTINGS, ...settings]));
  const url = urlOf(port, password);
  const stop = async () => ((await isInUse(url)) ? server.leave() : server.stop());
  return { url, port, adopted: false, stop };
}

/** The server that runs on a folder's data now; null when none does. Starts nothing. */
export async function findEmbeddedPostgres(folder: string): Promise<RunningPostgres | null> {
  const password = await readFile(join(folder, "password"), "utf8").catch(() => null);
  return password === null ? null : findRunning(preparePostgresPlace(folder).data, password.trim());
}

async function findRunning(data: string, password: string): Promise<RunningPostgres | null> {
  const lines = await readFile(join(data, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => null,
  );
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (!Number.isInteger(pid) || !Number.isInteger(port) || port === 0) return null;
  const url = urlOf(port, password);
  if (!(await databaseIsReady(url))) return null;
  const stop = async () => {
    if (!(await isInUse(url))) await stopProcess(pid);
  };
  return { url, port, adopted: true, stop };
}

/** Whether anybody is connected. One's own connections, just closed, take the server a moment to notice. */
async function isInUse(url: string): Promise<boolean> {
  for (let look = 1; await hasClients(url); look += 1) {
    if (look === 10) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Removes the pid file when its number belongs to some other program now, which PostgreSQL cannot know. In all other cases it is left:
 * PostgreSQL then makes sure itself that nobody writes to these data any more.
 */
async function dropForeignPidFile(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (pid > 0 && !isPostgres(pid)) await rm(file, { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return /postgres/.test(execFileSync("ps", ["-p", String(pid), "-o", "args="], { encoding: "utf8" }));
  } catch {
    // No such process, or no `ps`: nothing is known to be foreign.
    return true;
  }
}

/** The children of a killed server need a moment to go; until then the data are not free. */
async function runWhenFree<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === 20 || !/shared memory block|is still in use/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function stopProcess(pid: number): Promise<void> {
  try {
    process.kill(pid, "SIGINT");
    for (let waited = 0; waited < 10_000; waited += 100) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch {
    // No such process: it has stopped.
  }
}

async function loadPassword(file: string): Promise<string> {
  const made = randomBytes(24).toString("base64url");
  await writeFile(file, made, { mode: 0o600, flag: "wx" }).catch(() => undefined);
  return (await readFile(file, "utf8")).trim();
}

async function isInitialised(data: string): Promise<boolean> {
  return readFile(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function urlOf(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
}

const USER = "staywright";
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=on",
  "max_connections=100",
  "log_min_messages=warning",
];
