import sharp from "sharp";
import { width as drawnWidth } from "../demo/pictures/canvas.ts";
import type { ImageFormat } from "./image-request.ts";
import type { Original } from "./image-source.ts";

/** Resizes and encodes. Drawings are rasterised at the wanted width; photos are never enlarged. */
export async function encodeImage(original: Original, width: number, format: ImageFormat): Promise<Buffer> {
  const picture =
    original.kind === "drawing"
      ? sharp(Buffer.from(original.svg), {
          density: (72 * width) / drawnWidth,
          limitInputPixels: 8_000_000,
        }).resize(width)
      : sharp(original.bytes, { limitInputPixels: 80_000_000 })
          .rotate()
          .resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      // The lowest effort but one: a fifth of the time of the default for a tenth more bytes.
      return picture.avif({ quality: 58, effort: 1 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
    case "jpg":
      return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}
