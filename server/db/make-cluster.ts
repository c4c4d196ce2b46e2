import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PostgresPlace } from "./postgres-place.ts";
import { initialiseCluster } from "./postgres-process.ts";

/**
 * Makes the cluster of a place unless it has one. It is made under another name and renamed when it is whole
 * and on disk, so that a process killed in the middle leaves nothing that looks like a cluster; what such a
 * process left is removed.
 * @throws with the words of `initdb`.
 */
export async function makeCluster(place: PostgresPlace, user: string, password: string): Promise<void> {
  const { data, account } = place;
  await removeLeftovers(data);
  if (await isCluster(data)) return;
  const half = `${data}.new.${process.pid}.${randomBytes(4).toString("hex")}`;
  making.add(half);
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) await chown(half, account.uid, account.gid);
    await initialiseCluster({ place, data: half, user, password });
    await rename(half, data).catch(async (error: unknown) => {
      // Another process that starts on the same folder was quicker.
      if (!(await isCluster(data))) throw error;
    });
    await flushFolder(dirname(data));
  } finally {
    making.delete(half);
    await rm(half, { recursive: true, force: true });
  }
}

function isCluster(data: string): Promise<boolean> {
  return readFile(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

async function removeLeftovers(data: string): Promise<void> {
  const above = dirname(data);
  for (const name of await readdir(above).catch(() => [])) {
    const [, maker] = /^\.new\.(\d+)\.\w+$/.exec(name.slice(basename(data).length)) ?? [];
    const path = join(above, name);
    if (!name.startsWith(basename(data)) || maker === undefined || making.has(path)) continue;
    if (Number(maker) === process.pid || !isAlive(Number(maker)))
      // Something that was killed with its maker may still write there for a moment: the next start removes
      // the rest.
      await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

/** A rename lasts once the folder that holds the name is on disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().catch(() => undefined);
  await handle.close();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

/** Clusters that this very process is making. */
const making = new Set<string>();
