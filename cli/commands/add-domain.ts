import type { Domain } from "#schemas";
import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { type Existing, loadExisting } from "../add/existing.ts";
import { knownName, newName, recordOf } from "../add/names.ts";
import { ASKED_FOR, foreignLocales, localesOf, planSite, readIn, sitesOf } from "../add/plan-site.ts";
import { askText, chooseOne } from "../add/questions.ts";
import { countryCode, countryFacts } from "../country/country-facts.ts";

interface AddDomainOptions extends AddOptions {
  readonly brand: string;
  readonly country: string;
  readonly id?: string;
  readonly host?: string;
  readonly locale?: string;
  /** Comma-separated. */
  readonly locales?: string;
  /** Why it opens in a language that is not spoken in its country. */
  readonly foreignLanguage?: string;
}

/** `staywright add domain <brand> <country>`: a further site, such as the second language of a country. */
export async function addDomain(options: AddDomainOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const brand = recordOf("brand", existing.brands, options.brand);
  const code = countryCode(options.country);
  const facts = countryFacts(code);
  const country = existing.countries.get(code);
  if (!country)
    throw new Error(
      `${facts.name} is not open yet: staywright add country ${code} --brand ${brand.id} opens it.`,
    );
  const sites = sitesOf(existing, brand.id, country);
  const usual = localesOf(existing, readIn(country, facts), undefined);
  const unused = usual.find((locale) => sites.every(({ defaultLocale }) => defaultLocale !== locale));
  const asked = options.locale ?? listOf(options.locales)[0];
  const locale = await chooseOne(options, {
    message: "In which language does it open?",
    given: asked && knownName("language", asked, existing.languages.keys()),
    choices: usual.map((value) => ({ value, label: existing.languages.get(value)?.displayName ?? value })),
    usual: (asksForMore(options) ? undefined : sites[0]?.defaultLocale) ?? unused ?? "en",
  });
  const id = siteId(options, `${brand.id}-${country.urlCode}`, locale, sites, existing);
  const countryName =
    [...existing.domains.values()].find((other) => other.country === code)?.countryName ?? facts.name;
  const locales = siteLocales(existing, options, locale, readIn(country, facts));
  const foreign = foreignLocales(country, locales);
  const foreignLanguage = await whyForeign(options, { countryName, locale, foreign });
  const draft = createDraft(existing.text);
  if (!existing.domains.has(id))
    planSite(draft, existing, {
      brand,
      country,
      countryName,
      foreignLanguage,
      locales,
      id,
      host: options.host && hostName(options.host),
    });
  return carryOut(options, {
    what: `The site ${id}`,
    files: draft.files,
    notes:
      foreignLanguage === ASKED_FOR
        ? [`Write why it is in ${quoted(foreign)} into its "foreignLanguage", or give --foreign-language.`]
        : [],
    domain: id,
    url: localUrl(id),
  });
}

/**
 * Why the site is in languages that its country does not speak; undefined where it is in none of those.
 * Fails where a reason is given for nothing.
 */
async function whyForeign(
  options: AddDomainOptions,
  site: { readonly countryName: string; readonly locale: string; readonly foreign: readonly string[] },
): Promise<string | undefined> {
  const { countryName, locale, foreign } = site;
  const given = options.foreignLanguage?.trim();
  if (given === "") throw new Error("--foreign-language says why in words.");
  if (foreign.length > 0)
    return askText(options, {
      message: `Nobody in ${countryName} speaks ${quoted(foreign)} first: why is the site in it?`,
      given,
      usual: ASKED_FOR,
    });
  if (given !== undefined)
    throw new Error(`"${locale}" needs no --foreign-language: it is read in ${countryName}.`);
  return undefined;
}

function quoted(locales: readonly string[]): string {
  return locales.map((locale) => `"${locale}"`).join(", ");
}

/** Whether the request names something that the first site of a country may not have. */
function asksForMore({ id, host }: AddDomainOptions): boolean {
  return id !== undefined || host !== undefined;
}

/**
 * `<brand>-<country>`, with the language when that is taken by another; a site that fits the request keeps
 * its id.
 */
function siteId(
  { id, host }: AddDomainOptions,
  base: string,
  locale: string,
  sites: readonly Domain[],
  { domains }: Existing,
): string {
  const wanted = id === undefined ? undefined : newName("domain", id);
  const fits = sites.find(
    (site) => site.defaultLocale === locale && (host === undefined || site.host === host),
  );
  const made = wanted ?? fits?.id ?? (domains.has(base) || sites.length > 0 ? `${base}-${locale}` : base);
  const known = domains.get(made);
  if (known && (known.defaultLocale !== locale || (host !== undefined && known.host !== host)))
    throw new Error(
      `${made} is there already: ${known.host}, in ${known.defaultLocale}. Give the further site a name of its own with --id.`,
    );
  return made;
}

function siteLocales(
  existing: Existing,
  { locales }: AddDomainOptions,
  locale: string,
  languages: readonly string[],
): readonly string[] {
  const listed = listOf(locales).map((each) => knownName("language", each, existing.languages.keys()));
  return listed.length > 0 ? [...new Set([locale, ...listed])] : localesOf(existing, languages, locale);
}

function listOf(commas: string | undefined): readonly string[] {
  return (commas ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function hostName(host: string): string {
  if (/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/.test(host)) return host;
  throw new Error(`"${host}" is not a host name; write it in lower case without https:// and port.`);
}
