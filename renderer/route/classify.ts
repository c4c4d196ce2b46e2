import type { City, RouteTable } from "#schemas";
import { placeInCity } from "./place-in-city.ts";
import type { Route, RouteResult, RULE_PARAMETERS } from "./route.ts";
import { sameQuery } from "./same-query.ts";
import { matchStatic } from "./static-routes.ts";

/** What the classifier looks things up in. */
export interface RouteDictionary {
  readonly table: RouteTable;
  readonly cities: Readonly<Record<string, City>>;
}

export interface ClassifyInput {
  /** Path of the address, percent-encoded as sent. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The query as it was sent, where a name may have several values; left out, it says what `query` says. */
  readonly search?: string;
  /** Whether the query holds a position to search around (SRCH-10). */
  readonly hasPosition?: boolean;
  /** Page country of the domain, lower case: used when the path names none. */
  readonly countryCode: string;
  /** Whether the country of a path has a home page (`doesHomePageExists`). */
  readonly hasHome: (countryCode: string) => boolean;
}

type Target = { readonly page: string; readonly name: string; readonly available?: boolean };

/** Tags as the route table has them, each once: those of a page have one order (SEO-01). */
function inOrder({ tags: known }: RouteTable, tags: readonly string[]): readonly string[] {
  return Object.keys(known).filter((tag) => tags.includes(tag));
}

interface OtherSpelling {
  readonly canonical: string;
  readonly unknownPart?: string;
}
type RuleParameters = Readonly<Partial<Record<(typeof RULE_PARAMETERS)[number], string>>>;

/**
 * Page type and parameters of a path (ROUTE-25 to ROUTE-34). Order: static routes, country code, home, list
 * pages, policies, editorial slugs, properties, bookings, listings, cities, tags, dynamic page. The same path
 * always gives the same answer.
 */
export function classify({ table, cities }: RouteDictionary, input: ClassifyInput): RouteResult {
  const segments = segmentsOf(input.path);
  if (!segments) return notFound(table, input.countryCode);

  if (segments[0] === table.defaultCountryCode) {
    const start = segments.findIndex((segment) => segment !== table.defaultCountryCode);
    const path = start < 0 ? "" : segments.slice(start).map(encodeURIComponent).join("/");
    return { kind: "redirect", location: `/${path}${queryOf(input)}`, status: 301 };
  }
  const prefix =
    segments[0] !== undefined && Object.hasOwn(table.countryCodes, segments[0]) ? segments[0] : undefined;
  const countryCode = prefix ?? input.countryCode;
  const rest = prefix ? segments.slice(1) : segments;
  const page = (target: Target, params: RuleParameters = {}): Route =>
    target.available === false
      ? notFound(table, countryCode)
      : { kind: "page", page: target.page, params, countryCode, name: target.name, status: 200 };

  const exact = matchStatic(table, segments, false) ?? (prefix ? matchStatic(table, rest, true) : undefined);
  if (exact) return fromStatic(exact, table, input, countryCode);

  const [first, second] = rest;
  if (first === undefined) return homeOf(table, input, prefix, page);
  const listPage = own(table.listPages, first);
  // One letter or digit of any script, with its marks.
  if (listPage && (rest.length === 1 || (rest.length === 2 && /^[\p{L}\p{N}]\p{M}*$/u.test(second ?? "")))) {
    return page(listPage, { list: first, ...(second ? { [listPage.letter ?? "letter"]: second } : {}) });
  }
  const policy = rest.length === 1 ? own(table.policyWords, first) : undefined;
  if (policy)
    return { ...page(table.rules.policy, { policy: policy.name, word: first }), title: policy.title };
  if (rest.length === 1 && table.editorialSlugs.includes(first))
    return page(table.rules.dynamic, { slug: first });
  if (/^\d{1,18}$/.test(first))
    return rest.length === 1 ? page(table.rules.hotel, { hotelId: first }) : notFound(table, countryCode);
  const bookingId = bookingIdOf(rest);
  if (bookingId !== undefined)
    return isBookingId(table, bookingId)
      ? page(table.rules.booking, { bookingId })
      : notFound(table, countryCode);
  const listing = listingOf({ table, cities }, rest);
  if (listing === "unknown-place") {
    const tags = [second, input.query.tags].filter(Boolean).join(",");
    const query = {
      ...input.query,
      ...(tags && { tags }),
      location: placeWords(first),
      notice: "unknown-place",
    };
    return {
      kind: "redirect",
      location: `${prefix ? `/${prefix}` : ""}/search${queryOf(input, query)}`,
      status: 302,
    };
  }
  if (listing && "canonical" in listing) {
    const { canonical, unknownPart } = listing;
    const path = [...(prefix ? [prefix] : []), canonical, ...rest.slice(1)].join("/");
    // The city stands in for a part nobody knows today; the page says which one was looked for.
    return unknownPart === undefined
      ? { kind: "redirect", location: `/${path}${queryOf(input)}`, status: 301 }
      : {
          kind: "redirect",
          location: `/${path}${queryOf(input, { ...input.query, unknown_part: unknownPart })}`,
          status: 302,
        };
  }
  if (listing) return page(table.rules.listing, listing.params);
  if (Object.hasOwn(cities, first)) {
    if (rest.length === 1) return page(table.rules.city, { city: first });
    // A city whose rest begins with digits is a property of it (ROUTE-31); a tag that does is a tag.
    const hotelId = /^(\d{1,18})(?:-|$)/.exec(second ?? "")?.[1];
    if (hotelId !== undefined && rest.length === 2 && !Object.hasOwn(table.tags, second ?? ""))
      return page(table.rules.cityHotel, { hotelId });
    const tags = rest.slice(1);
    if (rest.length <= 4 && tags.every((tag) => Object.hasOwn(table.tags, tag))) {
      const ordered = inOrder(table, tags).join("/");
      return ordered === tags.join("/")
        ? page(table.rules.tag, { city: first, tag: ordered })
        : {
            kind: "redirect",
            location: `/${prefix ? `${prefix}/` : ""}${first}/${ordered}${queryOf(input)}`,
            status: 301,
          };
    }
  }
  return notFound(table, countryCode);
}

