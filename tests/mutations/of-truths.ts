import { type Mutation, textMutation } from "./mutation.ts";

interface Untruth {
  readonly kind: string;
  /** Files it can be told in. */
  readonly file: RegExp;
  /** The member that is changed: its whole text, the value in the group. */
  readonly member: RegExp;
  readonly value: string;
  readonly severity?: Mutation["severity"];
}

const country = /^config\/countries\/[A-Z]{2}\.json$/;
const domain = /^config\/domains\/[^/]+\.json$/;
const brand = /^config\/brands\/[^/]+\/brand\.json$/;
const limits = /^config\/limits\.json$/;
const routes = /^config\/routes\.json$/;

/** Values that fit their schema and are not so. */
const UNTRUTHS: readonly Untruth[] = [
  { kind: "currency that does not exist", file: country, member: /"currencyCode": ("\w+")/, value: '"ABC"' },
  {
    kind: "zone of another country",
    file: country,
    member: /"timeZone": ("[^"]+")/,
    value: '"Antarctica/Vostok"',
  },
  { kind: "offset of another zone", file: country, member: /"timezoneOffset": (-?\d+)/, value: "17" },
  { kind: "calling code of nobody", file: country, member: /"code": ("\+\d+")/, value: '"+999"' },
  {
    kind: "number of another country",
    file: country,
    member: /"supportPhone": ("[^"]+")/,
    value: '"+999 12 345 678"',
  },
  { kind: "fewest above most", file: country, member: /"phone": \{[^}]*"min": (\d+)/, value: "15" },
  { kind: "fewest dates above most", file: country, member: /"minSelectableDates": (\d+)/, value: "300" },
  {
    kind: "main address of nobody",
    file: country,
    member: /"canonicalURL": ("[^"]+")/,
    value: '"https://zz.example/"',
    severity: "warning",
  },
  {
    kind: "link to no page",
    file: country,
    member: /"privacyPolicy": ("[^"]+")/,
    value: '"/no-such-page/at/all"',
  },
  {
    kind: "link to another host",
    file: country,
    member: /"privacyPolicy": ("[^"]+")/,
    value: '"//evil.example/x"',
  },
  ...(
    [
      ["link to a mailbox", '"mailto:help"'],
      ["link to a host that cannot be", '"https://-alba-.example/privacy"'],
      ["link with a broken escape", '"/privacy-policy%zz"'],
      ["link to a port that cannot be", '"https://alba.example:99999/privacy"'],
    ] as const
  ).map(([kind, value]) => ({ kind, file: country, member: /"privacyPolicy": ("[^"]+")/, value })),
  ...(
    [
      ["mailbox with a scheme", '"mailto:help@alba.example"'],
      ["mailbox with two dots", '"help@alba..example"'],
      ["mailbox with a comma", '"help@alba,example"'],
    ] as const
  ).map(([kind, value]) => ({ kind, file: brand, member: /"supportEmail": ("[^"]+")/, value })),
  {
    kind: "address with a sign that none has",
    file: domain,
    member: /"businessUrl": ("[^"]+")/,
    value: '"https://business.alba.example/<companies>"',
  },
  { kind: "code that addresses lack", file: country, member: /"urlCode": ("\w+")/, value: '"zz"' },
  { kind: "host with two dots", file: domain, member: /"host": ("[^"]+")/, value: '"nl..example.org"' },
  { kind: "host without a dot", file: domain, member: /"host": ("[^"]+")/, value: '"wrenhollow"' },
  {
    kind: "host that is too long",
    file: domain,
    member: /"host": ("[^"]+")/,
    value: `"${"a".repeat(64)}.example"`,
  },
  { kind: "id of another country", file: domain, member: /"countryId": (\d+)/, value: "9999" },
  { kind: "code of another country", file: domain, member: /"pageCountryCode": ("\w+")/, value: '"zz"' },
  { kind: "text nobody can read", file: brand, member: /"muted": ("#\w+")/, value: '"#f0f0f0"' },
  { kind: "ground nothing is read on", file: brand, member: /"sunken": ("#\w+")/, value: '"#777777"' },
  { kind: "line nobody sees", file: brand, member: /"focus": ("#\w+")/, value: '"#fefefe"' },
  { kind: "time that does not exist", file: limits, member: /"checkInTime": ("[^"]+")/, value: '"29:10"' },
  {
    kind: "more rooms at the property than at all",
    file: limits,
    member: /"payAtHotelMax": (\d+)/,
    value: "19",
  },
  {
    kind: "home for fewer guests than a room",
    file: limits,
    member: /"homeAdultsMax": (\d+)/,
    value: "1",
    severity: "warning",
  },
  { kind: "fewest digits above most", file: limits, member: /"phoneMin": (\d+)/, value: "40" },
  {
    kind: "side of another script",
    file: /^config\/languages\/[^/]+\.json$/,
    member: /"rtl": (false)/,
    value: "true",
  },
  { kind: "no way to pay", file: limits, member: /"payAtHotelMax": (\d+)/, value: "0", severity: "warning" },
  {
    kind: "fewer adults than a search has",
    file: limits,
    member: /"adultsMax": (\d+)/,
    value: "1",
    severity: "warning",
  },
  {
    kind: "most digits below those of numbers",
    file: limits,
    member: /"phoneMax": (\d+)/,
    value: "8",
    severity: "warning",
  },
  {
    kind: "fewer pictures than an inquiry has",
    file: limits,
    member: /"picturesPerSession": (\d+)/,
    value: "2",
    severity: "warning",
  },
  {
    kind: "fewer guesses than a code takes",
    file: limits,
    member: /"guessesPerSession": (\d+)/,
    value: "2",
    severity: "warning",
  },
  {
    kind: "another code after the end of one",
    file: limits,
    member: /"resendSeconds": (\d+)/,
    value: "3600",
  },
  {
    kind: "money with decimals that nothing shows",
    file: /^config\/countries\/IN\.json$/,
    member: /"welcomeCredit": (\d+)/,
    value: "50050",
    severity: "warning",
  },
  {
    kind: "more nights than anybody can book",
    file: /^config\/deals\/unhurried-week\.json$/,
    member: /"minNights": (\d+)/,
    value: "30",
    severity: "warning",
  },
  {
    kind: "answer of another question",
    file: /^config\/help-topics\/[^/]+\.json$/,
    member: /"answer": ("static\.faq\.1\.a")/,
    value: '"static.faq.2.a"',
    severity: "warning",
  },
  {
    kind: "title of another topic",
    file: /^config\/inquiry-topics\/[^/]+\.json$/,
    member: /"title": ("assist\.topic\.payment")/,
    value: '"assist.topic.booking"',
    severity: "warning",
  },
  {
    kind: "policy under the word of another",
    file: routes,
    member: /"name": ("privacyPolicy")/,
    value: '"terms"',
    severity: "warning",
  },
  {
    kind: "page in the place of one beside it",
    file: routes,
    member: /"page": ("wallet-transactions")/,
    value: '"wallet"',
    severity: "warning",
  },
  {
    kind: "redirect to nothing",
    file: routes,
    member: /"skipTo": \{[^}]*"to": ("[^"]+")/,
    value: '"/nowhere-at-all"',
  },
];

/** Mistakes of meaning: each value fits its schema, and public data or another file says otherwise. */
export function truthMutations(texts: ReadonlyMap<string, string>): Mutation[] {
  const untruths = [...texts].flatMap(([file, text]) =>
    UNTRUTHS.flatMap(({ kind, file: files, member, value, severity = "error" }): Mutation[] => {
      const match = files.test(file) ? member.exec(text) : null;
      const [whole, old = ""] = match ?? [];
      if (!match || whole === undefined || old === value) return [];
      const offset = match.index + whole.lastIndexOf(old);
      const words = { kind, what: `${file}: ${value}`, file, severity };
      return [textMutation(words, text, { offset, length: old.length, text: value })];
    }),
  );
  return [...untruths, ...shadowedRoutes(texts), ...foreignCities(texts)];
}

function shadowedRoutes(texts: ReadonlyMap<string, string>): Mutation[] {
  const file = "config/routes.json";
  const text = texts.get(file) ?? "";
  const start = '"static": {';
  const offset = text.indexOf(start) + start.length;
  const [city] = JSON.parse(texts.get("config/cities.json") ?? "[]") as readonly { readonly slug: string }[];
  const page = '{ "page": "home", "name": "zzq", "source": "ours" }';
  const routes: readonly (readonly [string, string, string])[] = [
    ["route in the place of a city", `/${city?.slug}`, page],
    ["route in the place of a call", "/api/bookings", page],
    ["route in the place of a country", "/nl", page],
    ["route to nothing", "/zzq", '{ "name": "zzq", "source": "ours" }'],
  ];
  return routes.map(([kind, path, value]) =>
    textMutation({ kind, what: path, file }, text, {
      offset,
      length: 0,
      text: ` "${path}": ${value},`,
      shift: 1,
    }),
  );
}

function foreignCities(texts: ReadonlyMap<string, string>): Mutation[] {
  const cities = JSON.parse(texts.get("config/cities.json") ?? "[]") as readonly {
    readonly slug: string;
    readonly countryCode: string;
  }[];
  return [...texts].flatMap(([file, text]) => {
    const [, code] = /^config\/countries\/([A-Z]{2})\.json$/.exec(file) ?? [];
    const other = cities.find(({ countryCode, slug }) => countryCode !== code && !text.includes(`"${slug}"`));
    const offset = text.indexOf("[", text.indexOf('"popular_cities"')) + 1;
    if (code === undefined || !other || text[offset] === "]") return [];
    const words = { kind: "city of another country", what: `${file}: ${other.slug}`, file };
    return [textMutation(words, text, { offset, length: 0, text: `"${other.slug}", ` })];
  });
}
