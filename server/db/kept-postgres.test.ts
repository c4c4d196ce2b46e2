import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killProcessesOf } from "../testing/first-start.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import type { Db } from "./pool.ts";
import { type StartedDatabase, startDatabase } from "./start-database.ts";

describe("the embedded PostgreSQL under a server", () => {
  let folder: string;
  let database: StartedDatabase;
  const said: string[] = [];
  const log = {
    warn: (_: object, text = "") => said.push(text),
    error: (_: object, text = "") => said.push(text),
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "staywright-kept-"));
    await chmod(folder, 0o755);
    database = await startDatabase({ dataFolder: folder, log });
  });
  afterAll(async () => {
    await database.stop();
    killProcessesOf(folder);
    await rm(folder, { recursive: true, force: true });
  });

  const pidFile = () =>
    readFile(join(folder, "pg/data/postmaster.pid"), "utf8").then((text) => text.split("\n"));

  /** A killed server's last connections answer for a moment, so the word of the watcher is waited for. */
  const runsAgain = (times: number) =>
    expect
      .poll(() => said.filter((text) => text.endsWith("runs again")).length, {
        timeout: 30_000,
        interval: 50,
      })
      .toBe(times);

  it("is started again when it is killed, and what was written is there", { timeout: 60_000 }, async () => {
    await database.db
      .insertInto("country_region")
      .values({ country_code: "NL", region_id: 143, name: "Netherlands" })
      .execute();
    process.kill(Number((await pidFile())[0]), "SIGKILL");
    await runsAgain(1);
    expect(await answersAgain(database.db)).toEqual(["Netherlands"]);
    expect(said).toEqual([
      "the embedded PostgreSQL ended; it is started again",
      "the embedded PostgreSQL runs again",
    ]);
  });

  it("moves to another port when somebody took its own meanwhile, and the pool follows", {
    timeout: 60_000,
  }, async () => {
    const [pid, , , port] = await pidFile();
    // Takes the port as soon as the server lets go of it.
    let thief: Server | undefined;
    process.kill(Number(pid), "SIGKILL");
    while (!thief) thief = await listen(Number(port)).catch(() => undefined);
    await runsAgain(2);
    expect(await answersAgain(database.db)).toEqual(["Netherlands"]);
    thief.close();
  });

  it("starts over the pid file of a server whose process is dead and was never collected", {
    timeout: 60_000,
  }, async () => {
    const other = join(folder, "other");
    await (await startEmbeddedPostgres({ folder: other })).stop();
    // In a container without an init a killed process stays in the table under its name. The shell
    // may still collect it; the sleep it becomes never does, so it is killed only then.
    await symlink("/bin/sleep", join(folder, "postgres"));
    const parent = spawn("sh", ["-c", `${join(folder, "postgres")} 60 & echo $!; exec sleep 60`], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const dead = await new Promise<string>((resolve) =>
      parent.stdout.once("data", (data) => resolve(String(data).trim())),
    );
    await processIs(String(parent.pid), "comm", "sleep");
    process.kill(Number(dead), "SIGKILL");
    await processIs(dead, "stat", "Z");
    await writeFile(join(other, "data/postmaster.pid"), `${dead}\n/nowhere\n0\n1\n`);
    const server = await startEmbeddedPostgres({ folder: other, patienceMs: 3000 });
    await server.stop();
    parent.kill("SIGKILL");
  });
});

async function answersAgain(db: Db): Promise<readonly string[]> {
  for (;;) {
    try {
      await sql`SELECT 1`.execute(db);
      return (await db.selectFrom("country_region").select("name").execute()).map(({ name }) => name);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function processIs(pid: string, column: "comm" | "stat", start: string): Promise<void> {
  while (!execFileSync("ps", ["-p", pid, "-o", `${column}=`], { encoding: "utf8" }).startsWith(start))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
