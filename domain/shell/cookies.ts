/** What a guest is asked before a cookie is set: nothing for those the site cannot work without. */
type CookieConsent = "necessary" | "preferences" | "statistics";

export interface CookieRule {
  readonly name: string;
  /** Seconds it lives; until the browser closes when absent. */
  readonly seconds?: number;
  /** Seconds it lives once the guest is signed in, where that differs. */
  readonly signedInSeconds?: number;
  readonly consent: CookieConsent;
  readonly purpose: string;
}

const DAY = 24 * 60 * 60;

/**
 * Every cookie the product sets or reads: name, life and consent in one place (CONST-06). None holds personal
 * data but the session's token.
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
      "A number that changes with what pages say to this guest, such as the name in the header, and whether they are signed in: a page reads it to know when to ask again. It lives as long as the session.",
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
  fingerprint: {
    name: "fingerprint2",
    seconds: 63_072_000,
    consent: "statistics",
    purpose: "Tells this device from others for the wallet.",
  },
  quickLogin: {
    name: "quickLogin",
    seconds: DAY,
    consent: "preferences",
    purpose: "Remembers that quick sign-in was offered.",
  },
  authentication: {
    name: "authenticateData",
    consent: "necessary",
    purpose: "Keeps a sign-in going while a link in a message is opened.",
  },
} as const satisfies Readonly<Record<string, CookieRule>>;
