import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killProcessesOf } from "../../server/testing/first-start.ts";
import { freePort } from "../../tests/support/free-port.ts";

const root = join(import.meta.dirname, "../..");

describe("npm start", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-start-"));
    await chmod(folder, 0o755);
  });
  afterAll(async () => {
    killProcessesOf(folder);
    await rm(folder, { recursive: true, force: true });
  });

  it("passes a signal on to the server, which ends well", { timeout: 120_000 }, async () => {
    const { npm, port, ended } = await start(folder);
    expect(postgresOf(folder)).toHaveLength(1);
    npm.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect([await answers(port), postgresOf(folder)]).toEqual([false, []]);
  });

  it("ends like the server when that is killed, so that a supervisor starts it again", {
    timeout: 120_000,
  }, async () => {
    const { npm, port, ended } = await start(folder);
    process.kill(childOf(npm), "SIGKILL");
    expect(await ended).toBe(128 + 9);
    expect(await answers(port)).toBe(false);
  });

  it("leaves no database behind when it is stopped before it serves", { timeout: 120_000 }, async () => {
    const fresh = join(folder, "fresh");
    const { npm, ended } = run(fresh, await freePort());
    while (postgresOf(fresh).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    npm.kill("SIGTERM");
    expect(await ended).not.toBe(0);
    for (let look = 0; look < 100 && postgresOf(fresh).length > 0; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(postgresOf(fresh)).toEqual([]);
  });
});

interface Started {
  readonly npm: ChildProcess;
  /** Exit code, or 128 + signal. */
  readonly ended: Promise<number>;
}

function run(folder: string, port: number): Started {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      DATA_FOLDER: folder,
      DEMO_PROPERTIES: "0",
      DRAIN_SECONDS: "0",
    },
    stdio: "ignore",
  });
  const ended = new Promise<number>((resolve) =>
    npm.once("exit", (code, signal) => resolve(code ?? 128 + (signal === "SIGKILL" ? 9 : 15))),
  );
  return { npm, ended };
}

async function start(folder: string): Promise<Started & { readonly port: number }> {
  const port = await freePort();
  const started = run(folder, port);
  while (!(await answers(port))) {
    if (started.npm.exitCode !== null) throw new Error(`npm start ended with ${started.npm.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { ...started, port };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The process that npm started: the server itself. */
function childOf(npm: ChildProcess): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return Number(
    rows
      .find((row) => Number(row.trim().split(/\s+/)[1]) === npm.pid)
      ?.trim()
      .split(/\s+/)[0],
  );
}

/** Lines of `ps` of the PostgreSQL servers on a folder. */
function postgresOf(folder: string): readonly string[] {
  return execFileSync("ps", ["-eo", "args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("/bin/postgres") && line.includes(`${folder}/pg/`));
}
