import type { CampaignDimensions } from "./campaign-dimensions.ts";

/** Where something happened, as the customer-engagement service is told of it. */
export interface EngagementPlace {
  readonly site: string;
  readonly brand: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly locale: string;
  /** What kind of account a guest is signed in with, where it is an agent's or a company's (TRK-09). */
  readonly account?: "travel_agent" | "corporate" | undefined;
}

type Dimensions = Readonly<Record<string, string | number | boolean>>;

/**
 * An event as the customer-engagement service is told of it (TRK-08): what of it has a dimension there, with
 * the place and the campaign; null where that service has no use for it. Nothing else goes there, so that a
 * new attribute stays in the house until somebody gives it a dimension.
 */
export function engagementEvent(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  place: EngagementPlace,
  campaign: CampaignDimensions | null,
): { readonly name: string; readonly attributes: Dimensions } | null {
  if (!TOLD.has(name)) return null;
  const { account, ...where } = place;
  const facts = Object.entries(attributes).flatMap(([attribute, value]) => {
    const dimension = Object.hasOwn(DIMENSIONS, attribute) && DIMENSIONS[attribute];
    return dimension ? [[dimension, plain(value)]] : [];
  });
  const from = Object.entries(campaign ?? {}).map(([word, value]) => [CAMPAIGN[word], value]);
  return {
    name,
    attributes: { ...where, ...(account ? { account } : {}), ...Object.fromEntries([...facts, ...from]) },
  };
}

/** Dimensions have one value; a list is one text. */
const plain = (value: unknown) => (Array.isArray(value) ? value.join(",") : value);

const TOLD: ReadonlySet<string> = new Set([
  "page_view",
  "hotels_listed",
  "property_view",
  "checkout_begun",
  "booking_made",
  "booking_cancelled",
  "signed_up",
]);
const DIMENSIONS: Readonly<Record<string, string>> = {
  pageType: "page_type",
  hotel: "property_id",
  hotels: "property_ids",
  nights: "nights",
};
const CAMPAIGN: Readonly<Record<string, string>> = {
  source: "utm_source",
  medium: "utm_medium",
  campaign: "utm_campaign",
  term: "utm_term",
  content: "utm_content",
  click: "click_network",
  click_id: "click_id",
  deeplink: "deeplink",
};
