import { useRef } from "react";
import { CallFailure, useCaller, usePage } from "#renderer";
import type { SlVerifyOutput } from "#schemas/generated/api/account.ts";

/** How asking the phone went; undefined where it was pressed again too soon to be meant. */
export type CallerIdOutcome = SlVerifyOutput | "silent" | undefined;

/**
 * Opens the app on the guest's phone and waits for its answer, a step at a time, until it is given up
 * (ACC-25, CONST-09). Presses within the debounce of one before count as that one. @throws CallFailure.
 */
export function useCallerId(): (returnTo: string) => Promise<CallerIdOutcome> {
  const call = useCaller();
  const { limits } = usePage();
  const { debounceMs, pollStepMs, pollEndMs } = limits.signIn;
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return async (returnTo) => {
    const now = Date.now();
    if (now - pressed.current < debounceMs) return undefined;
    pressed.current = now;
    const own = { oauth_mode: "truecaller", redirect_uri: `${location.origin}/login/truecaller/` };
    const { authorize_url, state } = await call("slOauth", { ...own, retUrl: returnTo });
    if (!state) return "silent";
    openApp(authorize_url);
    for (let waited = pollStepMs; waited <= pollEndMs; waited += pollStepMs) {
      await new Promise((resolve) => setTimeout(resolve, pollStepMs));
      const { status } = await asked(call("slVerified", { oauth_mode: own.oauth_mode, state }));
      if (status === "ended") break;
      if (status === "verified") return call("slVerify", { ...own, state });
    }
    return "silent";
  };
}

/** A poll that was lost is one that heard nothing; the next one may. */
async function asked<Answer extends { readonly status: string }>(answer: Promise<Answer>) {
  return answer.catch((cause: unknown) => {
    if (cause instanceof CallFailure && cause.statusCode === 401) throw cause;
    return { status: "waiting" } as const;
  });
}

/** A link of the web opens beside the page, one of the app's own kind over it: the page waits in both. */
function openApp(address: string): void {
  if (/^https?:/.test(address)) window.open(address, "_blank", "noopener");
  else location.assign(address);
}
