/**
 * Percent by which a heap may grow before it is collected, where V8 would let it double or more: memory is
 * given back rather than kept for the next burst.
 */
export const HEAP_GROWING_PERCENT = 33;

/** Flags of Node for a process that serves. */
export const WORKER_FLAGS: readonly string[] = [
  `--heap-growing-percent=${HEAP_GROWING_PERCENT}`,
  "--max-semi-space-size=8",
];
