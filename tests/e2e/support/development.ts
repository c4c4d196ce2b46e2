import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, runServer } from "./run-server.ts";

const root = join(import.meta.dirname, "../../..");
const kept = /^(?:node_modules|dist|docs|\..*)$/;

export interface Development extends RunningServer {
  /** The copy the server works on: what is saved there never reaches the repository. */
  readonly folder: string;
}

/**
 * Starts `npm run dev` on a copy of the project with a small supply. Packages are those of the repository.
 */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), "staywright-"));
  for (const name of readdirSync(root))
    if (!kept.test(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  // Linked one by one, so that what the module server keeps among them stays in the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    if (!/^\.(?:vite|cache)/.test(name))
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  const server = await runServer({
    args: ["cli/bootstrap/dev.mjs"],
    cwd: folder,
    environment: {
      NODE_ENV: "development",
      DATA_FOLDER: join(root, ".data/e2e-development"),
      DEMO_PROPERTIES: "100",
    },
    patienceMs: 180_000,
  });
  return {
    port: server.port,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
