import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresPlace } from "./postgres-place.ts";

export interface NewCluster {
  readonly place: Omit<PostgresPlace, "data">;
  /** Folder to make it in; empty and owned by the account. */
  readonly data: string;
  /** Its only role. */
  readonly user: string;
  readonly password: string;
}

/** Makes an empty cluster and writes it to disk. @throws with the program's own words. */
export async function initialiseCluster({ place, data, user, password }: NewCluster): Promise<void> {
  const { binaries, account } = place;
  // Inside the data folder's parent the account might not be able to read it; the temporary folder is open to
  // all.
  const passwordFile = join(tmpdir(), `staywright-initdb-${process.pid}-${randomBytes(6).toString("hex")}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: "wx" });
  const flags = [
    `--pgdata=${data}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ];
  try {
    if (account.uid !== undefined && account.gid !== undefined)
      await chown(passwordFile, account.uid, account.gid);
    const child = spawn(binaries.initdb, flags, {
      ...account,
      env: ENVIRONMENT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const interrupt = () => child.kill("SIGKILL");
    process.once("exit", interrupt);
    const words = collect(child);
    const code = await exitOf(child).finally(() => process.off("exit", interrupt));
    if (code !== 0) throw new Error(`initdb ended with ${code}:\n${words()}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

export interface PostgresProcess {
  readonly pid: number;
  /** Settled when it has ended, whatever ended it. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
  /** Lets it run on when this process ends. */
  readonly leave: () => void;
}

/**
 * Runs the server and resolves when it accepts connections. It has a process group of its own, so that Ctrl-C
 * reaches the application first and it can finish its work; if the application just exits, the server is told
 * to stop.
 */
export async function runPostgres(
  place: PostgresPlace,
  port: number,
  settings: readonly string[],
): Promise<PostgresProcess> {
  const { binaries, data, account } = place;
  const flags = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn(binaries.postgres, flags, {
    ...account,
    env: ENVIRONMENT,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // From its first moment: this process may be told to end while the server still starts.
  const interrupt = () => child.kill("SIGINT");
  process.once("exit", interrupt);
  const words = collect(child);
  const ended = exitOf(child).finally(() => process.off("exit", interrupt));
  const early = ended.then((code) => Promise.reject(new Error(`postgres ended with ${code}:\n${words()}`)));
  await Promise.race([ready(child), early]);
  early.catch(() => undefined);
  child.unref();
  (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
  const stop = async () => {
    process.off("exit", interrupt);
    child.ref();
    interrupt();
    await ended;
  };
  const leave = () => void process.off("exit", interrupt);
  return { pid: child.pid as number, ended, stop, leave };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    let seen = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      seen = (seen + chunk.toString()).slice(-2000);
      if (/ready to accept (?:read-only )?connections/.test(seen)) resolve();
    });
  });
}

/** The last words of a process, for error messages. */
function collect(child: ChildProcess): () => string {
  let text = "";
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout?.on("data", add);
  child.stderr?.on("data", add);
  return () => text.trim();
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code));
  });
}

/** Messages in English whatever the machine speaks: readiness is read from them. */
const ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" };
