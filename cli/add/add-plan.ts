/** What an `add` command is about to do. */
export interface AddPlan {
  /** Texts to write by path: new files and changed ones. Empty when everything is there already. */
  readonly files: ReadonlyMap<string, string>;
  /** The piece in words, such as `The brand marlowe`. */
  readonly what: string;
  /** What the owner should look at, because no public data knows it. */
  readonly notes: readonly string[];
  /** What to do or read next. */
  readonly next?: readonly string[];
  /** Local address of the page or site it made. */
  readonly url?: string;
  /** Domain id of the site it made. */
  readonly domain?: string;
}

/** Options every `add` command takes. */
export interface AddOptions {
  readonly root: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/**
 * Where a site answers on this machine (`<domain id>.localhost`), at the port that `PORT` gives the server.
 */
export function localUrl(domain: string, path = "/"): string {
  return `http://${domain}.localhost:${process.env.PORT || 3000}${path}`;
}
