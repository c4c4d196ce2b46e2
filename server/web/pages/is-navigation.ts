import type { IncomingHttpHeaders } from "node:http";

/**
 * True for a guest who goes to a page: not for what a browser loads ahead, nor for what a page, ours or a
 * foreign one, embeds as a picture or the like. A browser that says nothing of it is believed.
 */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const purpose = [headers["sec-purpose"], headers.purpose].flat().join();
  const destination = headers["sec-fetch-dest"];
  const isPage = destination === undefined || DESTINATIONS.includes(String(destination));
  return isPage && !/prefetch|prerender|preview/i.test(purpose);
}

/** `empty` is our own navigation, which fetches the document. */
const DESTINATIONS = ["document", "iframe", "empty"];
