/** What a path stands for: a page type, its parameters and the shell's name for it. */
export interface Route {
  readonly kind: "page";
  /** Key into `site.pages`. */
  readonly page: string;
  /** Parameters taken from the path, such as `{ hotelId: "1204" }`. */
  readonly params: Readonly<Record<string, string>>;
  /** Two-letter page country from the path or the domain, lower case (`in`, `uk`). */
  readonly countryCode: string;
  /** Name used by shell rules and tracking (ROUTE-38): `home`, `listing`, `bookingDetails`, … */
  readonly name: string;
  /** Message id of the page's name, for a title whose widgets publish none. */
  readonly title?: string;
  /** HTTP status of the page: 200, or 404 for the page that says so. */
  readonly status: 200 | 404;
}

export interface RouteRedirect {
  readonly kind: "redirect";
  readonly location: string;
  readonly status: 301 | 302 | 303;
}

export type RouteResult = Route | RouteRedirect;

/** Parameters that the rules behind the static routes fill in (ROUTE-26 to ROUTE-34). */
export const RULE_PARAMETERS = [
  "bookingId",
  "city",
  "country",
  "countryLetter",
  "hotelId",
  "letter",
  "list",
  "locality",
  "near",
  "word",
  "policy",
  "slug",
  "tag",
] as const;
