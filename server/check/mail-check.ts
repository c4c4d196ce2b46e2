import type { Release, Site } from "#renderer";
import type { Finding, ReleaseResult } from "#renderer/release";
import { nameOf } from "#renderer/server";
import type { MailTemplate } from "#schemas";
import { sampleFacts } from "../mails/sample-facts.ts";
import { writeMail } from "../mails/write-mail.ts";

/** A mail that cannot be written, and what it says of why. */
interface MailProblem {
  readonly siteId: string;
  readonly locale: string;
  readonly mail: MailTemplate;
  readonly cause: string;
}

/**
 * What was written for a site is not written again for one of the same mail, brand, country, language and
 * words.
 */
const clean = new WeakMap<object, Set<string>>();

/**
 * Writes every mail of every site in each of its languages, of events that say everything and of ones that
 * say the least.
 */
export function mailFindings(release: Release, explain: ReleaseResult["explain"]): readonly Finding[] {
  const byCause = new Map<string, MailProblem[]>();
  for (const site of Object.values(release.sites))
    for (const problem of problemsOf(release, site)) {
      const key = [problem.mail.id, problem.cause].join("\u001f");
      byCause.set(key, [...(byCause.get(key) ?? []), problem]);
    }
  return [...byCause.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { siteId, locale, mail, cause } = first;
    const place = explain(siteId, placeIn(mail, cause, siteId, locale, explain))[0];
    const { file, line, column } = place ?? { file: `config/mails/${mail.id}.json`, line: 1, column: 1 };
    const sites = [...new Set(same.map((each) => each.siteId))].sort();
    const message = `The mail "${mail.id}" cannot be written in ${locale}: ${cause}`;
    return [{ code: "mail-failed", severity: "error", file, line, column, message, sites }];
  });
}

function problemsOf(release: Release, site: Site): readonly MailProblem[] {
  return site.locales.flatMap((locale) => {
    const words = release.messages[locale] ?? release;
    const known = clean.get(words) ?? new Set<string>();
    clean.set(words, known);
    const { brand, country } = site;
    const brandWords = release.brandMessages[brand.id]?.[locale];
    const reader = [release.languages[locale], brand, country, brandWords].map(nameOf);
    return Object.values(site.mails).flatMap((mail) => {
      const key = [locale, ...reader, nameOf(mail)].join("\u001f");
      if (known.has(key)) return [];
      const found = Object.values(sampleFacts(mail.event, site)).flatMap(
        (factsOf): readonly MailProblem[] => {
          try {
            writeMail(mail, { release, site, locale }, factsOf);
            return [];
          } catch (error) {
            const cause = error instanceof Error ? error.message : String(error);
            return [{ siteId: site.id, locale, mail, cause }];
          }
        },
      );
      if (found.length === 0) known.add(key);
      return found.slice(0, 1);
    });
  });
}

/** The message in a language that cannot be said, else where the mail names it. */
function placeIn(
  mail: MailTemplate,
  cause: string,
  siteId: string,
  locale: string,
  explain: ReleaseResult["explain"],
): string {
  const named = namedIn(mail).find(([, id]) => cause.includes(`"${id}"`));
  const words = named && `messages.${locale}.${named[1]}`;
  if (words !== undefined && explain(siteId, words).length > 0) return words;
  return `mails.${mail.id}.${named?.[0] ?? "subject"}`;
}

/** Every text of a mail with its path. */
function namedIn(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [["", value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    namedIn(member).map(([path, text]) => [path === "" ? key : `${key}.${path}`, text] as const),
  );
}
