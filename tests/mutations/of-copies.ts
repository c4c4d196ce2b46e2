import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { isPostalCode } from "../../renderer/release/truths/postal-codes.ts";
import { type Mutation, textMutation } from "./mutation.ts";

type Texts = ReadonlyMap<string, string>;
type Json = Readonly<Record<string, unknown>>;

/**
 * What was copied from its neighbour or another country and left so, or took the place of something like it.
 */
export function copyMutations(texts: Texts): Mutation[] {
  return [...texts].flatMap(([file, text]) => [
    ...(/^config\/brands\/[^/]+\/brand\.json$/.test(file) ? ofBrand(file, text) : []),
    ...(/^config\/countries\/[A-Z]{2}\.json$/.test(file) ? sameCities(file, text) : []),
    ...(/^config\/domains\//.test(file)
      ? [...lonelyOverrides(file, text, texts), ...turnedAddresses(file, text)]
      : []),
    ...(/^config\/messages\/[^/]+\/[^/]+\.json$/.test(file) ? otherNumbers(file, text, texts) : []),
  ]);
}

function ofBrand(file: string, text: string): Mutation[] {
  const { contact, socialLinks = {} } = JSON.parse(text) as {
    readonly contact?: { readonly address?: { readonly countryCode: string } };
    readonly socialLinks?: Readonly<
      Record<string, { readonly icon: string; readonly url: string; readonly label: string }>
    >;
  };
  const country = contact?.address?.countryCode;
  const foreign = ["SW1A 1AA", "3500 AA"].find(
    (code) => country !== undefined && !isPostalCode(code, country),
  );
  const [first, second] = Object.entries(socialLinks);
  const isTold =
    first && second && first[0] === first[1].icon && first[1].url.includes(`//${first[1].icon}.`);
  return [
    ...put(file, text, ["contact", "address", "postalCode"], foreign, {
      kind: "postal code of another country",
      what: `${file}: ${foreign}`,
    }),
    ...(isTold
      ? put(
          file,
          text,
          ["socialLinks"],
          {
            ...socialLinks,
            [first[0]]: { ...first[1], icon: second[1].icon },
            [second[0]]: { ...second[1], icon: first[1].icon },
          },
          {
            kind: "icons in each other's place",
            what: `${file}: ${first[0]}, ${second[0]}`,
            at: ["socialLinks", first[0], "icon"],
            meant: first[1].icon,
          },
        )
      : []),
  ];
}

function sameCities(file: string, text: string): Mutation[] {
  const { footerLinks = {} } = JSON.parse(text) as {
    readonly footerLinks?: Readonly<
      Record<string, { readonly cities?: readonly string[]; readonly urls?: Json }>
    >;
  };
  const [one, two] = Object.entries(footerLinks);
  if (!one?.[1].cities || !two || JSON.stringify(one[1].urls) !== JSON.stringify(two[1].urls)) return [];
  const words = { kind: "cities of another group", what: `${file}: ${two[0]} as ${one[0]}` };
  return put(file, text, ["footerLinks", two[0], "cities"], [...one[1].cities].reverse(), words);
}

/** Addresses for agents and companies that changed places; only where their words say whose they are. */
function turnedAddresses(file: string, text: string): Mutation[] {
  const domain = JSON.parse(text) as { readonly businessUrl?: string; readonly travelAgentUrl?: string };
  const { businessUrl = "", travelAgentUrl = "" } = domain;
  if (!businessUrl.includes("//business.") || !travelAgentUrl.includes("//agents.")) return [];
  const turned = { ...domain, businessUrl: travelAgentUrl, travelAgentUrl: businessUrl };
  const words = {
    kind: "addresses in each other's place",
    what: file,
    at: ["businessUrl"],
    meant: businessUrl,
  };
  return put(file, text, [], turned, words);
}

/** A site that says one of two values that belong together, and leaves the other as it was. */
function lonelyOverrides(file: string, text: string, texts: Texts): Mutation[] {
  if (JSON.parse(text).overrides !== undefined) return [];
  const { stays, rooms } = JSON.parse(texts.get("config/limits.json") ?? "{}") as {
    readonly stays?: { readonly checkInTime: string; readonly checkOutTime: string };
    readonly rooms?: { readonly homeAdultsMax: number; readonly payAtHotelMax: number };
  };
  if (!stays || !rooms || stays.checkOutTime <= "06:30") return [];
  const overrides = [
    ["arrival before the others leave", { stays: { checkInTime: "06:30" } }, "06:30", "warning"],
    [
      "room for more guests than a home",
      { rooms: { adultsMax: rooms.homeAdultsMax + 1 } },
      undefined,
      "warning",
    ],
    ["fewer rooms than at the property", { rooms: { max: rooms.payAtHotelMax - 1 } }, undefined, "error"],
    ["months that the country overrules", { stays: { searchMonths: 7 } }, undefined, "warning"],
  ] as const;
  return overrides.map(([kind, limits, time, severity]) => {
    const value = time === undefined ? String(Object.values(Object.values(limits)[0] ?? {})[0]) : `"${time}"`;
    const put = ` "overrides": ${JSON.stringify({ limits })},`;
    return textMutation({ kind, what: `${file}: ${value}`, file, severity }, text, {
      offset: 1,
      length: 0,
      text: put,
      shift: put.lastIndexOf(value),
    });
  });
}

/** One more, in one language; in English, where every other language says the number too. */
function otherNumbers(file: string, text: string, texts: Texts): Mutation[] {
  const [, , locale = "", name = ""] = file.split("/");
  const said = (of: string) =>
    JSON.parse(texts.get(`config/messages/${of}/${name}`) ?? "{}") as Readonly<Record<string, string>>;
  const languages = [...texts.keys()].flatMap((path) =>
    path.startsWith("config/messages/") && path.endsWith(`/${name}`) ? [path.split("/")[2] ?? ""] : [],
  );
  const english = said("en");
  return Object.entries(said(locale)).flatMap(([id, message]) => {
    const plain = (words = "") => (/[{}]/.test(words) ? [] : (words.match(/\d+/g) ?? []));
    const [number] = plain(message);
    const others = locale === "en" ? languages : ["en"];
    const isSaid =
      number !== undefined &&
      plain(message).length === 1 &&
      english[id] !== undefined &&
      others.length > 3 === (locale === "en") &&
      others.every((other) => plain(said(other)[id]).join() === number);
    if (id === "$schema" || !isSaid) return [];
    const words = {
      kind: locale === "en" ? "number changed in English" : "number of a translation",
      what: `${file}: ${id}`,
    };
    return put(file, text, [id], message.replace(number, String(Number(number) + 50)), words);
  });
}

/** A value in the place of another, told as a warning at `at`, or where it stands. */
function put(
  file: string,
  text: string,
  path: JSONPath,
  value: unknown,
  { at, ...words }: Pick<Mutation, "kind" | "what" | "meant"> & { readonly at?: JSONPath },
): Mutation[] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  if (!node || value === undefined) return [];
  const { offset, length } = node;
  const written = JSON.stringify(value, null, 2);
  const after = parseTree(text.slice(0, offset) + written + text.slice(offset + length));
  const told = after && at && findNodeAtLocation(after, at);
  const shift = told === undefined ? 0 : told.offset - offset;
  const edit = { offset, length, text: written, shift };
  return [textMutation({ severity: "warning", ...words, file }, text, edit)];
}
