import { guestMark } from "../guest-mark.ts";

/** What guests want, and how it is shown; handed on, so that what follows a press waits for one. */
export interface Toggles {
  /** The state a guest wants by value: it holds until the server has said how it is. */
  readonly wanted: Map<string, boolean>;
  /** Values that are being sent. */
  readonly underWay: Set<string>;
  /** Where this tab keeps what was begun before signing in. */
  readonly begun: typeof BEGUN;
  readonly show: () => void;
  /** Says that something could not be kept. */
  readonly sayFailed: () => void;
}

const BEGUN = "begun";
const wanted = new Map<string, boolean>();
const underWay = new Set<string>();
const toggles: Toggles = { wanted, underWay, begun: BEGUN, show: showToggles, sayFailed };

const pressed = () => import("./turn-toggle.ts");

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
  if (begun) press(begun, true, state);
}

document.addEventListener("staywright:items", showToggles);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-toggle]");
  const state = stateNow();
  if (!button || !state) return;
  if (state.dataset.stranger === undefined) press(button.value, button.ariaPressed !== "true", state);
  else pressed().then(({ signIn }) => signIn(button.value, state, BEGUN), sayFailed);
});

/** Shows at once what a guest wants of a value; the last press counts. */
function press(value: string, on: boolean, state: HTMLElement): void {
  const isSent = underWay.has(value);
  wanted.set(value, on);
  underWay.add(value);
  showToggles();
  if (isSent) return;
  pressed().then(
    ({ turn }) => turn(value, state, toggles),
    () => {
      underWay.delete(value);
      wanted.delete(value);
      showToggles();
      sayFailed();
    },
  );
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

/** Without a connection the words say that (`data-offline`). */
function sayFailed(): void {
  const words = stateNow()?.querySelector<HTMLElement>("[data-toggle-failed]");
  words?.toggleAttribute("data-offline", !navigator.onLine);
  words?.showPopover();
}

const BEGUN_MS = 30 * 60_000;
