import { diffReleases, type ReleaseDiff } from "#renderer/release";
import { type CompareSources, defaultBefore, loadCompared } from "../diff/load-compared.ts";
import { markdownDiff } from "../diff/markdown-diff.ts";
import { prettyDiff } from "../diff/pretty-diff.ts";

export interface DiffOptions extends CompareSources {
  /**
   * `live`, `folder`, `git:<revision>`, the path of a folder with config/, or the beginning of a stored
   * release's hash.
   */
  readonly before?: string;
  /** As `before`; the working configuration when absent. */
  readonly after?: string;
  readonly format: "pretty" | "json" | "markdown";
  /** Answer 1 when a change is of this class or worse. */
  readonly failOn?: "breaking" | "risky";
}

/** What `--json` prints: the comparison with the names of its sides. Absent values are left out. */
export interface DiffAnswer extends ReleaseDiff {
  readonly from: string;
  readonly to: string;
}

/**
 * `staywright diff [before] [after]`: what changes on which site, by cause. Returns 1 when `failOn` says so.
 */
export async function diff({
  before,
  after = "folder",
  format,
  failOn,
  ...sources
}: DiffOptions): Promise<number> {
  const from = await loadCompared(before ?? (await defaultBefore(sources)), sources);
  try {
    const to = await loadCompared(after, sources);
    try {
      const found = diffReleases(from, to);
      if (format === "json") {
        const answer: DiffAnswer = { from: from.name, to: to.name, ...found };
        console.log(JSON.stringify(answer, null, 2));
      } else if (format === "markdown") console.log(markdownDiff(found, from, to));
      else console.log(prettyDiff(found, from, to, isTerminal()));
      return fails(found, failOn) ? 1 : 0;
    } finally {
      await to.remove();
    }
  } finally {
    await from.remove();
  }
}

function fails({ changes }: ReleaseDiff, failOn: DiffOptions["failOn"]): boolean {
  if (failOn === undefined) return false;
  return changes.some((change) => change.class === "breaking" || change.class === failOn);
}

function isTerminal(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
