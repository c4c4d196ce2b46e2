import { execFileSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The account a server process runs under; empty means our own. */
export interface ServerAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root: root lends it the account `postgres`, made when missing. Anybody else
 * runs it as themselves.
 */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  return findAccount() ?? createAccount();
}

/** True when another account may walk down to `path`: every folder above is open to others. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    try {
      accessSync(folder, constants.F_OK);
      if ((statSync(folder).mode & 0o001) === 0) return false;
    } catch {
      // Not made yet: it will be made open.
    }
    if (folder === dirname(folder)) return true;
  }
}

function findAccount(): ServerAccount | null {
  try {
    return { uid: numberOf("-u"), gid: numberOf("-g") };
  } catch {
    return null;
  }
}

function createAccount(): ServerAccount {
  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", NAME], { stdio: "ignore" });
  return { uid: numberOf("-u"), gid: numberOf("-g") };
}

function numberOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, NAME], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

const NAME = "postgres";
