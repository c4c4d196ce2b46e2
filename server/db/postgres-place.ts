import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { embeddedBinaries, type PostgresBinaries } from "./embedded-binaries.ts";
import { isReachableByOthers, type ServerAccount, serverAccount } from "./server-account.ts";

/** Where a server lives: its programs, its data and the account it runs under. */
export interface PostgresPlace {
  readonly binaries: PostgresBinaries;
  /** Folder of the cluster, there once it is whole; owned by the account. */
  readonly data: string;
  readonly account: ServerAccount;
}

/**
 * Prepares the place for a server whose data belong to `folder`. Started by root from a folder only root can
 * enter (a project below `/root`), programs and data go below `/var/lib/staywright` instead, under a name
 * made from the folder.
 */
export function preparePostgresPlace(folder: string): PostgresPlace {
  const account = serverAccount();
  const binaries = embeddedBinaries();
  if (account.uid === undefined) return { binaries, account, data: join(folder, "data") };
  const outside = join(
    "/var/lib/staywright",
    createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 12),
  );
  const above = isReachableByOthers(folder) ? folder : outside;
  mkdirSync(above, { recursive: true });
  return {
    account,
    data: join(above, "data"),
    binaries: isReachableByOthers(binaries.home) ? binaries : copyOf(binaries, outside),
  };
}

function copyOf(binaries: PostgresBinaries, folder: string): PostgresBinaries {
  const home = join(folder, "native");
  if (!existsSync(home)) {
    // Under another name first: a copy that was cut short must not be taken for a whole one.
    const half = `${home}.new.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(binaries.home, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, home);
  }
  const moved = (file: string) => file.replace(binaries.home, home);
  return { home, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}
