import type { Amenity, Brand, Country, Domain, Experiment, Limits, Modal, PaymentMode } from "#schemas";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { circlesIn } from "./circles.ts";
import { walletsElsewhere } from "./sites/wallet-countries.ts";

/** What a schema cannot say about one record: relations between its own members. */
export function checkExperiment(experiment: Experiment): PathProblem[] {
  const problems: PathProblem[] = [];
  const arms = Object.keys(experiment.arms);
  if (!arms.includes(experiment.control)) {
    const message = `The control arm "${experiment.control}" is not one of the arms.`;
    problems.push({ path: ["control"], code: "unknown-arm", message, ...nameHelp(experiment.control, arms) });
  }
  // The weights of the arm that is gone are missing with it.
  if (problems.length > 0) return problems;
  const sum = Object.values(experiment.arms).reduce((total, { weight }) => total + weight, 0);
  if (sum !== 100) {
    const message = `The weights of the arms add up to ${sum}, not to 100.`;
    problems.push({
      path: ["arms"],
      part: "key",
      code: "weights-not-100",
      message,
      suggestion: "Write weights that add up to 100.",
    });
  }
  return [...problems, ...turnedControl(experiment)];
}

/** A control arm that is called after what is tried, beside one that is called after what there was. */
function turnedControl({ control, arms }: Experiment): PathProblem[] {
  const [before, ...more] = Object.keys(arms).filter((arm) => AS_BEFORE.test(arm));
  if (before === undefined || more.length > 0 || before === control || !AS_TRIED.test(control)) return [];
  const message = `"${control}" is the control arm, and by its name "${before}" is what guests had before.`;
  const suggestion = `Write "${before}".`;
  return [{ path: ["control"], code: "wrong-order", message, suggestion, severity: "warning" }];
}

const AS_BEFORE = /^(old|control|current|off|default|baseline|before|original)$/i;
const AS_TRIED = /^(new|variant|treatment|test|on|after|changed|candidate)$/i;

/** Popups that never open: nested under one that does not exist, in a circle, or for nobody. */
export function checkModals(modals: Readonly<Record<string, Modal>>): PathProblem[] {
  const parents = new Map(Object.entries(modals).map(([name, { nestedUnder }]) => [name, nestedUnder]));
  const circles = circlesIn(parents).map(([name = "", ...rest]): PathProblem => {
    const way = [name, ...rest, name].map((modal) => `"${modal}"`).join(" under ");
    return {
      path: ["modals", name, "nestedUnder"],
      code: "circle",
      message: `No modal opens: ${way}.`,
      suggestion: 'Take one "nestedUnder" out.',
    };
  });
  return [...circles, ...unknownParents(modals), ...forNobody(modals)];
}

/** Popups that want a guest who is signed in and one who is not. */
function forNobody(modals: Readonly<Record<string, Modal>>): PathProblem[] {
  return Object.entries(modals).flatMap(([name, { requires = [] }]): PathProblem[] => {
    const [, second] = requires.flatMap((each, index) => (OF_GUEST.has(each) ? [index] : []));
    if (second === undefined) return [];
    const message = `"${name}" wants a guest who is signed in and one who is not, so it never opens.`;
    const path = ["modals", name, "requires", second];
    return [
      { path, code: "never-met", message, suggestion: "Take one of the two out.", severity: "warning" },
    ];
  });
}

/** What popups require of the guest, and not of the page. */
export const OF_GUEST: ReadonlySet<string> = new Set(["anonymous", "signedIn"]);

function unknownParents(modals: Readonly<Record<string, Modal>>): PathProblem[] {
  return Object.entries(modals).flatMap(([name, { nestedUnder }]) => {
    if (nestedUnder === undefined || Object.hasOwn(modals, nestedUnder)) return [];
    return [
      {
        path: ["modals", name, "nestedUnder"],
        code: "unknown-modal",
        message: `There is no modal "${nestedUnder}".`,
        ...nameHelp(nestedUnder, Object.keys(modals)),
      },
    ];
  });
}

