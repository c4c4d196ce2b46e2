import { setPriority } from "node:os";
import sharp from "sharp";
import { cleanPicture } from "./clean-picture.ts";
import type { ImageRequest } from "./image-request.ts";
import { createPictureMaker } from "./make-picture.ts";

/** What the process is asked. */
export interface PictureOrder {
  readonly id: number;
  /** A picture to make, or the bytes of one that a guest uploaded. */
  readonly task: ImageRequest | Uint8Array;
}

/** What it answers. */
export interface PictureResult {
  readonly id: number;
  /** Null when nothing has the picture. */
  readonly bytes: Uint8Array | null;
  /** Set when it could not be made. */
  readonly failure?: string;
  /** Bytes this process takes by now. */
  readonly resident: number;
}

sharp.cache(false);
sharp.concurrency(1);
// Pages and bookings come before pictures.
setPriority(5);
const make = createPictureMaker(process.env.PHOTO_FOLDER);

process.on("message", async ({ id, task }: PictureOrder) => {
  const made = await (task instanceof Uint8Array ? cleanPicture(task) : make(task)).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ bytes: null, failure: String(error) }),
  );
  const result: PictureResult = { id, ...made, resident: process.memoryUsage.rss() };
  process.send?.(result);
});
// Nobody is left to make pictures for.
process.on("disconnect", () => process.exit(0));
