/**
 * A guest's picture as JPEG, turned upright, two thousand pixels at most on its longer side, without a word
 * of what the camera wrote into it. What it is is told by its first bytes, whatever its name says: decoders
 * of anything else, such as SVG, are never asked. Null for what is no picture or a broken one.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  // Loaded here, because a server that has pictures made elsewhere never needs it.
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}

/** Whether bytes begin as those of a JPEG, PNG, WebP or AVIF do. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString("latin1");
  return KINDS.some((kind) => kind.test(head));
}

const KINDS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi[fs]/s];
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2000;