/** An order that names no mode, modes that no order names, and modes under another's name or title. */
export function checkPaymentModes(
  order: readonly string[],
  modes: Readonly<Record<string, PaymentMode>>,
): PathProblem[] {
  const unknown = order.flatMap((name, index): PathProblem[] => {
    if (Object.hasOwn(modes, name)) return [];
    return [
      {
        path: ["order", index],
        code: "unknown-payment-mode",
        message: `There is no payment mode "${name}".`,
        ...nameHelp(name, Object.keys(modes)),
      },
    ];
  });
  const named = new Set(order);
  // A name in the order that nothing has may be this one, misspelt.
  const left = unknown.length > 0 ? [] : Object.keys(modes).filter((name) => !named.has(name));
  return [
    ...unknown,
    ...left.map(
      (name): PathProblem => ({
        path: ["modes", name],
        part: "key",
        code: "not-offered",
        message: `The order does not name "${name}", so nobody is offered it.`,
        suggestion: `Write "${name}" in "order", or take the mode out.`,
        severity: "warning",
      }),
    ),
    ...keyMismatches("modes", modes, (mode) => mode.mode, "mode"),
    ...sameNames("modes", modes, "title"),
    ...wrongPaymentKinds(modes),
    ...walletsElsewhere(modes),
  ];
}

/** Amenities under another's number, or with the name of another one. */
export function checkAmenities(amenities: Readonly<Record<string, Amenity>>): PathProblem[] {
  return [
    ...keyMismatches("amenities", amenities, (amenity) => String(amenity.id), "id"),
    ...sameNames("amenities", amenities, "name"),
    ...sameRanks(amenities),
  ];
}

/** Two amenities on one rank: which comes first, nobody has decided. */
function sameRanks(amenities: Readonly<Record<string, Amenity>>): PathProblem[] {
  const owners = new Map<number, string>();
  return Object.entries(amenities).flatMap(([key, { rank }]): PathProblem[] => {
    const owner = owners.get(rank);
    owners.set(rank, owner ?? key);
    if (owner === undefined) return [];
    const message = `Amenity ${owner} has the rank ${rank} already, so neither comes first.`;
    const path = ["amenities", key, "rank"];
    const suggestion = "Write a rank that no other has.";
    return [{ path, code: "same-rank", message, suggestion, severity: "warning" }];
  });
}

/** Two things that guests know by one name: an entry was copied, and its name left. */
function sameNames<Field extends string>(
  map: string,
  values: Readonly<Record<string, { readonly [F in Field]?: string }>>,
  field: Field,
): PathProblem[] {
  const owners = new Map<string, string>();
  const turned = new Set<string>();
  return Object.entries(values).flatMap(([key, { [field]: name }]): PathProblem[] => {
    if (name === undefined) return [];
    const owner = owners.get(name);
    owners.set(name, owner ?? key);
    if (owner === undefined) {
      const named = name.slice(name.lastIndexOf(".") + 1);
      const other = Object.hasOwn(values, named) ? values[named]?.[field] : undefined;
      // Two names that changed places are one mistake; a copied one is told where its own stands.
      if (named === key || !other?.endsWith(`.${key}`) || turned.has(key)) return [];
      turned.add(named);
      const message = `"${key}" is called "${name}", and "${named}" is called "${other}".`;
      const suggestion = "Let the two change places.";
      return [{ path: [map, key, field], code: "same-name", message, suggestion, severity: "warning" }];
    }
    // A message that is named after one of them is its own.
    const [own, copy] = name.endsWith(`.${key}`) ? [key, owner] : [owner, key];
    const message = `"${own}" is called "${name}" already.`;
    const suggestion = `Write the message of its own name, such as "${name.replace(/[^.]*$/, "")}${copy}".`;
    return [{ path: [map, copy, field], code: "same-name", message, suggestion, severity: "warning" }];
  });
}

function keyMismatches<T>(
  map: string,
  values: Readonly<Record<string, T>>,
  idOf: (value: T) => string,
  field: string,
): PathProblem[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (idOf(value) === key) return [];
    return [
      {
        path: [map, key, field],
        code: "id-mismatch",
        message: `Got ${idOf(value)}, but its key is ${key}.`,
        suggestion: `Write ${key}, or give it another key.`,
      },
    ];
  });
}

