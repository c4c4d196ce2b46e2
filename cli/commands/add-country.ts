import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { type Existing, loadExisting } from "../add/existing.ts";
import { recordOf } from "../add/names.ts";
import { askText, chooseOne } from "../add/questions.ts";
import { countryCode, countryFacts } from "../country/country-facts.ts";
import { planCountry } from "../country/plan-country.ts";

export interface AddCountryOptions extends AddOptions {
  readonly code: string;
  readonly brand?: string;
  readonly locale?: string;
  readonly currency?: string;
  readonly supportPhone?: string;
  readonly countryName?: string;
}

/**
 * `staywright add country <CC>`: writes a country and a site of it, only when the configuration stays valid
 * with them. Files that exist are left alone, so running it again changes nothing.
 */
export async function addCountry(options: AddCountryOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const code = countryCode(options.code);
  const { brand, ...answers } = await completed(existing, options, code);
  const request = { ...options, code, brand: recordOf("brand", existing.brands, brand), ...answers };
  const draft = createDraft(existing.text);
  const { domain, notes, countryName } = planCountry(draft, existing, request, new Date());
  return carryOut(options, {
    what: `${countryName} with the site ${domain}`,
    files: draft.files,
    notes,
    domain,
    url: localUrl(domain),
  });
}

/** Asks for what no data knows, when somebody is there to answer. */
async function completed(existing: Existing, options: AddCountryOptions, code: string) {
  const brand = await chooseOne(options, {
    message: "Which brand?",
    given: options.brand,
    choices: [...existing.brands].map(([value, { name }]) => ({ value, label: name })),
    usual: busiestBrand(existing),
  });
  if (existing.countries.has(code)) return { brand };
  const { currencies, phone } = countryFacts(code);
  const currency = await chooseOne(options, {
    message: "Which currency?",
    given: options.currency,
    choices: currencies.map((value) => ({ value })),
    usual: currencies[0] ?? "USD",
  });
  const supportPhone = await askText(options, {
    message: `Which number do guests call? It starts with ${phone.code}. Leave it empty to write it later.`,
    given: options.supportPhone,
    usual: "",
    check: (number) =>
      number.startsWith(phone.code) && /^\+[0-9 ]{7,20}$/.test(number)
        ? undefined
        : `"${number}" is not a phone number of ${code}; it starts with ${phone.code}, then digits and spaces.`,
  });
  return { brand, currency, supportPhone: supportPhone || undefined };
}

/** The brand with the most sites: the one that grows by countries. */
function busiestBrand({ brands, domains }: Existing): string {
  const count = (brand: string) => [...domains.values()].filter((domain) => domain.brand === brand).length;
  return [...brands.keys()].sort((a, b) => count(b) - count(a))[0] ?? "";
}
