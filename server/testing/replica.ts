import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { databaseUrl } from "../db/ensure-database.ts";
import { preparePostgresPlace } from "../db/postgres-place.ts";
import { runPostgres } from "../db/postgres-process.ts";

export interface ReplicatedPostgres {
  /** Address of the maintenance database of the primary. */
  readonly primaryUrl: string;
  /** The same database's address on the replica. */
  readonly replicaUrlOf: (name: string) => string;
  /** Holds the replica back, or lets it go on. */
  readonly pauseReplay: (isPaused: boolean) => Promise<void>;
  readonly stopReplica: () => Promise<void>;
  readonly startReplica: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The embedded PostgreSQL with a streaming replica on this machine. The package brings no `pg_basebackup`, so
 * the replica begins with a copy of the files made between `pg_backup_start` and `pg_backup_stop`.
 *
 * @param folder An empty folder that other accounts may enter.
 */
export async function startReplicatedPostgres(
  folder: string,
  replicaPort: number,
): Promise<ReplicatedPostgres> {
  const primaryFolder = join(folder, "primary");
  mkdirSync(primaryFolder, { recursive: true });
  const primary = await startEmbeddedPostgres({ folder: primaryFolder, settings: ["wal_keep_size=64MB"] });
  const place = preparePostgresPlace(primaryFolder);
  const data = join(dirname(place.data), "replica");
  await copyOfRunning(primary.url, place.data, data);
  const { username, password, hostname, port } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(data, "postgresql.auto.conf"), `\nprimary_conninfo = '${source}'\n`);
  writeFileSync(join(data, "standby.signal"), "");
  giveTo(data, place.account);
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100"];
  const run = () => runPostgres({ ...place, data }, replicaPort, settings);
  let replica = await run();
  const url = new URL(primary.url);
  url.port = String(replicaPort);
  return {
    primaryUrl: primary.url,
    replicaUrlOf: (name) => databaseUrl(url.toString(), name),
    pauseReplay: (isPaused) =>
      ask(url.toString(), `SELECT pg_wal_replay_${isPaused ? "pause" : "resume"}()`).then(() => undefined),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await run();
    },
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function copyOfRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    execFileSync("cp", ["-a", from, to]);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    writeFileSync(join(to, "backup_label"), String(rows[0].labelfile));
    rmSync(join(to, "postmaster.pid"), { force: true });
  } finally {
    await client.end();
  }
}

/** The server runs under an account of its own where this process is root. */
function giveTo(data: string, { uid, gid }: { readonly uid?: number; readonly gid?: number }): void {
  if (uid !== undefined && gid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, data]);
}

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(query).finally(() => client.end());
}
