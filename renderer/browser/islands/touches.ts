/** Everything of an island that no code has taken over yet. */
export const SLEEPING = "[data-island]:not([data-awake])";

/** Keys that do nothing in a page by themselves, or less than an island does with them. */
export const REPLAYED_KEYS = /^(Arrow|Page)|^(Escape|Home|End)$/;

/** What a guest does to islands: pointer, focus, keys, typing, sending. */
const TYPES = ["pointerdown", "mousedown", "focusin", "keydown", "input", "click", "submit"];

/**
 * Hears what a guest does to islands that sleep, and holds back what the browser would do in their stead,
 * which their own code is about to: `hear` has it done again. All of it stands in the first script, for
 * nothing that is done before the rest has come may be lost.
 */
export function listenForTouches(hear: (event: Event, island: Element) => void): void {
  for (const type of TYPES)
    document.addEventListener(
      type,
      (event) => {
        const island = (event.target as Element | null)?.closest?.(SLEEPING);
        if (!island) return;
        if (isHeld(event)) event.preventDefault();
        else if (event.type === "submit") return;
        hear(event, island);
      },
      { capture: true },
    );
}

function isHeld({ type, target }: Event): boolean {
  const element = target as Element;
  if (type === "click") return element.closest("button:not([type=submit])") !== null;
  // By itself the browser would put what was typed into the address.
  if (type === "submit") return !element.hasAttribute("data-navigate");
  // The list that opened would be that of the sleeping island: its own may be longer.
  return type === "mousedown" && element.matches("select");
}

/**
 * The islands that were used before anybody listened, each with the element the guest is at or has filled in.
 */
export function touchedBefore(): readonly (readonly [target: Element, island: Element])[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    `${SLEEPING} :is(input, textarea):not([type=hidden])`,
  );
  // The value of a box to tick is no default of its own.
  const typed = [...fields].filter(({ type, value, defaultValue, checked, defaultChecked }) =>
    /^(checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue,
  );
  return [document.activeElement, ...typed].flatMap((target) => {
    const island = target?.closest(SLEEPING);
    return target && island ? [[target, island] as const] : [];
  });
}
