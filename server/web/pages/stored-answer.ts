import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../http/accepted-encoding.ts";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A rendered page ready to be sent again and again: body, identity and compressed forms made once. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Buffer;
  readonly encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
}

/** An answer to keep, with its ETag; what is compressed is made when first asked for. */
export function storedAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): StoredAnswer {
  const body = Buffer.from(html);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { status, headers, etag, html: body, encoded: {} };
}

/** Body in an encoding; compressed once per stored answer. */
export function encodedBody(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "identity") return answer.html;
  if (encoding === "br") {
    answer.encoded.br ??= compressBrotli(answer.html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: answer.html.length },
    });
    return answer.encoded.br;
  }
  // Made once and sent often: one level above the usual takes no longer that could be measured.
  answer.encoded.gzip ??= compressGzip(answer.html, { level: 7 });
  return answer.encoded.gzip;
}
