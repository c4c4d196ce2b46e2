import type { PageRequestInput } from "#renderer/server";
import { sameOriginPath } from "../../platform/same-origin-path.ts";

/** A page's calls, watched for an answer that leads elsewhere. */
export interface WatchedCalls {
  readonly run: PageRequestInput["run"];
  /** Path of this site to go to instead of showing the page; null when no answer named any. */
  readonly leadsTo: () => string | null;
}

/**
 * Watches what a page's calls answer for a `redirect`, in a success or in the details of a failure (BDET-06);
 * other origins are not followed.
 */
export function watchRedirects(run: PageRequestInput["run"]): WatchedCalls {
  let path: string | null = null;
  const note = (answer: unknown) => {
    const redirect =
      answer && typeof answer === "object" && "redirect" in answer ? answer.redirect : undefined;
    if (typeof redirect === "string") path ??= sameOriginPath(redirect);
  };
  return {
    async run(...call) {
      try {
        const answer = await run(...call);
        note(answer);
        return answer;
      } catch (failure) {
        note(failure && typeof failure === "object" && "details" in failure ? failure.details : undefined);
        throw failure;
      }
    },
    leadsTo: () => path,
  };
}
