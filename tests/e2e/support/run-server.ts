import { spawn } from "node:child_process";
import { freePort } from "../../support/free-port.ts";

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A server that has not ended by then, in milliseconds, is ended. */
const STOP_MS = 20_000;

interface ServerToRun {
  /** Arguments of Node, such as a script. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly patienceMs: number;
}

/**
 * Runs a server on a free port and resolves when it answers. @throws with what it printed when it does not.
 */
export async function runServer({ args, cwd, environment, patienceMs }: ServerToRun): Promise<RunningServer> {
  const port = await freePort();
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isStopped = false;
  const ended = new Promise<void>((resolve) => {
    server.once("exit", (code, signal) => {
      // Every test after that fails, and only this says why.
      if (!isStopped) process.stderr.write(`The server ended with ${code ?? signal}:\n${output}\n`);
      resolve();
    });
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output}`);
    if (Date.now() > deadline) {
      isStopped = true;
      server.kill("SIGKILL");
      throw new Error(`The server was not ready in time:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    port,
    async stop() {
      isStopped = true;
      server.kill("SIGTERM");
      const tooLate = setTimeout(() => server.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(tooLate);
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.ok === true;
}
