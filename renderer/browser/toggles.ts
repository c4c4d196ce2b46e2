import { writeStorage } from "./consent/write-storage.ts";
import { guestMark, isKnown } from "./guest-mark.ts";

/** The state a guest wants by value: it holds until the server has said how it is. */
const wanted = new Map<string, boolean>();
const underWay = new Set<string>();
let token: Promise<string> | undefined;
/** The mark of the guest whose session was found to have ended. */
let ended: string | undefined;

/**
 * Shows the buttons of a page for everybody whose state is the guest's own (`data-toggle`, hidden as the page
 * comes), by what the filled place `data-toggles` says: the values that are on, where a press is sent, in
 * which fields, and where one signs in. Without it there are no such buttons.
 */
export function showToggles(): void {
  const state = stateNow();
  // What was asked for after the last press knows more than the press.
  if (state?.closest<HTMLElement>("[data-fill]")?.dataset.filled === guestMark())
    for (const value of wanted.keys()) if (!underWay.has(value)) wanted.delete(value);
  const on = state?.dataset.toggles?.split(" ");
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-toggle]")) {
    button.hidden = !on;
    button.ariaPressed = `${wanted.get(button.value) ?? on?.includes(button.value) ?? false}`;
  }
  const begun = state && state.dataset.stranger === undefined && takeBegun();
  if (begun) void turn(begun, true, state);
}

document.addEventListener("staywright:items", showToggles);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-toggle]");
  const state = stateNow();
  if (!button || !state) return;
  if (state.dataset.stranger === undefined) void turn(button.value, button.ariaPressed !== "true", state);
  else signIn(button.value, state);
});

/**
 * Turns a value on or off: at once as it is seen, and back, with words, where it could not be kept. The last
 * press counts.
 */
async function turn(value: string, on: boolean, state: HTMLElement): Promise<void> {
  const isSent = underWay.has(value);
  wanted.set(value, on);
  underWay.add(value);
  showToggles();
  if (isSent) return;
  let answer: Response | undefined;
  let sent: boolean | undefined;
  do {
    sent = wanted.get(value);
    answer = await send(state.dataset, value, sent ?? on).catch(() => undefined);
  } while (answer?.ok && wanted.get(value) !== sent);
  underWay.delete(value);
  if (answer?.ok) document.dispatchEvent(new Event("staywright:guest"));
  else {
    wanted.delete(value);
    showToggles();
    if (answer?.status === 401) {
      tellEnded(state);
      signIn(value, state);
    } else sayFailed(stateNow());
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

/** Without a connection the words say that (`data-offline`). */
function sayFailed(state: HTMLElement | null): void {
  const words = state?.querySelector<HTMLElement>("[data-toggle-failed]");
  words?.toggleAttribute("data-offline", !navigator.onLine);
  words?.showPopover();
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
function signIn(value: string, { dataset }: HTMLElement): void {
  writeStorage("sessionStorage", BEGUN, `${value} ${Date.now()}`);
  const link = document.querySelector<HTMLElement>(`a[data-modal][href="${dataset.signIn}"]`);
  if (link && !isKnown(guestMark())) {
    link.click();
    return;
  }
  const address = new URL(dataset.signIn ?? "/", location.href);
  address.searchParams.set("retUrl", location.pathname + location.search);
  location.assign(address.href.replaceAll("%2F", "/"));
}

function takeBegun(): string | null {
  try {
    const [begun, at] = sessionStorage.getItem(BEGUN)?.split(" ") ?? [];
    sessionStorage.removeItem(BEGUN);
    // Who signs in hours later in the same tab may be somebody else, or want something else.
    return begun && Date.now() - Number(at) < BEGUN_MS ? begun : null;
  } catch {
    return null;
  }
}

function stateNow(): HTMLElement | null {
  return document.querySelector("[data-toggles]");
}

const BEGUN = "begun";
const BEGUN_MS = 30 * 60_000;
