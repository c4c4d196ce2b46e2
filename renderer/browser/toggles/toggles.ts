import { guestMark } from "../guest-mark.ts";
import { BEGUN, sayFailed, stateNow, underWay, wanted } from "./toggle-state.ts";

/** What follows a press waits for one. */
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
  else
    pressed().then(
      ({ signIn }) => signIn(button.value, state),
      () => sayFailed(state),
    );
});

/** Shows at once what a guest wants of a value; the last press counts. */
function press(value: string, on: boolean, state: HTMLElement): void {
  const isSent = underWay.has(value);
  wanted.set(value, on);
  underWay.add(value);
  showToggles();
  if (isSent) return;
  pressed().then(
    ({ turn }) => turn(value, state, showToggles),
    () => {
      underWay.delete(value);
      wanted.delete(value);
      showToggles();
      sayFailed(state);
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

const BEGUN_MS = 30 * 60_000;
