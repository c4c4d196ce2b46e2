import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const patienceMs = 180_000;
const kept = /^(?:node_modules|dist|docs|\..*)$/;

export interface Development {
  readonly port: number;
  /** The copy the server works on: what is saved there never reaches the repository. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts `npm run dev` on a copy of the project with a small supply. Packages are those of the repository. */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), "staywright-"));
  for (const name of readdirSync(root))
    if (!kept.test(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  // Linked one by one, so that what the module server keeps among them stays in the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    if (!/^\.(?:vite|cache)/.test(name))
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  // Older than the packages: nothing is installed anew.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
  const port = await freePort();
  const server = spawn(process.execPath, ["cli/bootstrap/dev.mjs"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DATA_FOLDER: join(root, ".data/e2e-development"),
      DEMO_PROPERTIES: "100",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => (output += chunk));
  server.stderr.on("data", (chunk: Buffer) => (output += chunk));
  await ready(server, port, () => output);
  return {
    port,
    folder,
    stop: async () => {
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, port: number, output: () => string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  server.kill("SIGKILL");
  throw new Error(`The server was not ready in time:\n${output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
