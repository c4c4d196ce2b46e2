import type { Audience } from "#schemas";
import type { PageDocument } from "../page/page-document.ts";
import type { CompiledPage } from "./page-plan.ts";

export interface CacheKeyInput {
  readonly release: string;
  readonly siteId: string;
  /** The vendor that embeds the site; empty for the site itself. */
  readonly vendor: string;
  readonly locale: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, string>>;
  readonly device: string;
  /** How the guest came to browse (MODE-03); absent for most. */
  readonly userMode?: string | undefined;
  /** Whom the page is for, by the authenticated session alone. */
  readonly audience: Audience;
  /** True where nobody can say whether the guest is a member, which the page may tell. */
  readonly membershipUnread: boolean;
  readonly today: string;
}

/**
 * Keeps the query parameters a page declares (`locale` always), sorted: all others change nothing. `modal` is
 * none of them, for a popup lies over the page in the browser: the page is the same with it and without, and
 * what it links to does not open it.
 */
export function declaredQuery(
  document: Pick<PageDocument, "cache">,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const name of declaredNames(document.cache.query)) {
    const value = query[name];
    if (value !== undefined && value !== "") kept[name] = value;
  }
  return kept;
}

const sorted = new WeakMap<readonly string[], readonly string[]>();

function declaredNames(query: readonly string[]): readonly string[] {
  let names = sorted.get(query);
  if (!names) {
    names = [...query, "locale"].sort();
    sorted.set(query, names);
  }
  return names;
}

/**
 * Key of a public page: site, vendor, locale, path, declared query, day and device, which every page reads
 * (the footer's year, parts an app hides), and of experiments, the mode and the audience what the page reads.
 */
export function cacheKey(page: CompiledPage, input: CacheKeyInput): string {
  const variants = page.flags.map((flag) => `${flag}=${input.flags[flag] ?? ""}`);
  variants.push(`device=${input.device}`);
  if (page.usesMode) variants.push(`mode=${input.userMode ?? ""}`);
  if (page.readsAudience) variants.push(`audience=${input.audience}`);
  if (page.readsAudience && input.membershipUnread) variants.push("membership=unread");
  return [
    input.release,
    input.siteId,
    input.vendor,
    input.locale,
    input.path,
    new URLSearchParams(input.query).toString(),
    variants.join(","),
    input.today,
  ].join("\n");
}
