import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { type Existing, loadExisting } from "../add/existing.ts";
import { inWords, knownName, newName } from "../add/names.ts";
import { askText, chooseOne } from "../add/questions.ts";
import { planBrand } from "../brand/plan-brand.ts";
import type { fonts, PropertyType } from "../brand/style.ts";
import { countryCode } from "../country/country-facts.ts";

interface AddBrandOptions extends AddOptions {
  readonly id: string;
  readonly type?: PropertyType;
  readonly name?: string;
  readonly colour?: string;
  readonly country?: string;
  readonly locale?: string;
  readonly tagline?: string;
  readonly headingFont?: keyof typeof fonts;
  readonly bodyFont?: keyof typeof fonts;
}

/** `staywright add brand <id>`: a brand with colours, drawings, a home page and a first site that answers. */
export async function addBrand(options: AddBrandOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const id = newName("brand", options.id);
  const type = await propertyType(options);
  const name = await askText(options, {
    message: "What is it called?",
    given: options.name,
    usual: inWords(id),
  });
  const colour = await askText(options, {
    message: "Which colour is it known by?",
    given: options.colour,
    usual: usualColour(id),
    check: (value) =>
      /^#?[0-9a-f]{6}$/i.test(value) ? undefined : `"${value}" is not a colour; write it like #1f4fa3.`,
  });
  const country = await chooseOne(options, {
    message: "In which country does it start?",
    given: options.country,
    choices: [...existing.countries.keys()].map((value) => ({ value, label: countryLabel(value) })),
    usual: usualCountry(existing, id, type),
  });
  const draft = createDraft(existing.text);
  const plan = planBrand(
    draft,
    existing,
    {
      id,
      type,
      name,
      colour: `#${colour.replace("#", "").toLowerCase()}`,
      country: countryCode(country),
      locale: options.locale,
      tagline: options.tagline,
      headingFont: options.headingFont,
      bodyFont: options.bodyFont,
    },
    new Date(),
  );
  return carryOut(options, {
    what: `The brand ${id} with the site ${plan.domain}`,
    files: draft.files,
    notes: plan.notes,
    next: [`staywright add country <CC> --brand ${id} opens the next country.`],
    domain: plan.domain,
    url: localUrl(plan.domain),
  });
}

async function propertyType(options: AddBrandOptions): Promise<PropertyType> {
  const types = ["home", "hotel"] as const satisfies readonly PropertyType[];
  const chosen = await chooseOne(options, {
    message: "What does it sell?",
    given: options.type,
    choices: [
      { value: "home", label: "Holiday homes" },
      { value: "hotel", label: "Hotels" },
    ],
    usual: "home",
  });
  return knownName("property type", chosen, types) as PropertyType;
}

/**
 * A brand's own country when it has one already, else where most sites sell the same; so asking again gives
 * the same answer.
 */
function usualCountry({ domains, countries }: Existing, id: string, type: PropertyType): string {
  const own = [...domains.values()].find(({ brand }) => brand === id);
  if (own) return own.country;
  const count = (code: string) =>
    [...domains.values()].filter(({ country }) => country === code).length +
    (countries.get(code)?.defaultPropertyType === type ? 100 : 0);
  return [...countries.keys()].sort((a, b) => count(b) - count(a))[0] ?? "NL";
}

/** Colours that look unlike each other; a brand gets one by its id. */
function usualColour(id: string): string {
  const colours = ["#1f5f8b", "#7a3e9d", "#b0413e", "#2f7d5b", "#9a5b13", "#34509e", "#a13670", "#4b6b2f"];
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colours[sum % colours.length] ?? "#1f5f8b";
}

function countryLabel(code: string): string {
  return `${new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code} (${code})`;
}
