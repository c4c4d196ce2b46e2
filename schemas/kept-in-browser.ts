/** What a guest is asked before something is kept; `necessary` is what the site cannot work without. */
export const CONSENT_CATEGORIES = ["necessary", "preferences", "statistics", "marketing"] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Categories that a guest may refuse. */
export type OptionalCategory = Exclude<ConsentCategory, "necessary">;

export const OPTIONAL_CATEGORIES = ["preferences", "statistics", "marketing"] as const;

/** Version of what guests are asked (CONS-05): a choice of another version is asked for anew. */
export const POLICY_VERSION = 1;

/** A cookie the product sets or reads. */
export interface CookieRule {
  readonly name: string;
  /** Seconds it lives; until the browser closes when absent. */
  readonly seconds?: number;
  /** Seconds it lives once the guest is signed in, where that differs. */
  readonly signedInSeconds?: number;
  readonly consent: ConsentCategory;
  readonly purpose: string;
}

/** Something kept in the browser beside cookies. */
export interface StorageRule {
  /** Its key, or the name of a cache; `*` stands for what differs, such as a site. */
  readonly name: string;
  readonly place: "localStorage" | "sessionStorage" | "caches";
  /** Seconds it counts; as long as the browser keeps it when absent. */
  readonly seconds?: number;
  readonly consent: ConsentCategory;
  readonly purpose: string;
}

const DAY = 24 * 60 * 60;

/**
 * Every cookie the product sets or reads: name, life and consent in one place (CONST-06, CONS-04). None holds
 * personal data that can be read in it but the session's token.
 */
export const COOKIES = {
  session: {
    name: "sid",
    consent: "necessary",
    purpose:
      "The session's secret; under https its name starts with __Host-. It lives as long as the session.",
  },
  guestMark: {
    name: "guest",
    consent: "necessary",
    purpose:
      "A number that changes with what pages say to this guest, such as the name in the header, whether they are signed in, and whether they are still the one of before: a page reads it to know when to ask again; under https its name starts with __Host-. It lives as long as the session.",
  },
  audience: {
    name: "audience",
    seconds: 60,
    consent: "necessary",
    purpose:
      "Which of a few kinds of guest the pages are made for, signed for this session: a signed-in guest who goes from page to page is looked up once a minute. Under https its name starts with __Host-.",
  },
  consent: {
    name: "consent",
    seconds: 180 * DAY,
    consent: "necessary",
    purpose:
      "What the guest has agreed to, of which version and when, and the number of our record of it. After its life the guest is asked anew.",
  },
  appContext: {
    name: "appContext",
    seconds: 7200,
    signedInSeconds: 15_552_000,
    consent: "necessary",
    purpose: "Country the guest uses the site for (CONF-14).",
  },
  geo: {
    name: "geo",
    seconds: 43_200,
    consent: "necessary",
    purpose: "Country the guest is in, as our own edge saw it (CONF-14).",
  },
  countryIso: {
    name: "countryIso",
    seconds: 7200,
    consent: "necessary",
    purpose: "ISO code of the site's country (CONF-14).",
  },
  userMode: {
    name: "userMode",
    consent: "necessary",
    purpose: "Set by the sites for agents and companies: travel_agent or corporate (MODE-03).",
  },
  userModeHidden: {
    name: "userModeHidden",
    consent: "necessary",
    purpose: "Remembers that the guest goes on without the strip of that mode (MODE-03).",
  },
  microsite: {
    name: "microsite",
    consent: "necessary",
    purpose: "Keeps the site in the form of the vendor that embeds it (MODE-05).",
  },
  micrositeTransaction: {
    name: "microsite_txn",
    consent: "necessary",
    purpose: "The vendor's own number of this visit, sent with a booking (MODE-05).",
  },
  webview: {
    name: "webview",
    consent: "necessary",
    purpose: "Keeps the site in its form for the app it was opened in (MODE-04).",
  },
  visitor: {
    name: "loggedOutExp",
    seconds: 90 * DAY,
    consent: "necessary",
    purpose:
      "A random number that keeps a guest in the same form of a page while two are compared; set only while a site compares any, or a release is tried on some guests (EXP-03).",
  },
  forcedArms: {
    name: "exp",
    consent: "necessary",
    purpose: "Set by hand to see a form of a page that is being compared (EXP-02).",
  },
  preview: {
    name: "preview",
    consent: "necessary",
    purpose:
      "Shows a config owner a release that is not published; under https its name starts with __Host-.",
  },
  campaign: {
    name: "campaign",
    seconds: 43_200 * 60,
    consent: "marketing",
    purpose:
      "The campaign whose link led here: words of its link and the number of its click (TRK-11). Goes with what is booked and with what the customer-engagement service is told.",
  },
  fingerprint: {
    name: "fingerprint2",
    seconds: 63_072_000,
    consent: "statistics",
    purpose:
      "A random number, made here, that tells this device from others (OFF-04). It proves nothing and opens nothing.",
  },
  quickLogin: {
    name: "quickLogin",
    seconds: DAY,
    consent: "preferences",
    purpose:
      "Remembers that signing in was offered today, so that it is not offered again (ACC-21). Set only for whoever has agreed.",
  },
  authentication: {
    name: "authenticateData",
    seconds: 3600,
    consent: "necessary",
    purpose:
      "What was begun of signing in, sealed: the address or number that was typed, the way that was chosen and where it leads back to. Where the link of a message or a provider's answer fails it is given back once, and goes (ACC-04).",
  },
} as const satisfies Readonly<Record<string, CookieRule>>;