/** A site that starts in a language it does not offer, or has one door for two kinds of business. */
export function checkDomain(domain: Domain, languages: ReadonlySet<string>): PathProblem[] {
  return [...notOffered(domain, languages), ...sameDoors(domain)];
}

function sameDoors({ businessUrl, travelAgentUrl }: Domain): PathProblem[] {
  if (businessUrl === undefined || businessUrl !== travelAgentUrl) return [];
  const message = "Companies are sent where travel agents are.";
  const suggestion = "Write the address of each, or leave out what the site does not have.";
  return [{ path: ["businessUrl"], code: "same-link", message, suggestion, severity: "warning" }];
}

/** An unknown language is reported as that, so it is not also one that is not offered. */
function notOffered(domain: Domain, languages: ReadonlySet<string>): PathProblem[] {
  if (!domain.locales.every((locale) => languages.has(locale))) return [];
  return (["defaultLocale", "fallbackLocale"] as const).flatMap((field) => {
    const locale = domain[field];
    if (locale === undefined || !languages.has(locale) || domain.locales.includes(locale)) return [];
    const what = field === "defaultLocale" ? "default locale" : "locale for unknown hosts";
    const message = `The ${what} "${locale}" is not one of the site's locales.`;
    const suggestion = `Write one of ${domain.locales.join(", ")}, or add "${locale}" to "locales".`;
    return [{ path: [field], code: "locale-not-offered", message, suggestion }];
  });
}

/** A value that only one of several records may have, taken by an earlier one. */
export interface Clash {
  readonly id: string;
  readonly path: readonly string[];
  readonly message: string;
}

/** Hosts of two sites, two global sites of a brand and two sites for unknown hosts; the later one clashes. */
export function hostClashes(domains: ReadonlyMap<string, Domain>): Clash[] {
  const owners = new Map<string, string>();
  const clashes: Clash[] = [];
  for (const [id, { host, hosts, fallback, brand, global: isGlobal }] of domains) {
    for (const [name, path] of [
      [host, ["host"]],
      ...hosts.map((other, index) => [other, ["hosts", String(index)]]),
    ] as [string, string[]][]) {
      const owner = owners.get(name);
      if (owner !== undefined)
        clashes.push({ id, path, message: `The host "${name}" already belongs to "${owner}".` });
      owners.set(name, owner ?? id);
    }
    const world = `the world of ${brand}`;
    const worldOwner = owners.get(world);
    if (isGlobal && worldOwner)
      clashes.push({
        id,
        path: ["global"],
        message: `"${worldOwner}" already is the global site of ${brand}.`,
      });
    if (isGlobal) owners.set(world, worldOwner ?? id);
    const previous = owners.get("the fallback");
    if (fallback && previous)
      clashes.push({ id, path: ["fallback"], message: `"${previous}" already is the fallback.` });
    if (fallback) owners.set("the fallback", previous ?? id);
  }
  return clashes;
}

/** Numbers and address codes of two countries; of the two, the one clashes whose own sites say otherwise. */
export function countryClashes(
  countries: ReadonlyMap<string, Country>,
  domains: ReadonlyMap<string, Domain> = new Map(),
): Clash[] {
  // Of two countries the one was changed whose own sites say otherwise.
  const isDenied = (id: string, field: "regionId" | "urlCode", value: string | number) =>
    [...domains.values()].some((domain) => {
      const said = field === "regionId" ? domain.countryId : domain.pageCountryCode;
      return domain.country === id && said !== undefined && said !== value;
    });
  const clashes: Clash[] = [];
  for (const field of ["regionId", "urlCode"] as const) {
    const owners = new Map<string | number, string>();
    for (const [id, country] of countries) {
      const owner = owners.get(country[field]);
      if (owner) {
        const [wrong, right] = isDenied(owner, field, country[field]) ? [owner, id] : [id, owner];
        const message = `${field} ${country[field]} already belongs to ${right}.`;
        clashes.push({ id: wrong, path: [field], message });
      } else owners.set(country[field], id);
    }
  }
  return clashes;
}

