import worldCountries from "world-countries";
import { isJsonObject, isSameJson, postalCodeLike } from "#renderer/release";
import type { Brand } from "#schemas";
import { asMessage } from "../add/as-message.ts";
import type { Draft } from "../add/draft.ts";
import type { Existing } from "../add/existing.ts";
import type { SellingBrand } from "../add/plan-site.ts";
import { type CountryPlan, planCountry } from "../country/plan-country.ts";
import { brandDrawings } from "./drawings.ts";
import { type BrandStyle, fonts, type PropertyType, styles } from "./style.ts";
import { themeColours } from "./theme-colours.ts";

export interface BrandRequest {
  readonly id: string;
  readonly name: string;
  readonly type: PropertyType;
  /** `#rrggbb`, lower case: everything else follows from it. */
  readonly colour: string;
  /** ISO code of the first site's country, upper case. */
  readonly country: string;
  readonly locale?: string;
  /** English line under the name; the shared one when absent. */
  readonly tagline?: string;
  readonly headingFont?: keyof typeof fonts;
  readonly bodyFont?: keyof typeof fonts;
}

/**
 * Plans a brand that can be looked at: its record, drawings, home page and a first site. Other pages are the
 * shared ones.
 */
export function planBrand(draft: Draft, existing: Existing, request: BrandRequest, now: Date): CountryPlan {
  const { id, name, country, locale, tagline } = request;
  const style = styles[request.type];
  const colours = themeColours(request.colour);
  const brand: SellingBrand = { id, propertyTypes: [request.type] };
  const first = planCountry(draft, existing, { code: country, brand, locale }, now);

  const folder = `config/brands/${id}`;
  draft.document(`${folder}/brand.json`, brandRecord(request, first, style, colours));
  for (const [file, drawing] of brandDrawings(id, name, colours))
    draft.create(`${folder}/assets/${file}`, drawing);
  for (const [page, layer] of Object.entries(style.pages(id))) {
    const shared = existing.pages.get(page);
    if (Object.keys(shared?.slots?.main?.nodes ?? {}).length > 0)
      draft.document(`${folder}/pages/${page}.json`, differences(layer, shared));
  }
  if (tagline !== undefined)
    draft.document(`${folder}/messages/en/brand.json`, { "brand.tagline": asMessage(tagline) });
  const made = "Company name, address, phone and mail address";
  return {
    ...first,
    notes: [
      `${made} in ${folder}/brand.json are made up; write the real ones.`,
      `The drawings in ${folder}/assets are made from the name; put your own in their place under the same names.`,
      ...first.notes,
    ],
  };
}

/**
 * The members of a layer that the document under it does not say already; a layer that repeats is a finding.
 */
function differences(layer: object, under: unknown): object {
  const known = isJsonObject(under) ? under : {};
  const members = Object.entries(layer).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (isSameJson(value, known[key])) return [];
    return [[key, isJsonObject(value) ? differences(value, known[key]) : value]];
  });
  return Object.fromEntries(members);
}

function brandRecord(
  { id, name, type, headingFont, bodyFont }: BrandRequest,
  { country, countryName, locales }: CountryPlan,
  style: BrandStyle,
  colours: Brand["theme"]["colours"],
): Brand {
  const place = worldCountries.find(({ cca2 }) => cca2 === country.COUNTRY_CODE);
  const city = place?.capital[0] ?? countryName;
  const siteName = `${name} ${style.noun}`;
  return {
    id,
    name,
    siteName,
    legalName: siteName,
    tagline: "brand.tagline",
    defaultLocale: locales[0] ?? "en",
    countryId: country.regionId,
    location: `${city}, ${countryName}`,
    logo: { mark: "mark.svg", wordmark: "logo.svg", wordmarkOnDark: "logo-on-dark.svg" },
    favicons: [{ src: "favicon.svg", type: "image/svg+xml", sizes: "any" }],
    socialLinks: {
      photos: { url: `https://photos.example/${id}`, label: "brand.social.photos", icon: "photos" },
    },
    supportEmail: `hello@${id}.example`,
    contact: {
      phone: `${country.phone.code} 00 000 0140`,
      address: {
        street: "14 Harbour Road",
        postalCode: postalCodeLike(country.COUNTRY_CODE),
        city,
        countryCode: country.COUNTRY_CODE,
      },
    },
    propertyTypes: [type],
    theme: {
      colours,
      fonts: {
        heading: fonts[headingFont ?? style.headingFont],
        body: fonts[bodyFont ?? style.bodyFont],
        arabic: fonts["noto-sans-arabic"],
      },
      ...style.theme,
    },
    tone: style.tone,
    flags: { hideWizard: true, loginLogoutCallback: false },
  };
}