/**
 * Everything else the product keeps in a browser. What a guest has looked for and at stays on the device, is
 * shown back to the guest alone, is sent nowhere and goes at a press: keeping it is what those parts of a
 * page are for.
 */
export const STORAGE = {
  recentSearches: {
    name: "staywright.recent-searches.*",
    place: "localStorage",
    consent: "necessary",
    purpose: "The searches this device made last, which the search offers again (SRCH-12).",
  },
  recentHotels: {
    name: "staywright.recent-hotels.*",
    place: "localStorage",
    consent: "necessary",
    purpose: "The places this device saw last, which the first page leads back to.",
  },
  placeLookup: {
    name: "staywright.place-lookup-failed.*",
    place: "localStorage",
    consent: "necessary",
    purpose: "When looking a place up failed, so that it is not tried again at once (SRCH-09).",
  },
  dismissed: {
    name: "dismissed:*",
    place: "localStorage",
    consent: "necessary",
    purpose: "That the guest took a card of the page away, and does not want to see it again.",
  },
  quickLoginDeclined: {
    name: "quick-login-declined",
    place: "localStorage",
    seconds: DAY,
    consent: "necessary",
    purpose: "When the guest pressed away the offer to sign in, which is not made again for a day (ACC-21).",
  },
  openSearches: {
    name: "staywright.open-searches.*",
    place: "sessionStorage",
    consent: "necessary",
    purpose: "How many searches without dates this tab has made, to offer dates at the second (SRCH-14).",
  },
  guestDraft: {
    name: "staywright:guest",
    place: "sessionStorage",
    consent: "necessary",
    purpose: "What was typed into the form of a booking that is not made yet (BOOK-04).",
  },
  formDraft: {
    name: "staywright:form:*",
    place: "sessionStorage",
    consent: "necessary",
    purpose:
      "What was typed into a form that has not been taken yet, but no password and no code: it is there after a reload, on coming back, and where one has to sign in again first (ACC-06). Shown to the guest who typed it alone; gone at sign-out.",
  },
  attempt: {
    name: "staywright:attempt:*",
    place: "sessionStorage",
    consent: "necessary",
    purpose: "The number of an attempt to book whose answer has not come, so that it books once (BOOK-06).",
  },
  begun: {
    name: "begun",
    place: "sessionStorage",
    consent: "necessary",
    purpose: "What the guest pressed before signing in, to be done after it.",
  },
  begunJoin: {
    name: "begun-join",
    place: "sessionStorage",
    consent: "necessary",
    purpose: "The membership whose button the guest pressed before signing in, to be joined after it.",
  },
  signingIn: {
    name: "signing-in",
    place: "sessionStorage",
    consent: "necessary",
    purpose:
      "That the guest has left for a provider to sign in: what follows from it is done on coming back.",
  },
  offlinePage: {
    name: "offline-page-*",
    place: "caches",
    consent: "necessary",
    purpose: "The page that says there is no connection (OFF-01).",
  },
  offlineBookings: {
    name: "offline-bookings",
    place: "caches",
    consent: "necessary",
    purpose: "Bookings the guest has seen, to be read without a connection; gone at sign-out (BDET-05).",
  },
  offlineOwner: {
    name: "offline-owner",
    place: "caches",
    consent: "necessary",
    purpose:
      "Whose browser this is, as a hash, so that nothing kept is shown to anybody else, and how far its clock is from ours (OFF-02).",
  },
  searchCache: {
    name: "search-cache",
    place: "caches",
    consent: "necessary",
    purpose: "Answers to searches; cleared at sign-in and sign-out (OFF-02).",
  },
  hotelCache: {
    name: "hotel-cache",
    place: "caches",
    consent: "necessary",
    purpose: "Answers about properties; cleared at sign-in and sign-out (OFF-02).",
  },
} as const satisfies Readonly<Record<string, StorageRule>>;

type Rules = (typeof STORAGE)[keyof typeof STORAGE];
type Key<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

/** Keys of web storage of some categories, as the registry names them: another does not compile. */
export type StorageKey<
  Place extends StorageRule["place"],
  Category extends ConsentCategory = "necessary",
> = Key<Extract<Rules, { place: Place; consent: Category }>["name"]>;