/**
 * Countries whose searches begin with more rooms than their sites let a guest book, or with none (ROOM-03).
 */
export function roomClashes(
  countries: ReadonlyMap<string, Country>,
  domains: ReadonlyMap<string, Domain>,
  limits: Limits | null,
): (Clash & { readonly code: string; readonly suggestion: string })[] {
  // A project without limits of rooms has none to hold a country to.
  const { max } = limits?.rooms ?? {};
  if (max === undefined) return [];
  return [...countries].flatMap(([id, { defaultRoomGuestConfig: written }]) => {
    if (written === undefined) return [];
    const rooms = written.split(",").reduce((sum, count) => sum + Number(count), 0);
    const own = [...domains.values()].flatMap(({ country, overrides }) =>
      // A sparse layer of the limits.
      country === id ? ((overrides?.limits as Partial<Limits> | undefined)?.rooms?.max ?? []) : [],
    );
    const most = Math.max(max, ...own);
    if (rooms >= 1 && rooms <= most) return [];
    const message = `"${written}" is ${rooms} rooms, and a guest books between 1 and ${most}.`;
    const suggestion = 'Write how many rooms have one adult, two or more, three, such as "0,1,0".';
    return [{ id, path: ["defaultRoomGuestConfig"], code: "too-many-rooms", message, suggestion }];
  });
}

/** Brands whose region is not that of the country they write from (CONF-11). */
export function brandClashes(
  brands: ReadonlyMap<string, Brand>,
  countries: ReadonlyMap<string, Country>,
): (Clash & { readonly code: string; readonly suggestion: string })[] {
  return [...brands].flatMap(([id, { countryId, contact }]) => {
    const home = countries.get(contact?.address?.countryCode ?? "");
    if (countryId === undefined || !home || home.regionId === countryId) return [];
    // A number that two countries have is told once, at the country.
    if ([...countries.values()].filter(({ regionId }) => regionId === home.regionId).length > 1) return [];
    const region = [...countries.values()].find(({ regionId }) => regionId === countryId);
    const phone = contact?.phone;
    // Where region and telephone agree, the address is the odd one.
    if (region && phone?.startsWith(region.phone.code) && !phone.startsWith(home.phone.code)) {
      const message = `The address is in ${home.COUNTRY_CODE}, but region and telephone are of ${region.COUNTRY_CODE}.`;
      const suggestion = `Write "${region.COUNTRY_CODE}".`;
      return [
        { id, path: ["contact", "address", "countryCode"], code: "other-country", message, suggestion },
      ];
    }
    const message = `"countryId" is ${countryId}, but the address is in ${home.COUNTRY_CODE}, which has ${home.regionId}.`;
    const suggestion = `Write ${home.regionId}, or the country of the address.`;
    return [{ id, path: ["countryId"], code: "not-of-the-country", message, suggestion }];
  });
}

/** How a guest pays by each of the specification's modes (PAY-17). */
const KINDS: Readonly<Record<string, PaymentMode["kind"]>> = {
  DC: "card",
  CC: "card",
  FC: "card",
  ADYEN: "card",
  PAYUM: "card",
  NB: "bank",
  UPI_VPA: "upi",
  GPAY_OMNI: "upi",
  PPI: "wallet",
  ITZC: "wallet",
  paypal: "wallet",
  amazonpay_wallet: "wallet",
  GRABPAY_WALLET: "wallet",
  paytm_seamless_wallet: "wallet",
  ola_postpaid: "wallet",
};

/** Modes with the form of another kind: the gateway would refuse what a guest fills in. */
function wrongPaymentKinds(modes: Readonly<Record<string, PaymentMode>>): PathProblem[] {
  return Object.entries(modes).flatMap(([name, { mode, kind }]): PathProblem[] => {
    const wanted = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    // A mode under another's key is told as that.
    if (wanted === undefined || wanted === kind || mode !== name) return [];
    const message = `"${name}" is paid by ${wanted === "upi" ? "UPI" : `a ${wanted}`}, and this says ${kind}.`;
    const suggestion = `Write "${wanted}".`;
    return [{ path: ["modes", name, "kind"], code: "untrue", message, suggestion, severity: "warning" }];
  });
}
