import { createLimit } from "../platform/limit.ts";
import type { ImageRequest } from "./image-request.ts";
import type { MakePicture } from "./make-picture.ts";
import type { PictureFolder } from "./picture-folder.ts";

export interface ImageStoreOptions {
  readonly make: MakePicture;
  readonly folder: PictureFolder;
  /** Pictures made at the same time; 2 when absent. */
  readonly concurrency?: number;
  /** Pictures that may wait to be made; 200 when absent. */
  readonly mostWaiting?: number;
}

export interface ImageStore {
  /**
   * Bytes of a picture, from disk or made now; null when nothing has it. Callers of the same picture share
   * one making.
   * @throws LimitReached when too many are waiting already.
   */
  readonly load: (request: ImageRequest) => Promise<Uint8Array | null>;
}

/** A store over a folder; what lies in it is sent, what does not is made once. */
export function createImageStore({
  make,
  folder,
  concurrency = 2,
  mostWaiting = 200,
}: ImageStoreOptions): ImageStore {
  const limit = createLimit(concurrency, mostWaiting);
  const running = new Map<string, Promise<Uint8Array | null>>();
  const produce = async (request: ImageRequest, file: string): Promise<Uint8Array | null> => {
    const stored = await folder.read(file);
    if (stored) return stored;
    return limit(async () => {
      const bytes = await make(request);
      if (bytes) await folder.keep(file, bytes);
      return bytes;
    });
  };
  return {
    load: (request) => {
      const file = `${request.name}-${request.width}.${request.format}`;
      const started = running.get(file);
      if (started) return started;
      const making = produce(request, file).finally(() => running.delete(file));
      running.set(file, making);
      return making;
    },
  };
}
