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

describe("npm start with two workers", () => {
  let folder: string;
  let server: Started & { readonly port: number };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-workers-"));
    await chmod(folder, 0o755);
    server = await start(folder, { WORKERS: "2" });
  }, 120_000);
  afterAll(async () => {
    server.npm.kill("SIGKILL");
    killProcessesOf(folder);
    await rm(folder, { recursive: true, force: true });
  });

  it("runs the jobs in one process, also after that one was replaced", { timeout: 120_000 }, async () => {
    const primary = childOf(server.npm);
    const before = childrenOf(primary);
    expect(before).toHaveLength(2);
    await expect
      .poll(() => metrics(server.port), { timeout: 30_000 })
      .toMatchObject({
        job_runners: 1,
        workers_serving: 2,
      });
    for (const pid of before) process.kill(pid, "SIGKILL");
    // Whoever looks in the moment of the kill looks at nobody: those who ask a little later are answered.
    await expect
      .poll(() => metrics(server.port), { timeout: 60_000 })
      .toMatchObject({ job_runners: 1, workers_serving: 2, workers_replaced_total: 2 });
    const after = childrenOf(primary);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });

  it("counts what a browser reports once for all workers", { timeout: 60_000 }, async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    const report = () =>
      fetch(`${origin}/_failures`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin,
          "sec-fetch-site": "same-origin",
          connection: "close",
        },
        body: JSON.stringify({ page: "home" }),
      }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 20 }, report));
    expect(statuses.filter((status) => status === 204)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  it("stops workers and database with itself", { timeout: 60_000 }, async () => {
    const workers = childrenOf(childOf(server.npm));
    server.npm.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect([await answers(server.port), postgresOf(folder)]).toEqual([false, []]);
    expect(workers.filter(isAlive)).toEqual([]);
  });
});

interface Started {
  readonly npm: ChildProcess;
  /** Exit code, or 128 + signal. */
  readonly ended: Promise<number>;
}

function run(folder: string, port: number, more: Readonly<Record<string, string>> = {}): Started {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      DATA_FOLDER: folder,
      DEMO_PROPERTIES: "0",
      DRAIN_SECONDS: "0",
      ...more,
    },
    stdio: "ignore",
  });
  const ended = new Promise<number>((resolve) =>
    npm.once("exit", (code, signal) => resolve(code ?? 128 + (signal === "SIGKILL" ? 9 : 15))),
  );
  return { npm, ended };
}

async function start(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Started & { readonly port: number }> {
  const port = await freePort();
  const started = run(folder, port, more);
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
  return childrenOf(npm.pid ?? 0)[0] ?? 0;
}

/** Processes of Node that a process started. */
function childrenOf(parent: number): readonly number[] {
  return execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .filter(([, above, program = ""]) => Number(above) === parent && /node$/.test(program))
    .map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Metrics without labels, by name; none while nobody answers. */
async function metrics(port: number): Promise<Readonly<Record<string, number>>> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { connection: "close" },
    // A connection on its way to a worker that is killed is answered by nobody.
    signal: AbortSignal.timeout(3000),
  }).then(
    (answer) => answer.text(),
    () => "",
  );
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

/** Lines of `ps` of the PostgreSQL servers on a folder. */
function postgresOf(folder: string): readonly string[] {
  return execFileSync("ps", ["-eo", "args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("/bin/postgres") && line.includes(`${folder}/pg/`));
}