function fromStatic(
  exact: NonNullable<ReturnType<typeof matchStatic>>,
  table: RouteTable,
  input: ClassifyInput,
  countryCode: string,
): RouteResult {
  const { route, params } = exact;
  if (route.redirect) {
    const skip = route.redirect.skipTo;
    const to =
      skip && input.query[skip.query] === "true" && input.query.checkin && input.query.checkout
        ? skip.to
        : route.redirect.to;
    const location = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(own(params, name) ?? ""));
    return {
      kind: "redirect",
      location: location + (route.redirect.keepQuery ? queryOf(input) : ""),
      status: route.redirect.status,
    };
  }
  if (route.available === false || !route.page) return notFound(table, countryCode);
  if (params.bookingId !== undefined && !isBookingId(table, params.bookingId))
    return notFound(table, countryCode);
  return {
    kind: "page",
    page: (input.hasPosition && route.around) || route.page,
    params: { ...route.params, ...params },
    countryCode,
    name: route.name,
    ...(route.title ? { title: route.title } : {}),
    status: 200,
  };
}

/**
 * `/` is always home; a country root is home where the country has one, else its city page (ROUTE-31,
 * ROUTE-37).
 */
function homeOf(
  table: RouteTable,
  input: ClassifyInput,
  prefix: string | undefined,
  page: (target: Target) => Route,
): Route {
  return prefix === undefined || input.hasHome(prefix) ? page(table.rules.home) : page(table.rules.city);
}

/**
 * Parameters of a listing path, its one spelling where it has another (ROUTE-04), or undefined when the path
 * is none.
 */
function listingOf(
  dictionary: RouteDictionary,
  rest: readonly string[],
): { readonly params: RuleParameters } | OtherSpelling | "unknown-place" | undefined {
  const [first = "", second] = rest;
  if (rest.length > 2 || first.length > LONGEST_PLACE) return undefined;
  const match = /^[\p{L}\p{M}\p{N}-]+?-(in|near)-([\p{L}\p{M}\p{N}'’.-]+)$/u.exec(first);
  if (!match) return undefined;
  if (second !== undefined && !Object.hasOwn(dictionary.table.tags, second)) return undefined;
  const place = placeInCity(dictionary, match[2] ?? "");
  if (!place) return "unknown-place";
  const near = match[1] === "near" && place.locality !== undefined;
  const canonical = `hotels-${near ? "near" : "in"}-${place.canonical}`;
  const { unknownPart } = place;
  if (first !== canonical) return { canonical, ...(unknownPart !== undefined && { unknownPart }) };
  return {
    params: {
      city: place.city,
      ...(place.locality ? { locality: place.locality } : {}),
      ...(near ? { near: "1" } : {}),
      ...(second ? { tag: second } : {}),
    },
  };
}

/** Characters of a segment that may name a place: reading one takes time that grows with their square. */
const LONGEST_PLACE = 300;

/** Own entry of a dictionary: a path must not reach what every object inherits. */
function own<Value>(dictionary: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

/**
 * What follows the word `booking` (ROUTE-28, ROUTE-36); empty when nothing does, undefined when the path has
 * no such word.
 */
function bookingIdOf(rest: readonly string[]): string | undefined {
  const at = rest.findIndex((segment) => segment === "booking" || segment === "my-booking");
  return at < 0
    ? undefined
    : rest
        .slice(at + 1)
        .join("/")
        .toUpperCase();
}

/**
 * Whether a text may name a booking. Words of our own addresses, such as `save-card`, never do (ROUTE-08),
 * nor does what looks like a file or has more behind it: a cache on the way may keep `/booking/ID/x.css` for
 * everybody.
 */
function isBookingId(table: RouteTable, bookingId: string): boolean {
  return /^[A-Z0-9]*$/.test(bookingId) && !table.reserved.includes(bookingId.toLowerCase());
}

function notFound(table: RouteTable, countryCode: string): Route {
  return {
    kind: "page",
    page: table.rules.notFound.page,
    params: {},
    countryCode,
    name: table.rules.notFound.name,
    status: 404,
  };
}

/**
 * Lower-cased segments without empty ones; undefined when the encoding is broken, or holds what no database
 * takes as text.
 */
function segmentsOf(path: string): readonly string[] | undefined {
  try {
    const text = decodeURIComponent(path);
    if (text.includes("\0")) return undefined;
    return text
      .toLowerCase()
      .split("/")
      .filter((segment) => segment !== "");
  } catch {
    return undefined;
  }
}

function placeWords(segment: string): string {
  return segment.replace(/^.*?-(?:in|near)-/, "").replaceAll("-", " ");
}

/** The query that a redirect goes on with: as it was asked, or with its values as `query` has them. */
function queryOf({ search, query: asked }: ClassifyInput, query = asked): string {
  return sameQuery(search ?? new URLSearchParams(asked).toString(), query);
}
