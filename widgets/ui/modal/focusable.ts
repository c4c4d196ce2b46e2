/** Elements inside `root` that Tab reaches, in order. */
export function focusableIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) => element.tabIndex >= 0 && !element.closest("[inert], [hidden]"),
  );
}

const SELECTOR =
  "a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]";
