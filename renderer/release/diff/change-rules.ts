import type { ChangeRule, RuleInput } from "./change-class.ts";
import { MANIFEST_RULES } from "./change-manifest-rules.ts";

const gone = ({ after }: RuleInput) => after === undefined;
const added = ({ before }: RuleInput) => before === undefined;
const switchedOff = ({ after }: RuleInput) => after === false;
const lower = ({ before, after }: RuleInput) => Number(after) < Number(before);
const closesNothing = ({ cause }: RuleInput) =>
  cause.layer.startsWith("domain ") && cause.at.at(-1) === "$lock";
/**
 * Something in a list before that is not in it any more; a list that appears where none was shuts out the
 * rest.
 */
const narrower = ({ before, after }: RuleInput) =>
  Array.isArray(after) && (!Array.isArray(before) || before.some((item) => !after.includes(item)));
const losesHost = ({ before, release }: RuleInput) =>
  [before].flat().some((host) => release.after.hosts[String(host)] !== release.before.hosts[String(host)]);
const takesHost = ({ after, release }: RuleInput) =>
  [after].flat().some((host) => {
    const owner = release.before.hosts[String(host)];
    return owner !== undefined && owner !== release.after.hosts[String(host)];
  });
const holdsBooking = ({ before, categoryOf }: RuleInput) =>
  widgetsIn(before).some((widget) => /^(search|checkout|booking)$/.test(categoryOf(widget) ?? ""));

const WAIVED = "What an assertion asks for need not hold here any more.";
const MEANT = "What a rule suspects of the language's words is said to be right.";
const HOLDS_AGAIN = "What was waived has to hold here again.";

