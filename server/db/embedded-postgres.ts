import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { databaseIsReady, hasClients } from "./database-is-ready.ts";
import { makeCluster } from "./make-cluster.ts";
import { preparePostgresPlace } from "./postgres-place.ts";
import { runPostgres } from "./postgres-process.ts";

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster and its password; made when missing. */
  readonly folder: string;
  /** Extra server settings as `name=value`. */
  readonly settings?: readonly string[];
  /** Port to prefer, when it is free. */
  readonly port?: number;
  /** Milliseconds to wait for a process of before to let go of the data; 30,000 when absent. */
  readonly patienceMs?: number;
}

export interface RunningPostgres {
  /** Address of the maintenance database, with password. */
  readonly url: string;
  readonly port: number;
  /** True when a server of an earlier process was still running on this folder and was taken over. */
  readonly adopted: boolean;
  /** Settled when the server has ended, whatever ended it. */
  readonly ended: Promise<unknown>;
  /**
   * Stops the server, unless another process works on it by now: then that one stops it when it is done. Open
   * transactions are rolled back, committed ones are on disk.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on loopback, on a free port, with data under `folder`. The first start makes the cluster.
 * A server left behind by a killed process is taken over; one that is only just ending is waited for.
 * @throws when the binaries are missing or the cluster does not start; the message ends with the server's own
 * last words.
 */
export async function startEmbeddedPostgres({
  folder,
  settings = [],
  port: wanted,
  patienceMs = 30_000,
}: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true });
  const password = await loadPassword(join(folder, "password"));
  const place = preparePostgresPlace(folder);
  await makeCluster(place, USER, password);
  for (const deadline = performance.now() + patienceMs; ; ) {
    const running = await findRunning(place.data, password);
    if (running) return running;
    await dropDeadPidFile(place.data);
    const port = await freePort(wanted);
    try {
      const server = await runPostgres(place, port, [...SETTINGS, ...settings]);
      const url = urlOf(port, password);
      const stop = async () => ((await isInUse(url)) ? server.leave() : server.stop());
      return { url, port, adopted: false, ended: server.ended, stop };
    } catch (error) {
      if (performance.now() > deadline || !NOT_YET.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
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
  return { url, port, adopted: true, ended: endOf(pid), stop };
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
 * Removes the pid file when its process is no server any more: the number belongs to some other program now,
 * or to a dead process nobody collected, as in a container without an init. PostgreSQL can tell neither. In
 * all other cases the file is left: PostgreSQL then makes sure itself that nobody writes to these data any
 * more.
 */
async function dropDeadPidFile(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (pid > 0 && !mayBePostgres(pid)) await rm(file, { force: true });
}

function mayBePostgres(pid: number): boolean {
  try {
    const line = execFileSync("ps", ["-p", String(pid), "-o", "stat=,args="], { encoding: "utf8" });
    return /postgres/.test(line) && !line.trimStart().startsWith("Z");
  } catch {
    // No such process, or no `ps`: nothing is known to be foreign.
    return true;
  }
}

/** Settled when a process that is not our child has gone. */
async function endOf(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch (error) {
      if ((error as { code?: string }).code !== "EPERM") return;
    }
    if (!mayBePostgres(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, 1000).unref());
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

/**
 * The password, made at the first start. It gets its name once it is written, so that a killed process leaves
 * none that is empty.
 */
async function loadPassword(file: string): Promise<string> {
  const known = (await readFile(file, "utf8").catch(() => "")).trim();
  if (known) return known;
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
  // Of two processes that start together one names the file, and both read it.
  await link(draft, file).catch(() => undefined);
  // An empty one was left by a process that was killed while it wrote.
  if ((await readFile(file, "utf8")).trim() === "") await rename(draft, file);
  await rm(draft, { force: true });
  return (await readFile(file, "utf8")).trim();
}

async function freePort(wanted?: number): Promise<number> {
  return (wanted && (await tryPort(wanted).catch(() => 0))) || tryPort(0);
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function urlOf(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * A process of before still ends, or another one that starts on the same data was quicker: soon the data are
 * free, or it can be joined.
 */
const NOT_YET = /shared memory block|is still in use|lock file|could not bind|Address already in use/;
const USER = "staywright";
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=on",
  "max_connections=100",
  "log_min_messages=warning",
];
