import type { Finding, PageInsight, Provenance } from "#renderer/release";
import type { ForcedConditions } from "../releases/preview-token.ts";
import type { DraftFile, SaveResult } from "./draft.ts";
import type { PageEdit } from "./page-edit.ts";

/** What the studio makes its frame believe, so that any condition can be looked at. */
export interface ForcedContext extends ForcedConditions {
  /** Reads every language from this side. */
  readonly dir?: "ltr" | "rtl";
}

/** A widget as the studio offers it. */
export interface StudioWidget {
  readonly name: string;
  readonly description: string;
  readonly category?: string;
  readonly version: number;
  readonly hydrate: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<
    Record<
      string,
      { readonly description: string; readonly allow?: readonly string[]; readonly max?: number }
    >
  >;
  /** Props of its first example. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface StudioSite {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

/** What does not change while the studio is open. */
export interface StudioStart {
  readonly site: string;
  readonly sites: readonly StudioSite[];
  readonly widgets: readonly StudioWidget[];
  /** Arms of the site's experiments by id. */
  readonly experiments: Readonly<Record<string, readonly string[]>>;
  readonly forced: ForcedContext;
}

export interface StudioLayer {
  readonly name: string;
  readonly file: string;
  /** Whether the layer says anything about the page yet. */
  readonly exists: boolean;
}

/** The draft as it stands. */
export interface StudioDraft {
  readonly files: readonly DraftFile[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Errors and warnings of the whole configuration with the draft over it. */
  readonly findings: readonly Finding[];
}

/** The page at an address, opened up. */
export interface StudioPage {
  readonly site: string;
  readonly page: string;
  readonly layers: readonly StudioLayer[];
  /** Null while the page has mistakes. */
  readonly insight: PageInsight | null;
  /** Who decides the order of each list, strongest first, by list (`main`, `main.hero.search`). */
  readonly orders: Readonly<Record<string, readonly Provenance[]>>;
  readonly draft: StudioDraft;
}

export interface StudioMessage {
  readonly id: string;
  readonly text: string;
}

export interface EditRequest {
  readonly url: string;
  readonly layer: string;
  readonly edit: PageEdit;
}

/** The page after an edit, or why it was refused. */
export type EditAnswer =
  | { readonly ok: true; readonly page: StudioPage }
  | { readonly ok: false; readonly message: string };

export type SaveAnswer = SaveResult;
