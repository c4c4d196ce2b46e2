/** What the database says of the work beside calls. */
export interface Measures {
  readonly outboxPending: number;
  readonly outboxFailed: number;
  /** Age of the oldest work that is due, in seconds; 0 when none is. */
  readonly outboxOldestSeconds: number;
  readonly holdsActive: number;
  /** Holds whose time is over and whose rooms were not given back yet. */
  readonly holdsOverdue: number;
}

/** Where measures are told. */
export interface Gauges {
  readonly measured: (measures: Measures) => void;
  readonly brokenRules: (count: number) => void;
}
