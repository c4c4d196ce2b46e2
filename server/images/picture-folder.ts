import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Finished pictures on disk, at most so many bytes of them: those asked for last stay. */
export interface PictureFolder {
  /** Null when the picture is not there. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** A full disk costs the cache, not the answer. */
  readonly keep: (file: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * Opens a folder, made when missing; what other versions left beside it is removed. Several processes may
 * share it, so what it holds is never remembered: when a picture was last asked for stands at its file.
 */
export function openPictureFolder(parent: string, version: string, maxBytes: number): PictureFolder {
  const folder = join(parent, version);
  const opened = removeOthers(parent, version).catch(() => undefined);
  /** Bytes that may be kept before the folder is looked through again. */
  let room = 0;
  let making: Promise<number> | undefined;
  const makeRoom = () => {
    making ??= shrink(folder, maxBytes).finally(() => {
      making = undefined;
    });
    return making;
  };

  return {
    async read(file) {
      const handle = await open(join(folder, file), "r").catch(() => null);
      if (!handle) return null;
      try {
        const bytes = await handle.readFile();
        const now = Date.now() / 1000;
        // A disk that cannot be written to can still be read.
        await handle.utimes(now, now).catch(() => undefined);
        return bytes;
      } catch {
        return null;
      } finally {
        await handle.close();
      }
    },
    async keep(file, bytes) {
      await opened;
      const draft = join(folder, `${file}.${randomBytes(4).toString("hex")}`);
      try {
        await mkdir(folder, { recursive: true });
        // Written beside and renamed, so that nobody reads half a picture.
        await writeFile(draft, bytes);
        await rename(draft, join(folder, file));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      room -= bytes.byteLength;
      if (room < 0) room = await makeRoom().catch(() => 0);
    },
  };
}

async function removeOthers(parent: string, version: string): Promise<void> {
  for (const other of await readdir(parent))
    if (other !== version) await rm(join(parent, other), { recursive: true, force: true });
}

/**
 * Removes what was not asked for longest, where there is more than there may be, down to nine tenths of it,
 * so that the folder is not looked through for every picture. Returns the bytes the caller may add before the
 * next time: a part of what is free, because others add too.
 */
async function shrink(folder: string, maxBytes: number): Promise<number> {
  const names = await readdir(folder);
  const files: { readonly path: string; readonly size: number; readonly askedAt: number }[] = [];
  for (let start = 0; start < names.length; start += STATS_AT_ONCE) {
    const some = names.slice(start, start + STATS_AT_ONCE).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { path, size, askedAt: mtimeMs };
    });
    files.push(...(await Promise.all(some)));
  }
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > maxBytes) {
    for (const { path, size } of files.sort((a, b) => a.askedAt - b.askedAt)) {
      if (total <= 0.9 * maxBytes) break;
      await rm(path, { force: true }).catch(() => undefined);
      total -= size;
    }
  }
  return (maxBytes - total) / SHARERS;
}

const STATS_AT_ONCE = 64;
/** Processes that are allowed for on one folder. */
const SHARERS = 8;
