import { type ChildProcess, spawn } from "node:child_process";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";

const script = fileURLToPath(new URL("../testing/worker-pool.mjs", import.meta.url));

interface Said {
  readonly ready?: readonly number[];
  readonly failed?: string;
  readonly worker?: number;
  readonly waitMs?: number;
  readonly message?: string;
}

describe("workers on one port", () => {
  let primary: ChildProcess;
  let port: number;
  let said: Said[];
  let ended: Promise<number | null>;
  afterEach(async () => {
    primary.kill("SIGKILL");
    await ended;
  });

  async function start(fails = ""): Promise<void> {
    port = await freePort();
    said = [];
    const { NODE_OPTIONS: _, ...environment } = process.env;
    primary = spawn(process.execPath, [script], {
      env: { ...environment, PORT: String(port), FAILS: fails },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let rest = "";
    primary.stdout?.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      said.push(...lines.map((line) => JSON.parse(line) as Said));
    });
    ended = new Promise((resolve) => primary.once("exit", (code) => resolve(code)));
    await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(0);
  }
  const pids = () => said[0]?.ready ?? [];

  /** Status and body of an answer on a connection of its own; 0 when there is none. */
  function ask(path: string): Promise<{ readonly status: number; readonly body: string }> {
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, body: "" });
      const request = get({ port, path, host: "127.0.0.1", agent: false, timeout: 5000 }, (answer) => {
        let body = "";
        answer.on("data", (chunk: Buffer) => {
          body += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
        answer.on("error", none);
      });
      request.on("error", none);
      request.on("timeout", () => request.destroy());
    });
  }

  it("replaces one that is killed and loses no request but those it had", async () => {
    await start();
    const lanes = 4;
    const lost: number[] = [];
    const seen = new Set<string>();
    let asked = 0;
    const lane = async () => {
      while (asked < 400) {
        asked += 1;
        const mine = asked;
        if (mine === 100) process.kill(pids()[0] ?? 0, "SIGKILL");
        const { status, body } = await ask("/");
        if (status === 200) seen.add(body);
        else lost.push(mine);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    expect(seen.size).toBeGreaterThanOrEqual(2);
    expect(lost.length).toBeLessThanOrEqual(lanes);
    await expect.poll(async () => (await ask("/")).body, { timeout: 20_000 }).not.toBe(String(pids()[1]));
    expect(said.slice(1)).toMatchObject([
      { worker: 0, signal: "SIGKILL", waitMs: 50, message: "a worker ended; it is replaced" },
      { worker: 0, message: "a worker serves again" },
    ]);
  }, 60_000);

  it("counts what an address asks once for all of them", async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask("/counted")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  }, 60_000);

  it("finishes what was asked when it is told to stop, and takes nothing new", async () => {
    await start();
    const slow = [1, 2, 3, 4].map(() => ask("/slow"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    primary.kill("SIGTERM");
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ended).toBe(0);
    expect((await ask("/")).status).toBe(0);
    expect(said).toHaveLength(1);
  }, 60_000);

  it("kills one that does not end", async () => {
    await start("stop 1");
    primary.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(said.slice(1)).toEqual([{ worker: 1, message: "a worker does not end; it is killed" }]);
  }, 60_000);

  it.each([0, 1])(
    "ends the start when worker %i cannot serve",
    async (place) => {
      await start(`start ${place}`);
      expect(said).toEqual([{ failed: `Worker ${place} ended with 3 before it served.` }]);
      expect(await ended).toBe(1);
    },
    60_000,
  );

  it("waits longer and longer for one that keeps ending, while the other serves", async () => {
    await start("later 1");
    const waits = () => said.flatMap(({ waitMs }) => waitMs ?? []);
    await expect.poll(() => waits().length, { timeout: 40_000 }).toBeGreaterThanOrEqual(5);
    expect(waits().slice(0, 5)).toEqual([50, 100, 200, 400, 400]);
    expect((await ask("/")).status).toBe(200);
    expect(said.every(({ worker }) => worker !== 0)).toBe(true);
  }, 60_000);
});
