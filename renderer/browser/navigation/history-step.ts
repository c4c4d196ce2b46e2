/** What a step of the browser's history remembers of its page. */
export interface HistoryStep {
  readonly scroll?: number;
  /** What was added to the page's lists, in order. */
  readonly appended?: readonly Appended[] | undefined;
  /** What covers the page; empty once it has given its step to a page on its way. */
  readonly layer?: string;
  /** Where the popup of the address was opened from the step before: the address of that step. */
  readonly over?: string | undefined;
}

/** Items of another page in a list of this one. */
export interface Appended {
  readonly href: string;
  /** Id of the list. */
  readonly list: string;
}

/** The step the guest stands at. */
export function stepOf(): HistoryStep {
  // Only this folder writes to the history.
  return (history.state ?? {}) as HistoryStep;
}
