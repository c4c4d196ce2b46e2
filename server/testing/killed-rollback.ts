import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Ends the canary of `live` in a process of its own, which gets SIGKILL before that is committed. */
export async function killedRollback(url: string): Promise<void> {
  const script = fileURLToPath(new URL("./killed-rollback.mjs", import.meta.url));
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { ...environment, KILLED_ROLLBACK: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("made true") && resolve());
    child.once("exit", (code) => reject(new Error(`the process ended early (${code}): ${words}`)));
  });
  const dead = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await dead;
}
