import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Finished pictures on disk, at most so many bytes of them: those asked for last stay. */
export interface PictureFolder {
  /** Null when the picture is not there. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** A full disk costs the cache, not the answer. */
  readonly keep: (file: string, bytes: Uint8Array) => Promise<void>;
}

/** Opens a folder, made when missing; what other versions left beside it is removed. */
export function openPictureFolder(parent: string, version: string, maxBytes: number): PictureFolder {
  const folder = join(parent, version);
  // Sizes by file, in the order they were last asked for.
  const sizes = new Map<string, number>();
  let total = 0;
  const opened = (async () => {
    for (const other of await readdir(parent).catch(() => []))
      if (other !== version) await rm(join(parent, other), { recursive: true, force: true });
    const files = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async (file) => ({
        file,
        ...(await sizeOf(join(folder, file))),
      })),
    );
    for (const { file, size } of files.sort((a, b) => a.time - b.time)) {
      sizes.set(file, size);
      total += size;
    }
  })().catch(() => undefined);

  return {
    async read(file) {
      const bytes = await readFile(join(folder, file)).catch(() => null);
      const size = sizes.get(file);
      if (bytes && size !== undefined) {
        sizes.delete(file);
        sizes.set(file, size);
      }
      return bytes;
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
      total += bytes.byteLength - (sizes.get(file) ?? 0);
      sizes.delete(file);
      sizes.set(file, bytes.byteLength);
      for (const [oldest, size] of sizes) {
        if (total <= maxBytes) break;
        sizes.delete(oldest);
        total -= size;
        await rm(join(folder, oldest), { force: true }).catch(() => undefined);
      }
    },
  };
}

async function sizeOf(path: string): Promise<{ readonly size: number; readonly time: number }> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
  return { size, time: mtimeMs };
}
