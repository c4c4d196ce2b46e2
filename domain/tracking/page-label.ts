/** How pages are named in what is counted (TRK-01, TRK-02): the one closed list. */
export type PageLabel =
  | (typeof LABELS)[keyof typeof LABELS]
  | "Map View"
  | "Search Page"
  | "City Page"
  | "Booking Success"
  | "Seo Page OVH"
  | "Booking confirmation page"
  | "Wizard Home Page"
  | "Wizard Page"
  | "Others";

export interface LabelledPage {
  readonly route: { readonly name: string };
  /** Path of the address, with the country it may begin with. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** A page for search engines of a brand of holiday homes. */
  readonly homesSeo?: true;
}

/**
 * The label of a page, by the name of its route, and where one name stands for several pages by what its
 * address says; `created` says that a booking was made just now, which is another page than the same one seen
 * later.
 */
export function pageLabel({ route, path, query, homesSeo }: LabelledPage, created = false): PageLabel {
  const { name } = route;
  if (name === "bookingDetails") return created ? "Booking Success" : "Booking confirmation page";
  if ((name === "listing" || name === "city" || name === "tag") && query.view === "map") return "Map View";
  if (homesSeo) return "Seo Page OVH";
  if (name === "city") return "City Page";
  if (name === "listing" && path.endsWith("/search") && !saysWhere(query)) return "Search Page";
  if (name === "wizard") return /\/wizard\/./.test(path) ? "Wizard Page" : "Wizard Home Page";
  return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : "Others";
}

/** Whether the address of a search names a place or what is looked for; without, it is where one begins. */
function saysWhere(query: LabelledPage["query"]): boolean {
  return (
    COLLECTIONS.some((type) => type === query.searchType) ||
    Object.entries(query).some(([name, value]) => value !== "" && NAMES_A_PLACE.test(name))
  );
}

/** Search types that are asked for by themselves (SRCH-03). */
const COLLECTIONS = ["townhouse", "silverkey"];

const NAMES_A_PLACE =
  /^(?:(?:location|locality|city|country|hotel)(?:Id|Name)?|latitude|tags?|filters\[.*\])$/;

/** Labels by the names of routes; those of the second part have no page yet, and get it when that comes. */
const LABELS = {
  home: "Home Page",
  listing: "List View",
  hotelDetails: "Hotel Details Page",
  cityHotel: "Hotel Page",
  tag: "Tag Page",
  myBooking: "My Booking",
  nearMe: "NearBy Page",
  searchAffiliate: "Search Affiliate Page",
  deal: "Deal Page",
  upgradeBooking: "Upgrade Booking",
  assist: "OYO YO Page",
  wizardProfile: "Wizard Membership Page",

  saveCard: "Save Credit Card",
  saveCardResult: "Save Credit Card",
} as const;
