import { writeStorage } from "../consent/write-storage.ts";
import { guestMark, isKnown } from "../guest-mark.ts";
import type { Toggles } from "./toggles.ts";

let token: Promise<string> | undefined;
/** The mark of the guest whose session was found to have ended. */
let ended: string | undefined;

/**
 * Sends what is wanted of a value until it is so. Where it could not be kept it is shown as it was before,
 * with words.
 */
export async function turn(value: string, state: HTMLElement, toggles: Toggles): Promise<void> {
  const { wanted, underWay } = toggles;
  let answer: Response | undefined;
  let sent: boolean | undefined;
  do {
    sent = wanted.get(value);
    answer = await send(state.dataset, value, sent ?? false).catch(() => undefined);
  } while (answer?.ok && wanted.get(value) !== sent);
  underWay.delete(value);
  if (answer?.ok) document.dispatchEvent(new Event("staywright:guest"));
  else {
    wanted.delete(value);
    toggles.show();
    if (answer?.status === 401) {
      tellEnded(state);
      signIn(value, state, toggles.begun);
    } else toggles.sayFailed();
  }
}

/**
 * Tells, once for presses that were refused together, that the session of the guest the page knows has ended
 * (ACC-06): what follows from signing out follows from this too.
 */
function tellEnded(state: HTMLElement): void {
  const mark = state.closest<HTMLElement>("[data-fill]")?.dataset.filled;
  if (mark === ended) return;
  ended = mark;
  document.dispatchEvent(new Event("staywright:logout"));
}

async function send(call: DOMStringMap, value: string, on: boolean, refused = false): Promise<Response> {
  const [subject = "", state = ""] = call.fields?.split(" ") ?? [];
  token ??= fetch("/api/pwa/session").then(async (answer) => (await answer.json()).csrf_token);
  token.catch(forget);
  const answer = await fetch(call.action ?? "", {
    method: "POST",
    // It goes on where the guest does.
    keepalive: true,
    headers: { "content-type": "application/json", "x-csrf-token": await token },
    body: JSON.stringify({ [subject]: +value, [state]: on, idempotency_key: crypto.randomUUID() }),
  });
  if (answer.ok) {
    // An answer that nobody can read says nothing of what was done (API-02).
    await answer.json();
    return answer;
  }
  forget();
  // The session has got a new secret since, and with it a new token.
  return answer.status === 403 && !refused ? send(call, value, on, true) : answer;
}

function forget(): void {
  token = undefined;
}

/**
 * Leads to where one signs in, and back here: a stranger to the popup that a link of the page opens there.
 * What was begun is done, once, on the first page that knows the guest.
 */
export function signIn(value: string, { dataset }: HTMLElement, begun: Toggles["begun"]): void {
  writeStorage("sessionStorage", begun, `${value} ${Date.now()}`);
  const link = document.querySelector<HTMLElement>(`a[data-modal][href="${dataset.signIn}"]`);
  if (link && !isKnown(guestMark())) {
    link.click();
    return;
  }
  const address = new URL(dataset.signIn ?? "/", location.href);
  address.searchParams.set("retUrl", location.pathname + location.search);
  location.assign(address.href.replaceAll("%2F", "/"));
}
