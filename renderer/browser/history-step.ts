/** What a step of the browser's history remembers of its page. */
export interface HistoryStep {
  readonly scroll?: number;
  /** What was added to the page's lists, in order. */
  readonly appended?: readonly Appended[] | undefined;
  /** What covers the page. */
  readonly layer?: string;
  /** True once what covered the page has given its step to a page on its way. */
  readonly given?: boolean;
  /** True where the popup of the address was opened from the step before. */
  readonly openedModal?: boolean;
  /** Address of the page that Back from the popup leads to. */
  readonly over?: string;
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
