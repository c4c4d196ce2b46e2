/** A change of a channel. `to` is null when the configuration folder is followed from then on. */
export interface ReleaseEvent {
  readonly generation: number;
  /**
   * `canary` and `share` leave what is live up; `promote` makes the canary live, `abort` (from the canary to
   * what is live) ends it.
   */
  readonly kind: "publish" | "rollback" | "follow" | "canary" | "share" | "promote" | "abort";
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string;
  /** Who did it; empty when nobody said. */
  readonly actor: string;
  /** Changes that lose guests something, and why they were let through. */
  readonly breaking: number;
  readonly allowedBecause: string;
  /** Share of the guests in percent, where a canary begins or its share changes. */
  readonly percent: number | null;
  readonly at: Date;
}

/** Whether a change made another release the live one. */
export function changedLive({ kind }: Pick<ReleaseEvent, "kind">): boolean {
  return kind !== "canary" && kind !== "share" && kind !== "abort";
}

/**
 * Releases a channel can be rolled back to, nearest first. A publication goes on top of what was live; a
 * rollback takes off everything above the release it went back to, so that one rollback after another walks
 * further back. Following the folder counts as a state between releases, never as one to go back to.
 */
export function rollbackTargets(
  oldestFirst: readonly Pick<ReleaseEvent, "kind" | "to">[],
): readonly string[] {
  const live: (string | null)[] = [];
  for (const { kind, to } of oldestFirst.filter(changedLive)) {
    const back = kind === "rollback" ? live.slice(0, -1).lastIndexOf(to) : -1;
    if (back >= 0) live.length = back + 1;
    else if (live.at(-1) !== to) live.push(to);
  }
  const current = live.at(-1);
  const below = live.slice(0, -1).reverse();
  return [...new Set(below)].filter((hash): hash is string => hash !== null && hash !== current);
}