/** First match wins; what no rule knows is risky. */
export const CHANGE_RULES: readonly ChangeRule[] = [
  // Locks
  {
    path: "**.$lock",
    when: closesNothing,
    class: "safe",
    reason: "No layer comes after a domain's own, so its lock closes nothing.",
  },
  {
    path: "**.$lock",
    when: added,
    class: "risky",
    reason: "Closed to the layers that come after: from now on it is a mistake when they say otherwise.",
  },
  {
    path: "**.$lock",
    class: "risky",
    reason: "Open again: brands, countries or domains that come after may say otherwise.",
  },

  // Widgets
  ...MANIFEST_RULES,

  // Assertions
  { path: "domain|brand|country.waives.**", when: gone, class: "safe", reason: HOLDS_AGAIN },
  { path: "domain|brand|country.waives.**", class: "risky", reason: WAIVED },
  { path: "countries.*.waives.**", when: gone, class: "safe", reason: HOLDS_AGAIN },
  { path: "countries.*.waives.**", class: "risky", reason: WAIVED },
  { path: "languages.*.waives.**", when: gone, class: "safe", reason: HOLDS_AGAIN },
  { path: "languages.*.waives.**", class: "risky", reason: MEANT },
  { path: "assertions.*", when: added, class: "safe", reason: "Something more is asked of every release." },
  {
    path: "assertions.**",
    class: "risky",
    reason: "Nobody asks any more whether it holds, or something else is asked.",
  },
  {
    path: "groups.**",
    class: "risky",
    reason: "What assertions ask of the countries in it is asked of others.",
  },
  { path: "pages.*.requires.*", when: added, class: "safe", reason: "Something more is asked of the page." },
  {
    path: "pages.*.requires.**",
    class: "risky",
    reason: "Nobody asks any more whether it holds, or something else is asked.",
  },

  // Sites and hosts
  {
    path: "sites.*",
    when: gone,
    class: "breaking",
    reason: "The site is gone; its hosts answer as another site.",
  },
  { path: "sites.*", class: "safe", reason: "A new site takes nothing from the others." },
  {
    path: "domain.host|hosts",
    when: losesHost,
    class: "breaking",
    reason: "A host name no longer leads to this site.",
  },
  {
    path: "domain.host|hosts",
    when: takesHost,
    class: "breaking",
    reason: "A host name moves here from another site.",
  },
  { path: "domain.host", class: "risky", reason: "The main address changes; the old one still answers." },
  { path: "domain.hosts", class: "safe", reason: "More host names lead to this site." },
  { path: "domain.defaultLocale", class: "breaking", reason: "Guests who name no language get another one." },
  { path: "domain.locales", when: narrower, class: "breaking", reason: "A language is no longer offered." },
  { path: "domain.locales", class: "safe", reason: "Languages are added or listed in another order." },
  { path: "domain.brand", class: "breaking", reason: "The host stands for another brand." },
  { path: "domain.country", class: "breaking", reason: "The host stands for another country." },
  { path: "domain.countryId", class: "breaking", reason: "Calls name another region." },
  { path: "domain.pageCountryCode", class: "breaking", reason: "Addresses of pages name another country." },
  { path: "domain.apiBaseHost", class: "breaking", reason: "Calls go to another backend." },
  { path: "domain.note", class: "safe", reason: "Guests never see it." },
  { path: "domain.**", class: "risky", reason: "A switch or address of the site changes." },

  // Brand
  { path: "brand.id|countryId", class: "breaking", reason: "Calls name another brand or region." },
  { path: "brand.flags.**", class: "risky", reason: "Parts of pages are hidden or shown." },
  { path: "brand.defaultLocale|propertyTypes", class: "risky", reason: "What the brand offers changes." },
  { path: "brand.rolePrices.**", class: "risky", reason: "Agents or companies pay another price." },
  { path: "brand.theme.**", class: "safe", reason: "Only the look changes." },
  { path: "brand.**", class: "safe", reason: "Names, pictures and words of the brand." },

  // Country
  { path: "country.currencyCode", class: "breaking", reason: "Prices are in another currency." },
  {
    path: "country.regionId|COUNTRY_CODE|urlCode",
    class: "breaking",
    reason: "Calls and addresses name another region.",
  },
  {
    path: "country.doesHomePageExists",
    when: switchedOff,
    class: "breaking",
    reason: "The country's home page is gone.",
  },
  { path: "country.currencySymbol|displayDecimals", class: "risky", reason: "Prices read differently." },
  {
    path: "country.taxDisplay|hotelTaxLine|shortHotelTaxLine",
    class: "risky",
    reason: "What is said about taxes changes.",
  },
  {
    path: "country.indexPage|canonicalURL|alternateLocales|lang",
    class: "risky",
    reason: "Search engines see other addresses or languages.",
  },
  {
    path: "country.maxSearchableMonths|maxSelectableDates",
    when: lower,
    class: "risky",
    reason: "The limit is tighter: guests may no longer do what they could.",
  },
  {
    path: "country.maxSearchableMonths|maxSelectableDates|minSelectableDates|phone.**",
    class: "risky",
    reason: "Other input is accepted.",
  },
  {
    path: "country.name|tagline|title|description|keywords|supportPhone",
    class: "safe",
    reason: "Only words change.",
  },
  {
    path: "country.promises|popular_cities|footerLinks.**",
    class: "safe",
    reason: "Only words and links of the footer and home page change.",
  },
  { path: "country.**", class: "risky", reason: "How the country's sites behave changes." },
  {
    path: "countries.*",
    when: gone,
    class: "breaking",
    reason: "The country is gone: its addresses lead nowhere.",
  },
  { path: "countries.*", when: added, class: "safe", reason: "A new country takes nothing from the others." },
  { path: "countries.**", class: "risky", reason: "The shared record of a country changes." },

  // Limits
  {
    path: "limits.**",
    when: lower,
    class: "risky",
    reason: "The limit is lower: check that nobody has more already.",
  },
  { path: "limits.**", class: "risky", reason: "Another limit holds." },

  // Pages
  { path: "pages.*", when: gone, class: "breaking", reason: "The page is gone." },
  { path: "pages.*", class: "safe", reason: "A new page; nothing leads to it before its route does." },
  {
    path: "pages.*.cache.scope",
    class: "breaking",
    reason: "Answers become shared by everybody, or each guest's own.",
  },
  { path: "pages.*.cache.**", class: "risky", reason: "Answers are kept differently." },
  { path: "pages.*.head.title|description", class: "safe", reason: "Only words of the head change." },
  { path: "pages.*.head.**", class: "risky", reason: "Search engines see the page differently." },
  {
    path: "pages.*.**.nodes.*",
    when: (input) => gone(input) && holdsBooking(input),
    class: "breaking",
    reason: "Guests search, book or look after a booking with this node.",
  },
  { path: "pages.*.**.nodes.*", when: gone, class: "risky", reason: "A part of the page is gone." },
  { path: "pages.*.**.nodes.*", class: "safe", reason: "A part is added to the page." },
  {
    path: "pages.*.**.nodes.*.shows",
    when: ({ after }) => after === "never",
    class: "risky",
    reason: "A part of the page is hidden.",
  },
  {
    path: "pages.*.**.nodes.*.shows",
    class: "risky",
    reason: "A part of the page shows under another condition.",
  },
  {
    path: "pages.*.**.nodes.*.when",
    class: "risky",
    reason: "A part of the page shows under another condition.",
  },
  { path: "pages.*.**.nodes.*.widget", class: "risky", reason: "Another widget stands in this place." },
  { path: "pages.*.**.nodes.*.v", class: "risky", reason: "The widget is another version." },
  {
    path: "pages.*.**.nodes.*.props.**",
    when: hidesSomething,
    class: "risky",
    reason: "A part of the widget is hidden.",
  },
  { path: "pages.*.**.nodes.*.props.**", class: "safe", reason: "Texts, pictures and look of a widget." },
  { path: "pages.*.**.order", class: "safe", reason: "Only the order changes." },
  { path: "pages.*.v|description", class: "safe", reason: "Guests never see it." },

  // Routes
  {
    path: "routes.static|countryCodes|tags|listPages|policyWords|localities.*",
    when: added,
    class: "safe",
    reason: "A new address.",
  },
  {
    path: "routes.static.*.available",
    when: ({ after }) => after !== false,
    class: "safe",
    reason: "An address opens.",
  },
  { path: "routes.static.*.source|title", class: "safe", reason: "The address leads where it did." },
  {
    path: "routes.editorialSlugs|reserved",
    when: (input) => !narrower(input),
    class: "risky",
    reason: "Addresses that another rule read before are taken.",
  },
  { path: "routes.**", class: "breaking", reason: "An address is gone or leads elsewhere." },

  // Payment
  { path: "payment-modes.modes.*", when: gone, class: "breaking", reason: "A way to pay is gone." },
  {
    path: "payment-modes.modes.*.enabled",
    when: switchedOff,
    class: "breaking",
    reason: "A way to pay is gone.",
  },
  {
    path: "payment-modes.modes.*.countries",
    when: narrower,
    class: "breaking",
    reason: "A way to pay is gone in some countries.",
  },
  { path: "payment-modes.order", class: "safe", reason: "Only the order changes." },
  { path: "payment-modes.modes.*.title", class: "safe", reason: "Only words change." },
  { path: "payment-modes.**", class: "risky", reason: "Guests can pay in another way." },

  // Everything else that is shared
  { path: "experiments.**", class: "risky", reason: "Guests are sorted into experiments differently." },
  { path: "modals.**", class: "risky", reason: "What opens over the page changes." },
  { path: "microsites.*.frameAncestors", class: "risky", reason: "Other pages may frame the site." },
  { path: "microsites.**", class: "risky", reason: "What a vendor sees changes." },
  { path: "amenities.*", when: gone, class: "risky", reason: "Properties that have it no longer say so." },
  { path: "amenities.**", class: "safe", reason: "Only words and icons change." },
  { path: "cities.*.names.**", class: "safe", reason: "Only the name shown in a language changes." },
  { path: "cities.*", when: gone, class: "breaking", reason: "Addresses with the city's name lead nowhere." },
  { path: "cities.*", when: added, class: "safe", reason: "A new city takes nothing from the others." },
  { path: "cities.**", class: "risky", reason: "Searches for the city go elsewhere." },
  { path: "languages.*", when: gone, class: "breaking", reason: "The language is gone." },
  {
    path: "languages.*",
    when: added,
    class: "safe",
    reason: "A new language takes nothing from the others.",
  },
  { path: "languages.*.name|displayName", class: "safe", reason: "Only words change." },
  { path: "languages.**", class: "risky", reason: "The language is written or announced differently." },
  { path: "messages.**", class: "safe", reason: "Only words change." },
  { path: "brandFiles.*", when: gone, class: "risky", reason: "A picture of the brand is gone." },
  { path: "brandFiles.*", class: "safe", reason: "Only a picture of the brand changes." },
];

function hidesSomething({ path, before, after }: RuleInput): boolean {
  const name = String(path.at(-1));
  return (/^hide/.test(name) && after === true) || (/^show/.test(name) && before === true && after === false);
}

/** Widgets of a node and everything in it. */
function widgetsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "widget" in node && typeof node.widget === "string" ? [node.widget] : [];
  return [...own, ...Object.values(node).flatMap(widgetsIn)];
}
