/** What a step of the browser's history remembers of its page. */
export interface HistoryStep {
  readonly scroll?: number;
  /** What was added to the page's lists, in order. */
  readonly appended?: readonly Appended[];
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
