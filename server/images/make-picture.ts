import { createFileSource } from "./file-source.ts";
import type { ImageRequest } from "./image-request.ts";
import { sceneSource } from "./scene-source.ts";

/** Makes a picture; null when nothing has it. */
export type MakePicture = (request: ImageRequest) => Promise<Uint8Array | null>;

/** Makes pictures in this very process: photos of a folder first, then scenes that are drawn. */
export function createPictureMaker(photoFolder: string | undefined): MakePicture {
  const sources = [...(photoFolder ? [createFileSource(photoFolder)] : []), sceneSource];
  return async ({ name, width, format }) => {
    for (const source of sources) {
      const original = await source.load(name);
      if (!original) continue;
      // Loaded here, because a server that has pictures made elsewhere never needs the encoder.
      const { encodeImage } = await import("./encode-image.ts");
      return encodeImage(original, width, format);
    }
    return null;
  };
}
