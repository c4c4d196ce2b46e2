import { execFileSync, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface KilledStart {
  readonly dataFolder: string;
  /** The moment: asked every few milliseconds once it works. */
  readonly when: () => boolean;
  /** Whether PostgreSQL and `initdb` are killed with it, as when a machine or a container dies. */
  readonly withDatabase: boolean;
}

/** Starts a server on a data folder in a process of its own and kills it, without warning, at some moment. */
export async function killedFirstStart({ dataFolder, when, withDatabase }: KilledStart): Promise<void> {
  const script = fileURLToPath(new URL("./first-start.mjs", import.meta.url));
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, [script, dataFolder], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const dead = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const begun = new Promise<"begun">((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("begun") && resolve("begun"));
  });
  if ((await Promise.race([begun, dead])) !== "begun") throw new Error(`the start failed: ${words}`);
  while (child.exitCode === null && !when()) await new Promise((resolve) => setTimeout(resolve, 5));
  if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}: ${words}`);
  child.kill("SIGKILL");
  await dead;
  if (withDatabase) killProcessesOf(dataFolder);
}

/** Kills what works on a folder: PostgreSQL and `initdb` name it in their arguments. */
export function killProcessesOf(folder: string): void {
  for (const line of execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n")) {
    const [, pid, command = ""] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !command.includes(folder) || !/\/bin\/(?:postgres|initdb)\b/.test(command)) continue;
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // Gone already.
    }
  }
}
