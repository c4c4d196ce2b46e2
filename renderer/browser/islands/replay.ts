import { whenIdle } from "../when-idle.ts";
import { REPLAYED_KEYS } from "./touches.ts";

/** What a guest did to an island that slept: an event's type, and where it happened. */
export interface Touch {
  readonly type: string;
  readonly target: HTMLElement;
  readonly island: Element;
  /** The event, where somebody heard it. */
  readonly event?: Event;
}

/** A second press on any other input would take the first one back. */
const TEXT_FIELD = "input:not([type=checkbox], [type=radio], [type=submit], [type=button])";

/**
 * Wakes the island a guest touched (`wake` resolves when it is awake, or cannot be woken), then does again
 * what its own code has to hear: presses, keys, focus and forms, in their order. What was typed is in its
 * fields (`keepEarlyInput`).
 */
export function createReplay(wake: (island: Element) => Promise<void>): (touch: Touch) => Promise<void> {
  /** What opens at a press stays open however often it was pressed meanwhile. */
  const opening = new WeakSet<Element>();

  return async ({ type, target, island, event }) => {
    const button = type === "click" ? target.closest("button:not([type=submit])") : null;
    const opens = button?.hasAttribute("aria-expanded") ? button : null;
    if (opens && opening.has(opens)) return;
    if (opens) opening.add(opens);
    await wake(island);
    if (opens) opening.delete(opens);
    if (!target.isConnected || !island.hasAttribute("data-awake")) return;
    const isFocused = document.activeElement === target;
    if (button) target.click();
    // The press has put the cursor into the field; what the field shows for it comes now.
    else if ((type === "click" || !event) && isFocused && target.matches(TEXT_FIELD)) target.click();
    else if (type === "focusin" && isFocused)
      target.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    else if (type === "keydown") pressAgain(target, event as KeyboardEvent);
    else if (type === "mousedown" && target instanceof HTMLSelectElement) openList(target);
    else if (type === "submit") (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  };
}

function pressAgain(target: HTMLElement, { key, code, shiftKey }: KeyboardEvent): void {
  if (!REPLAYED_KEYS.test(key)) return;
  const again = { key, code, shiftKey, bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent("keydown", again));
}

/** Opens a list once its island has had the time to fill it. */
function openList(select: HTMLSelectElement): void {
  select.focus();
  whenIdle(() => {
    try {
      select.showPicker();
    } catch {
      // The press is too long ago, or the browser has no such way: the next press opens it.
    }
  });
}
