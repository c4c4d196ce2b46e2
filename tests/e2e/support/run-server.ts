import { spawn } from "node:child_process";
import { freePort } from "../../support/free-port.ts";

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

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
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output}`);
    if (Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error(`The server was not ready in time:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    port,
    async stop() {
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.ok === true;
}
