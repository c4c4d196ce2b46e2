import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { embeddedBinaries, type PostgresBinaries } from "./embedded-binaries.ts";
import { isReachableByOthers, type ServerAccount, serverAccount } from "./server-account.ts";

/** Where a server lives: its programs, its data and the account it runs under. */
export interface PostgresPlace {
  readonly binaries: PostgresBinaries;
  /** Folder of the cluster, owned by the account. */
  readonly data: string;
  readonly account: ServerAccount;
}

/**
 * Prepares the place for a server whose data belong to `folder`. Started by root from a folder only root can enter (a
 * project below `/root`), programs and data go below `/var/lib/staywright` instead, under a name made from the folder.
 */
export function preparePostgresPlace(folder: string): PostgresPlace {
  const account = serverAccount();
  const binaries = embeddedBinaries();
  if (account.uid === undefined) return { binaries, account, data: owned(join(folder, "data"), account) };
  const outside = join(
    "/var/lib/staywright",
    createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 12),
  );
  const data = owned(join(isReachableByOthers(folder) ? folder : outside, "data"), account);
  return {
    account,
    data,
    binaries: isReachableByOthers(binaries.home) ? binaries : copyOf(binaries, outside),
  };
}

function owned(folder: string, { uid, gid }: ServerAccount): string {
  mkdirSync(folder, { recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function copyOf(binaries: PostgresBinaries, folder: string): PostgresBinaries {
  const home = join(folder, "native");
  if (!existsSync(join(home, "bin")))
    cpSync(binaries.home, home, { recursive: true, verbatimSymlinks: true });
  const moved = (file: string) => file.replace(binaries.home, home);
  return { home, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}
