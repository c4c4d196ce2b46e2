/** What the page says, as messages of the configuration: `{name}` stands for a value. */
export const words = {
  "peers.brand": "Meridian Stays",
  "peers.title": "Hotels in {city}",
  "peers.description": "Compare {count} places to stay in {city}.",
  "peers.heading": "{count} places to stay in {city}",
  "peers.main-nav": "Main",
  "peers.destination": "Destination",
  "peers.check-in": "Check-in",
  "peers.check-out": "Check-out",
  "peers.guests": "Guests",
  "peers.fewer-guests": "One guest fewer",
  "peers.more-guests": "One guest more",
  "peers.search": "Search",
  "peers.filters": "Filters",
  "peers.results": "Results",
  "peers.reviews": "{count} reviews",
  "peers.per-night": "per night",
  "peers.was-price": "was {price}",
  "peers.select": "See rooms",
  "peers.shortlist-add": "Add {name} to shortlist",
  "peers.pages": "Pages",
  "peers.none": "No place matches these filters.",
  "peers.footer-nav": "More destinations",
  "peers.rights": "© 2026 Meridian Stays",
} as const;

export type WordId = keyof typeof words;

/** How the parts of the page say things, whoever renders them. */
export interface Speech {
  readonly say: (id: WordId, values?: Readonly<Record<string, string>>) => string;
  readonly count: (value: number) => string;
  readonly rating: (value: number) => string;
  /** An amount in hundredths. */
  readonly money: (minor: number, currency: string) => string;
}

const locale = "en-GB";
const number = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const monies = new Map<string, Intl.NumberFormat>();

/** Numbers as the peers write them. */
export const numbers: Omit<Speech, "say"> = {
  count: (value) => number.format(value),
  rating: (value) => decimal.format(value),
  money(minor, currency) {
    let format = monies.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: "currency", currency });
      monies.set(currency, format);
    }
    return format.format(minor / 100);
  },
};

/** Words without a product around them, as the peers say them. */
export const plainSpeech: Speech = {
  ...numbers,
  say: (id, values = {}) => words[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
};
