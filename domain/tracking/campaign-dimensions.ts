/** Where a visit came from, in words of closed form (TRK-08, TRK-11). */
export interface CampaignDimensions {
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  /** Whose advertisement was pressed; the number of the press stays out. */
  readonly click?: ClickNetwork;
}

type ClickNetwork = (typeof CLICKS)[keyof typeof CLICKS];

/**
 * The dimensions of a landing's query; null where it names no campaign. What is no plain word, such as an
 * address or a number that may be a person's, is left out.
 */
export function campaignDimensions(query: URLSearchParams): CampaignDimensions | null {
  const words = Object.entries(WORDS).flatMap(([parameter, dimension]) => {
    const word = query.get(parameter)?.trim().toLowerCase() ?? "";
    return WORD.test(word) ? [[dimension, word]] : [];
  });
  const click = Object.entries(CLICKS).find(([parameter]) => query.has(parameter))?.[1];
  const dimensions = { ...Object.fromEntries(words), ...(click ? { click } : {}) };
  return Object.keys(dimensions).length > 0 ? dimensions : null;
}

const WORDS = { utm_source: "source", utm_medium: "medium", utm_campaign: "campaign" } as const;
const CLICKS = {
  gclid: "google",
  gbraid: "google",
  wbraid: "google",
  fbclid: "meta",
  msclkid: "microsoft",
  ttclid: "tiktok",
} as const;
const WORD = /^[a-z][a-z_-]{0,39}\d{0,4}$/;
