import type { StorageGateway } from "./storage.ts";

/** What becomes of pictures that guests give us: each is made anew, then kept. */
export interface Uploads {
  readonly storage: StorageGateway;
  /** A picture without its metadata, as JPEG; null for what is none. */
  readonly clean: (bytes: Uint8Array) => Promise<Uint8Array | null>;
}

/** Name that a guest's picture is stored under. */
export function uploadName(pictureId: string): string {
  return `uploads/${pictureId}.jpg`;
}
