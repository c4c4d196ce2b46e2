import type { IslandPayload } from "./render-node.tsx";

export interface RenderedPage {
  readonly status: number;
  /** Pieces in document order; a promise where the page streams. */
  readonly pieces: readonly (string | Promise<string>)[];
  readonly streams: boolean;
  /** Known once all pieces are there: a degraded page must not be cached. */
  readonly degraded: () => boolean;
  /** SHA-256 of the inline stylesheet for the content security policy, base64. */
  readonly styleHash: string;
}

/** Nodes rendered for one guest, by address. */
export interface FilledNodes {
  readonly html: Readonly<Record<string, string>>;
  readonly islands: Readonly<Record<string, IslandPayload>>;
  /** Whether one of them failed. */
  readonly degraded: boolean;
}
