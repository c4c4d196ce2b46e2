/** The campaign whose link a visit began with, in words of closed form (TRK-08, TRK-11). */
export interface CampaignDimensions {
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  /** The word that was searched for, and which of several links or pictures was pressed. */
  readonly term?: string;
  readonly content?: string;
  /** Whose advertisement was pressed. */
  readonly click?: ClickNetwork;
  /** The number that network gave the press; a marketing id of a guest, and no event of a page holds it. */
  readonly click_id?: string;
  /** Path of the page that its link led to (DEAL-03), without its query. */
  readonly deeplink?: string;
}

type ClickNetwork = (typeof CLICKS)[keyof typeof CLICKS];

/**
 * The dimensions of a landing's query, and the `path` it led to; null where it names no campaign. What is no
 * plain word, such as an address or a number that may be a person's, is left out, and so is the path of a
 * page of one guest: numbers of bookings and codes of lists have capital letters.
 */
export function campaignDimensions(query: URLSearchParams, path?: string): CampaignDimensions | null {
  const [parameter, click] = Object.entries(CLICKS).find(([name]) => query.has(name)) ?? [];
  return dimensionsOf({
    source: query.get("utm_source"),
    medium: query.get("utm_medium"),
    campaign: query.get("utm_campaign"),
    term: query.get("utm_term"),
    content: query.get("utm_content"),
    click,
    click_id: parameter && query.get(parameter),
    deeplink: path,
  });
}

/**
 * A path of this site with what an address says of its campaign, for a landing that is led on (TRK-11): what
 * the path says of it itself counts.
 */
export function withCampaign(path: string, query: Readonly<Record<string, unknown>>): string {
  const [place = "", hash] = path.split("#", 2);
  const said = new URLSearchParams(place.split("?")[1]);
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (PARAMETERS.has(name) && !said.has(name) && typeof value === "string") added.append(name, value);
  if (added.size === 0) return path;
  return `${place}${place.includes("?") ? "&" : "?"}${added}${hash === undefined ? "" : `#${hash}`}`;
}

/** A campaign as one text, for a cookie. */
export function campaignText(dimensions: CampaignDimensions): string {
  return new URLSearchParams(Object.entries(dimensions)).toString();
}

/** The campaign that a text of `campaignText` holds; null where it holds anything else. */
export function readCampaign(text: string): CampaignDimensions | null {
  return dimensionsOf(Object.fromEntries(new URLSearchParams(text)));
}

/** The source that an address names, as events say it; undefined for what is no plain word. */
export function campaignSource(said: string | null | undefined): string | undefined {
  return dimensionsOf({ source: said })?.source;
}

/**
 * A campaign without the words that name its guest: a link may have been made for one person. Null where
 * nothing is left.
 */
export function campaignWithout(
  name: string | null | undefined,
  campaign: CampaignDimensions | null,
): CampaignDimensions | null {
  if (!name || !campaign) return campaign;
  const names = partsOf(name);
  const isNamed = (word: string | undefined) =>
    partsOf(word ?? "").some((part) => names.includes(part)) || plainly(word ?? "") === plainly(name);
  const { click, click_id, ...words } = campaign;
  const left = Object.fromEntries(Object.entries(words).filter(([, word]) => word && !isNamed(word)));
  return dimensionsOf({ click, click_id, ...left });
}

/** The words of a name or a dimension, without accents; single letters name nobody. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/[\s_'’./-]+/)
    .map(plainly)
    .filter((part) => part.length > 1);
}

const plainly = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

type Said = Readonly<Record<string, string | null | undefined>>;

function dimensionsOf({ click, click_id, deeplink, ...said }: Said): CampaignDimensions | null {
  const words = WORDS.flatMap((dimension) => {
    const word = said[dimension]?.trim().toLowerCase() ?? "";
    return WORD.test(word) ? [[dimension, word]] : [];
  });
  const network = Object.values(CLICKS).find((each) => each === click);
  const dimensions = {
    ...Object.fromEntries(words),
    ...(network ? { click: network } : {}),
    ...(network && CLICK_ID.test(click_id ?? "") ? { click_id } : {}),
  };
  if (Object.keys(dimensions).length === 0) return null;
  return { ...dimensions, ...(deeplink && PATH.test(deeplink) ? { deeplink } : {}) };
}

const WORDS = ["source", "medium", "campaign", "term", "content"] as const;
const CLICKS = {
  gclid: "google",
  gbraid: "google",
  wbraid: "google",
  fbclid: "meta",
  msclkid: "microsoft",
  ttclid: "tiktok",
} as const;
const PARAMETERS: ReadonlySet<string> = new Set([
  ...WORDS.map((word) => `utm_${word}`),
  ...Object.keys(CLICKS),
]);
const WORD = /^[a-z][a-z_-]{0,39}\d{0,4}$/;
/** Longer numbers than those of properties may be a person's. */
const PATH = /^(?!.*\d{9})\/(?:[a-z0-9-]{1,60}\/?){0,5}$/;
/** Longer than a phone number or the number of a booking. */
const CLICK_ID = /^(?=.*[A-Za-z])[\w.-]{20,200}$/;
