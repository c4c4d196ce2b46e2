/** What `remove` and `rename` are about to do. Paths are relative to the project, with forward slashes. */
export interface ChangePlan {
  /** New texts: of files that stay, and of files that are renamed, under their new paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that go. */
  readonly removed: ReadonlySet<string>;
  /** Files that are called otherwise; one that changes too is in `texts`. */
  readonly moved: ReadonlyMap<string, string>;
  /** The places that follow, in words: `config/domains/x.json:5 locales.1`. */
  readonly places: readonly string[];
  /** What the owner should look at. */
  readonly notes: readonly string[];
}

/** Why a change is refused before it is tried: sentences for the owner. */
export class ChangeRefused extends Error {}
