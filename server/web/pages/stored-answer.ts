import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../http/accepted-encoding.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromGzip = promisify(gunzip);
const fromBrotli = promisify(brotliDecompress);

/** A rendered page ready to be sent again and again: each form of its body is made once. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: StoredBody;
}

/** A text in the forms it was asked for. */
export interface StoredBody {
  /** Bytes of the plain text. */
  readonly length: number;
  /** Null once it is packed: then there is a compressed form, from which the plain one is made again. */
  plain: Buffer | null;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** An answer to keep, with its ETag; what is compressed is made when first asked for. */
export function storedAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): StoredAnswer {
  const plain = Buffer.from(html);
  const etag = `"${createHash("sha1").update(plain).digest("base64url")}"`;
  return { status, headers, etag, body: { length: plain.length, plain } };
}

/** Body in an encoding; compressed once per stored answer. */
export function encodedBody({ body }: StoredAnswer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "identity") return plainOf(body);
  body[encoding] ??= compress(body, encoding);
  return body[encoding];
}

/**
 * Keeps a body compressed only, a quarter of it or less: browsers take it so, and what asks for the plain
 * text again and again has it from a memory that all bodies share. Gives the bytes of the compressed form.
 */
export async function packBody(body: StoredBody): Promise<number> {
  if (!body.gzip) body.br ??= compress(body, "br");
  const packed = await (body.br ?? body.gzip);
  body.plain = null;
  return packed?.length ?? 0;
}

async function compress(body: StoredBody, encoding: "br" | "gzip"): Promise<Buffer> {
  return exactly(await compressed(await plainOf(body), encoding));
}

/** Compresses a page. */
export function compressed(html: string | Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  // Made once and sent often: one level above the usual takes no longer that could be measured.
  if (encoding === "gzip") return toGzip(html, { level: 7 });
  return toBrotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

/** Plain texts that were asked for of bodies that are packed. */
const unpacked = new LRUCache<StoredBody, Buffer>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
});

function plainOf(body: StoredBody): Promise<Buffer> | Buffer {
  return body.plain ?? unpacked.get(body) ?? unpack(body);
}

async function unpack(body: StoredBody): Promise<Buffer> {
  const plain = body.br ? await fromBrotli(await body.br) : await fromGzip((await body.gzip) ?? "");
  unpacked.set(body, plain);
  return plain;
}

/** The same bytes alone: what zlib gives is the beginning of a block of 16 KB. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
