import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the page of the peers is made from, as `fixture/listing.json` of their folder has it. */
export interface Fixture {
  readonly city: string;
  /** Places there are, of which `hotels` are one page. */
  readonly total: number;
  readonly pageSize: number;
  /** YYYY-MM-DD. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly destinations: readonly string[];
  readonly nav: readonly LinkItem[];
  readonly hotels: readonly Hotel[];
  readonly filters: readonly FilterGroup[];
  readonly footer: readonly LinkItem[];
  readonly seo: { readonly title: string; readonly paragraphs: readonly string[] };
}

export interface LinkItem {
  readonly label: string;
  readonly href: string;
}

export interface FilterGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

export interface Hotel {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly amenities: readonly string[];
  /** In hundredths of `currency`. */
  readonly priceMinor: number;
  readonly slasherPriceMinor: number;
  readonly currency: string;
  readonly images: readonly string[];
  readonly badges: readonly string[];
  /** `group:value` of every filter it is found by. */
  readonly facets: readonly string[];
}

/** Folder of the peers: `PEERS_FOLDER`, else beside the project; undefined where there is none. */
export function peersFolder(root: string): string | undefined {
  const folder = process.env.PEERS_FOLDER ?? join(root, "../shared/peers");
  return existsSync(join(folder, "fixture/listing.json")) ? folder : undefined;
}

/** The peers' own fixture where they are, else one made of the same kind and size. */
export function readFixture(folder: string | undefined): Fixture {
  if (!folder) return madeFixture();
  return JSON.parse(readFileSync(join(folder, "fixture/listing.json"), "utf8")) as Fixture;
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  price: ["Under 100", "100-150", "150-200", "Over 200"],
  rating: ["9 and up", "8 and up", "7 and up"],
  stars: ["5 stars", "4 stars", "3 stars", "2 stars"],
  type: ["Hotel", "Apartment", "Guest house", "Hostel"],
  district: ["Old harbour", "Castle hill", "Gardens", "Riverside", "Station"],
  meal: ["Room only", "Breakfast", "Half board"],
  amenity: ["Free Wi-Fi", "Breakfast", "Parking", "Sauna", "Pool", "Family rooms", "Pet friendly", "Lift"],
  deal: ["Guest favourite", "New", "Free cancellation", "Pay at the hotel"],
};

/** A page of 20 made-up places, the same each time. */
export function madeFixture(): Fixture {
  const link = (label: string): LinkItem => ({ label, href: `/${slugOf(label)}` });
  const filters = Object.entries(GROUPS).map(([id, labels]) => ({
    id,
    label: id.charAt(0).toUpperCase() + id.slice(1),
    options: labels.map((label, at) => ({ value: slugOf(label), label, count: 12 + at * 17 })),
  }));
  return {
    city: "Lisbon",
    total: 412,
    pageSize: 20,
    checkIn: "2027-03-12",
    checkOut: "2027-03-15",
    guests: 2,
    destinations: ["Lisbon", "Porto", "Faro", "Braga", "Coimbra", "Aveiro", "Lagos", "Sintra", "Cascais"],
    nav: ["Stays", "Holiday homes", "Deals", "Shortlist", "Help", "Sign in"].map(link),
    hotels: Array.from({ length: 20 }, (_, at) => madeHotel(at)),
    filters,
    footer: Array.from({ length: 24 }, (_, at) => link(`Stays in place ${at + 1}`)),
    seo: {
      title: "Where to stay in Lisbon",
      paragraphs: Array.from(
        { length: 3 },
        (_, at) => `${at + 1}. ${"A hill, a tram and the river. ".repeat(9)}`,
      ),
    },
  };
}

function madeHotel(at: number): Hotel {
  const some = (group: string, count: number) =>
    Array.from({ length: count }, (_, each) => {
      const labels = GROUPS[group] ?? [];
      return labels[(at * 3 + each) % labels.length] ?? "";
    });
  const amenities = some("amenity", 6);
  const badges = some("deal", 3);
  const facets = ["price", "rating", "stars", "type", "district", "meal"].flatMap((group) =>
    some(group, 1).map((label) => `${group}:${slugOf(label)}`),
  );
  return {
    id: `h${at + 1}`,
    slug: `house-${at + 1}`,
    name: at % 5 === 0 ? `Miller & Son's ${at + 1}` : `House by the Water ${at + 1}`,
    address: `Rua do Monte ${at + 40}`,
    city: "Lisbon",
    rating: 7 + (at % 30) / 10,
    reviewCount: 140 + at * 173,
    amenities,
    priceMinor: 8900 + at * 1275,
    slasherPriceMinor: 11200 + at * 1410,
    currency: "EUR",
    images: [1, 2, 3].map((picture) => `/img/h${at + 1}-${picture}.png`),
    badges,
    facets: [
      ...facets,
      ...amenities.map((label) => `amenity:${slugOf(label)}`),
      ...badges.map((label) => `deal:${slugOf(label)}`),
    ],
  };
}

const slugOf = (label: string) => label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
