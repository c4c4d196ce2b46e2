import type { FastifyReply } from "fastify";
import { errorMessageId } from "#domain/shell";
import type { SiteView } from "#renderer";
import type { ApiError } from "../../platform/api-error.ts";
import { releaseText } from "../../supply/release-text.ts";

/**
 * Tells a browser why it is refused: a page that costs nothing to make, in the reader's language, with the
 * way home and, for who asks too often, the seconds to wait.
 */
export function sendRefusal(
  reply: FastifyReply,
  release: Parameters<typeof releaseText>[0],
  { site, locale, language }: SiteView,
  refusal: ApiError,
): FastifyReply {
  const name = plain(site.brand.siteName);
  const isReturn = refusal.details?.reason === "state";
  const id = isReturn ? "errors.return-refused" : errorMessageId(refusal.code);
  const words = plain(releaseText(release, id, locale) ?? refusal.message);
  if (refusal.code === "rate_limited") reply.header("retry-after", refusal.details?.retry_after ?? 60);
  return reply
    .code(refusal.statusCode)
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language.contentLanguage}" dir="${language.rtl ? "rtl" : "ltr"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><main><h1><a href="/">${name}</a></h1><p>${words}</p></main></html>`,
    );
}

function plain(text: string): string {
  return text.replace(/[<>&"]/g, "");
}
