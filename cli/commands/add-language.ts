import type { Language } from "#schemas";
import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { loadExisting } from "../add/existing.ts";
import { localeKey } from "../add/locale-key.ts";
import { planLanguage } from "../add/plan-language.ts";
import { chooseSome } from "../add/questions.ts";

interface AddLanguageOptions extends AddOptions {
  readonly locale: string;
  readonly domain?: readonly string[];
  readonly status?: Language["status"];
}

/**
 * `staywright add language <locale>`: a language that sites can offer at once, English standing in for what
 * is not translated.
 */
export async function addLanguage(options: AddLanguageOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const locale = localeKey(options.locale);
  const domains = await chooseSome(options, {
    message: "Which sites offer it? (none is fine)",
    given: options.domain,
    choices: [...existing.domains].map(([value, { host }]) => ({ value, label: `${value} (${host})` })),
  });
  const draft = createDraft(existing.text);
  const { displayName, notes } = planLanguage(draft, existing, {
    locale,
    domains,
    status: options.status ?? "both",
  });
  const [site] = domains;
  return carryOut(options, {
    what: `${displayName} (${locale})`,
    files: draft.files,
    notes,
    next: [
      `Translate config/messages/en/*.json into config/messages/${locale}/; staywright validate counts along.`,
      ...(site === undefined ? [`staywright add language ${locale} --domain <id> offers it on a site.`] : []),
    ],
    url: site === undefined ? undefined : localUrl(site, `/?locale=${locale}`),
  });
}
