import type { MessageCatalogue } from "../site/message-catalogue.ts";
import type { IslandPayload } from "./render-node.tsx";

export interface RenderedPage {
  readonly status: number;
  /** Pieces in document order; a promise where the page streams. None of a page about nothing. */
  readonly pieces: readonly (string | Promise<string>)[];
  readonly streams: boolean;
  /** Known once all pieces are there: a degraded page must not be cached. */
  readonly degraded: () => boolean;
  /** Known then, too: the backend failed for a part that a page can do without, which may come back soon. */
  readonly lacksPart: () => boolean;
  /** SHA-256 of the inline stylesheet for the content security policy, base64. */
  readonly styleHash: string;
}

/** Nodes rendered for one guest, by address. */
export interface FilledNodes {
  readonly html: Readonly<Record<string, string>>;
  readonly islands: Readonly<Record<string, IslandPayload>>;
  /** Words of these islands, which the page they come to may lack. */
  readonly messages: MessageCatalogue;
  /** The symbols their icons are drawn from, as HTML. */
  readonly icons: string;
  /** Addresses of nodes that say something of the page they were filled for, and hold on no other. */
  readonly bound: readonly string[];
  /** Whether one of them failed. */
  readonly degraded: boolean;
}
