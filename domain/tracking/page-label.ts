/** How pages are named in what is counted (TRK-01, TRK-02): the one closed list. */
export type PageLabel =
  | (typeof LABELS)[keyof typeof LABELS]
  | "Map View"
  | "Hotel Page"
  | "City Page"
  | "Seo Page OVH"
  | "Booking confirmation page"
  | "Others";

export interface LabelledPage {
  readonly page: string;
  readonly route: { readonly name: string };
  readonly query: Readonly<Record<string, string>>;
}

/**
 * The label of a page, by its route; `created` says that a booking was made just now, which is another page
 * than the same one seen later.
 */
export function pageLabel({ route, query }: LabelledPage, created = false): PageLabel {
  const { name } = route;
  if (name === "bookingDetails") return created ? "Booking Success" : "Booking confirmation page";
  if (name === "listing" && query.view === "map") return "Map View";
  if (name === "city") return query.view === "map" ? "Map View" : "City Page";
  return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : "Others";
}

/** Labels by the names of routes. */
const LABELS = {
  home: "Home Page",
  listing: "List View",
  hotelDetails: "Hotel Details Page",
  tag: "Tag Page",
  nearMe: "NearBy Page",
  searchAffiliate: "Search Affiliate Page",
  search: "Search Page",
  deal: "Deal Page",
  upgradeBooking: "Upgrade Booking",
  bookingSuccess: "Booking Success",
  saveCard: "Save Credit Card",
  saveCardResult: "Save Credit Card",
  myBooking: "My Booking",
  assist: "OYO YO Page",
  wizard: "Wizard Home Page",
  wizardMembership: "Wizard Membership Page",
  wizardProfile: "Wizard Page",
} as const;
