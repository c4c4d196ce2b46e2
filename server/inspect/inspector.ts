import type { ConfigSource, NodeInsight, PageInsight, ReleaseResult } from "#renderer/release";
import { type InspectQuestion, inspectResult } from "../releases/inspect-result.ts";
import type { WorkerThread } from "../releases/worker-thread.ts";

/** Opens up pages and nodes of one release: null for what it does not have. */
export interface Inspector {
  readonly page: (site: string, page: string) => Promise<PageInsight | null>;
  readonly node: (site: string, page: string, address: string) => Promise<NodeInsight | null>;
}

/** Answers from a result that is at hand. */
export function inspectorOf(result: () => ReleaseResult | Promise<ReleaseResult>): Inspector {
  return answering(async (question) => inspectResult(await result(), question));
}

export interface StoredRelease {
  readonly hash: string;
  readonly builtAt: string;
  /** What it was built from. Asked for when the thread does not remember the release. */
  readonly source: () => Promise<ConfigSource>;
}

/**
 * Has the questions answered in another thread, which builds the release again from its source and remembers
 * it.
 */
export function workerInspector({ ask }: WorkerThread, { hash, builtAt, source }: StoredRelease): Inspector {
  return answering(async (question) => {
    const order = { kind: "inspect", hash, question } as const;
    const { known, insight } = await ask(order);
    if (known) return insight;
    const made = { now: Date.parse(builtAt), source: await source() };
    return (await ask({ ...order, made })).insight;
  });
}

function answering(
  answer: (question: InspectQuestion) => Promise<PageInsight | NodeInsight | null>,
): Inspector {
  return {
    page: (site, page) => answer({ site, page }) as Promise<PageInsight | null>,
    node: (site, page, address) => answer({ site, page, address }) as Promise<NodeInsight | null>,
  };
}
