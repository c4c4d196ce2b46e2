import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A text, compressed off the main thread. */
export function compressed(text: string): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The text again. Rejects when the bytes are damaged. */
export async function decompressed(bytes: Buffer): Promise<string> {
  return (await decompress(bytes)).toString("utf8");
}
