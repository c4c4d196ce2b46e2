import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Below this an answer fits into the first packet anyway. */
const worthwhileBytes = 1024;
const textTypes = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Compresses what is made anew for each request and is text: answers of calls, words of popups, sitemaps,
 * drawings. Pages and files of the build come compressed already. The answer with the anti-forgery token is
 * too short to be compressed, so that its length tells nothing of it.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = textTypes.test(String(reply.getHeader("content-type") ?? ""));
    if (!isText || reply.hasHeader("content-encoding")) return payload;
    if (!(typeof payload === "string" || Buffer.isBuffer(payload))) return payload;
    if (Buffer.byteLength(payload) < worthwhileBytes) return payload;
    varyByEncoding(reply);
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity") return payload;
    const body = Buffer.from(payload);
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return encoding === "gzip"
      ? toGzip(body, { level: 6 })
      : toBrotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        });
  });
}

function varyByEncoding(reply: {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}) {
  const vary = String(reply.getHeader("vary") ?? "");
  if (!/accept-encoding/i.test(vary))
    reply.header("vary", vary ? `${vary}, accept-encoding` : "accept-encoding");
}
