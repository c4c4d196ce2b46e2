import type { Release } from "#renderer";
import type { PageRenderer } from "#renderer/server";
import type { Previews } from "../preview/preview.ts";
import type { ReleaseOf } from "../releases/request-release.ts";
import type { Reached } from "./security-headers.ts";

export interface WebOptions {
  /** The release pages are made from; may change while running. */
  readonly release: () => Release;
  /**
   * The release of a request, where a share of the guests may see another one; `release` for all when absent.
   */
  readonly releaseOf?: ReleaseOf;
  /** Previews of other releases; none when absent. */
  readonly previews?: Pick<Previews, "of">;
  readonly rendererFor: (release: Release) => PageRenderer;
  readonly now: () => Date;
  /** Bytes of rendered pages kept in memory; 0 turns the cache off. */
  readonly cacheBytes: number;
  readonly development: boolean;
  /** Whether `/_gallery` shows every widget's examples. */
  readonly gallery: boolean;
  readonly widgetNames: readonly string[];
  /** Origins of other backends that `apiBaseHost` may name (VAL-09). */
  readonly apiHosts: readonly string[];
  /** Reaches backends of other hosts; the platform's own when absent. */
  readonly fetch?: typeof fetch;
  /** Origins of third parties by role, for pages that lead there; none when absent. */
  readonly outside?: Reached | undefined;
}
