import { readPageData } from "../page-data.ts";
import type { FailedPart } from "./failed-parts.ts";

/**
 * Reports what failed in this browser to the server that sent the page, so that a release which breaks pages
 * is found out: which release, page, island and message. Nothing of the guest, and no text of the error,
 * which may quote what somebody typed. Each failure once, few of a document.
 */
export function reportFailures(): void {
  const reported = new Set<string>();
  const report = ({ node, message }: FailedPart): void => {
    const page = readPageData(document)?.page;
    const body = JSON.stringify({ page: page?.page, node, message });
    if (!page || reported.has(body) || reported.size === MOST_REPORTS) return;
    reported.add(body);
    // Also from a page that is being left. Without a connection it is lost.
    fetch("/_failures", {
      method: "POST",
      headers: { "content-type": "application/json", "x-release": page.release },
      body,
      keepalive: true,
    }).catch(() => {});
  };
  const before = window.failedParts;
  window.failedParts = { push: report };
  for (const part of Array.isArray(before) ? (before as FailedPart[]) : []) report(part);
  addEventListener("error", ({ error, filename }) => {
    // Extensions of the browser fail too, and some of its own notices come without an error.
    if (error && filename.startsWith(`${location.origin}/`)) report({});
  });
}

const MOST_REPORTS = 5;
