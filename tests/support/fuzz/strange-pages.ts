import type { Release } from "#renderer";
import type { SeededRandom } from "../../../server/demo/seeded-random.ts";
import { inAddress, strangeText, wellFormed } from "./strange-values.ts";

export interface StrangePage {
  readonly host: string;
  readonly url: string;
}

/** Makes addresses of pages out of the words the sites know, and of what nobody should write. */
export function createStrangePages(release: Release): (random: SeededRandom) => StrangePage {
  const { routes } = release;
  const hosts = Object.keys(release.sites).map((id) => `${id}.localhost`);
  const words = [
    ...Object.keys(routes.static).flatMap((path) => path.split("/").filter(Boolean)),
    ...Object.keys(routes.countryCodes),
    ...Object.keys(routes.tags).slice(0, 20),
    ...Object.keys(release.cities).slice(0, 20),
    ...routes.reserved,
    ...OWN,
  ];
  const segment = (random: SeededRandom): string => {
    const word = random.chance(0.65) ? random.pick(words) : strangeText(random).slice(0, 600);
    return random.chance(0.25) ? inAddress(random, word) : encodeURI(wellFormed(word)).replaceAll("?", "%3F");
  };
  return (random) => {
    const path = Array.from({ length: random.int(0, 5) }, () => segment(random)).join(random.pick(SLASHES));
    const query = Array.from(
      { length: random.pick([0, 0, 1, 2, 4]) },
      () =>
        `${inAddress(random, random.chance(0.8) ? random.pick(QUERY) : strangeText(random))}=${inAddress(random, value(random))}`,
    ).join("&");
    return {
      host: random.chance(0.95) ? random.pick(hosts) : random.pick(HOSTS),
      url: `${random.pick(STARTS)}${path}${random.chance(0.3) ? "/" : ""}${query ? `?${query}` : ""}`.slice(
        0,
        8000,
      ),
    };
  };
}

function value(random: SeededRandom): string {
  return random.chance(0.5) ? random.pick(VALUES) : strangeText(random).slice(0, 1000);
}

const STARTS = ["/", "/", "/", "/", "/", "/", "//", "/./", "/../", "/in/", "/nl/", "/h/", "/%2f"];
const SLASHES = ["/", "/", "/", "/", "//", "%2f", "%5c", "/./"];
const HOSTS = [
  "__proto__",
  "constructor.localhost",
  "localhost",
  "[::1]",
  "a".repeat(250),
  "wrenhollow-nl.localhost:99999",
  "x..y",
  "-",
];
const OWN = [
  "hotels-in-utrecht",
  "hotels-near-amsterdam",
  "homes-in-atlantis",
  "10001",
  "999999999",
  "1",
  "_nodes",
  "_modal",
  "_words",
  "_styles",
  "_site",
  "_preview",
  "end",
  "_mode",
  "continue",
  "_inspect",
  "_studio",
  "_gallery",
  "images",
  "placeholder-320.webp",
  "s-villa-azure-7-320.webp",
  "brand",
  "fonts",
  "assets",
  "robots.txt",
  "sitemap.xml",
  "sitemap-hotels-1.xml",
  "sitemap-hotels-1e309.xml",
  "manifest.webmanifest",
  "favicon.ico",
  "microsite",
  "leave",
  "tidepass",
  "booking",
  "my-booking",
  "AB12CD34EF56",
  "checkout",
  "x.css",
  "api",
  "pwa",
  "search",
  "404",
];
const QUERY = [
  "checkin",
  "checkout",
  "rooms_config",
  "page",
  "sort",
  "ascending",
  "locale",
  "latitude",
  "longitude",
  "isLatLngSearch",
  "webview",
  "modal",
  "url",
  "ids",
  "to",
  "token",
  "phone",
  "location",
  "searchType",
  "price_min",
  "rating_min",
  "amenities",
  "hotel_id",
  "room_category_id",
  "coupon",
  "selected_rcid",
  "flexible_days_count",
  "microsite_txn_id",
  "bedrooms",
  "category",
  "skipHp",
  "utm_source",
];
const VALUES = [
  "01/04/2027",
  "05/04/2027",
  "1-2_0_0_0",
  "2-2_1_0_0-1_0_0_0",
  "1",
  "2",
  "true",
  "nl",
  "en",
  "ar",
  "10001",
  "/",
  "/hotels-in-utrecht",
  "main.hero",
  "price",
  "52.1",
  "searchbar",
];
