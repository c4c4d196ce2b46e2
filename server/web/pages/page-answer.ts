import { setTimeout } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageDocument } from "#renderer";
import type { Produced, RenderedPage } from "#renderer/server";
import { acceptedEncoding } from "../../http/accepted-encoding.ts";
import { compressed, encodedBody, packBody, type StoredAnswer, storedAnswer } from "./stored-answer.ts";

/**
 * A page as the cache keeps it; one that is degraded, failed or made for one caller is answered but not kept,
 * and one that lacks a part for a few seconds only: long enough that its source is not asked with each visit.
 */
export function storable(
  page: RenderedPage,
  html: string,
  cache: Kept | "unkept",
  headers: Readonly<Record<string, string>>,
): Produced<StoredAnswer> {
  const { maxAgeSeconds, staleSeconds } =
    cache === "unkept" ? UNKEPT : page.lacksPart() ? briefly(cache) : cache;
  const store = cache !== "unkept" && !page.degraded() && page.status < 500;
  const cacheControl = store
    ? `public, max-age=0, s-maxage=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`
    : "no-store";
  const value = storedAnswer(page.status, { ...headers, "cache-control": cacheControl }, html);
  return {
    value,
    bytes: value.body.length + FACTS_BYTES,
    settle: async () => {
      await firstAskers();
      return (await packBody(value.body)) * IN_BOTH_FORMS + FACTS_BYTES;
    },
    store,
    maxAgeMs: maxAgeSeconds * 1000,
    staleMs: staleSeconds * 1000,
  };
}

/**
 * An answer that depends on cookies, or sets one, as it goes to this browser alone: our own cache tells its
 * forms apart by key, a shared cache on the way cannot and must not keep it.
 */
export function kept(answer: StoredAnswer): StoredAnswer {
  if (!answer.headers["cache-control"]?.startsWith("public")) return answer;
  return { ...answer, headers: { ...answer.headers, "cache-control": "private, no-cache" } };
}

/** The answer that sends on to another page of the site instead, kept as long as the page would be. */
export function leadingTo(location: string, { headers }: StoredAnswer): StoredAnswer {
  return storedAnswer(302, { ...headers, location }, "");
}

/** The pieces of a page as they get ready; hands over the whole once it is sent. */
export async function* inPieces(page: RenderedPage, onWhole: (html: string) => void): AsyncGenerator<string> {
  let whole = "";
  for (const piece of page.pieces) {
    const text = await piece;
    whole += text;
    yield text;
  }
  onWhole(whole);
}

type Kept = Pick<PageDocument["cache"], "maxAgeSeconds" | "staleSeconds">;

const UNKEPT: Kept = { maxAgeSeconds: 0, staleSeconds: 0 };

const briefly = ({ maxAgeSeconds, staleSeconds }: Kept): Kept => ({
  maxAgeSeconds: Math.min(maxAgeSeconds, 5),
  staleSeconds: Math.min(staleSeconds, 5),
});

/** By then a new page is compressed as whoever asked for it likes, which need not be done again. */
const firstAskers = () => setTimeout(1000, undefined, { ref: false });
/** Bytes of a page's address, headers and objects. */
const FACTS_BYTES = 2048;
/** Bytes a kept page takes as gzip and as Brotli, as a multiple of one of them. */
const IN_BOTH_FORMS = 2.2;

/**
 * Sends the page of a failure, whose status is set: never kept by anybody, compressed as the browser likes.
 */
export async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  reply.headers(answer.headers).header("cache-control", "no-store").header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await encodedBody(answer, encoding));
}

/** Sends a stored answer: nothing when the browser has it, compressed as it likes otherwise. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  state: string,
): Promise<FastifyReply> {
  reply
    .headers(answer.headers)
    .header("vary", VARY)
    .header("etag", answer.etag)
    .header("x-page-cache", state);
  if (answer.status === 503) reply.header("retry-after", "5");
  // Kept beyond its time because a new one fails: good for this guest now, not for caches on the way.
  if (state === "stale-error") reply.header("cache-control", "no-store");
  if (request.headers["if-none-match"] === answer.etag && answer.status === 200)
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .code(answer.status)
    .type("text/html; charset=utf-8")
    .send(await encodedBody(answer, encoding));
}

/** A browser with a vendor's or an app's cookie must not get the plain page from a cache on the way. */
const VARY = "accept-encoding, cookie";

/**
 * Sends a page that was made for this request alone, whose headers are set: nobody keeps it to ask for it
 * again, so it has no ETag.
 */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, state }: { readonly status: number; readonly html: string; readonly state: string },
): Promise<FastifyReply> {
  reply.code(status).type("text/html; charset=utf-8").header("vary", VARY).header("x-page-cache", state);
  if (status === 503) reply.header("retry-after", "5");
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") return reply.send(html);
  return reply.header("content-encoding", encoding).send(await compressed(html, encoding));
}
