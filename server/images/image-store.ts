import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeImage } from "./encode-image.ts";
import type { ImageRequest } from "./image-request.ts";
import type { ImageSource } from "./image-source.ts";
import { createLimit } from "./limit.ts";

export interface ImageStoreOptions {
  /** Folder of finished pictures; made when missing. */
  readonly folder: string;
  /** Asked in order; the first that has the picture wins. */
  readonly sources: readonly ImageSource[];
  /** Pictures encoded at the same time; 2 when absent. */
  readonly concurrency?: number;
}

export interface ImageStore {
  /** Bytes of a picture, from disk or made now; null when no source has it. Callers of the same picture share one making. */
  readonly load: (request: ImageRequest) => Promise<Buffer | null>;
}

export function createImageStore({ folder, sources, concurrency = 2 }: ImageStoreOptions): ImageStore {
  const limit = createLimit(concurrency);
  const running = new Map<string, Promise<Buffer | null>>();
  const version = sources.map((source) => source.version).join("+");
  const make = async ({ name, width, format }: ImageRequest, file: string): Promise<Buffer | null> => {
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    return limit(async () => {
      for (const source of sources) {
        const original = await source.load(name);
        if (!original) continue;
        const bytes = await encodeImage(original, width, format);
        await keep(file, bytes);
        return bytes;
      }
      return null;
    });
  };
  return {
    load: (request) => {
      const key = `${request.name}-${request.width}.${request.format}`;
      const started = running.get(key);
      if (started) return started;
      const file = join(folder, version, key);
      const making = make(request, file).finally(() => running.delete(key));
      running.set(key, making);
      return making;
    },
  };
}

/** Written beside and renamed, so that nobody reads half a picture. A full disk costs the cache, not the answer. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    return;
  }
}
