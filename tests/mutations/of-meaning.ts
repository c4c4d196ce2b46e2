import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { type Mutation, textMutation } from "./mutation.ts";

type Json = { [key: string]: Json } & Json[];
type Path = readonly (string | number)[];

interface Wrong {
  readonly kind: string;
  readonly files: RegExp;
  /** Changes the parsed file, knowing the others; false when there is nothing to change in it. */
  readonly change: (file: Json, texts: ReadonlyMap<string, string>) => unknown;
  /** Where the broken file is to blame; a key when `isKey`. */
  readonly at: Path;
  readonly isKey?: boolean;
}

const country = /^config\/countries\/[A-Z]{2}\.json$/;
const page = (name: string) => new RegExp(`^config/pages/${name}\\.json$`);
const pagesWith = /^config\/pages\/[^/]+\.json$/;
const routes = /^config\/routes\.json$/;

/** Edits after which everything is well written, every name exists, and a site is not what it must be. */
const WRONGS: readonly Wrong[] = [
  {
    kind: "home without search",
    files: page("home"),
    change: ({ slots }) =>
      ["hero", "newHero"].map((id) => take(slots?.main?.nodes?.[id]?.slots?.search, "box")),
    at: ["slots", "main", "order"],
  },
  {
    kind: "checkout without checkout",
    files: page("checkout"),
    change: ({ slots }) => take(slots?.main, "checkout"),
    at: ["slots", "main", "order"],
  },
  {
    kind: "listing without results",
    files: page("listing"),
    change: ({ slots }) => take(slots?.main?.nodes?.layout?.slots?.results, "list"),
    at: ["slots", "main", "order"],
  },
  {
    kind: "results for some guests only",
    files: page("listing"),
    change: ({ slots }) => set(slots?.main?.nodes?.layout, "when", { eq: ["query.view", "list"] }),
    at: ["slots", "main", "nodes", "layout", "when"],
  },
  {
    kind: "private page kept for everybody",
    files: page("(checkout|booking|bookings)"),
    change: ({ cache }) => set(cache, "scope", "public"),
    at: ["cache", "scope"],
  },
  {
    kind: "private page kept",
    files: page("(checkout|booking|bookings)"),
    change: ({ cache }) => set(cache, "maxAgeSeconds", 60),
    at: ["cache", "maxAgeSeconds"],
  },
  {
    kind: "page without header",
    // A brand has more to say of the header of the first page, so that there one mistake is two.
    files: /^config\/pages\/(?!home\.)[^/]+\.json$/,
    change: ({ slots }) => take(slots?.header, "header"),
    at: ["slots", "header", "order"],
  },
  {
    kind: "page without footer",
    files: pagesWith,
    change: ({ slots }) => take(slots?.footer, "footer"),
    at: ["slots", "footer", "order"],
  },
  {
    kind: "checkout route gone",
    files: routes,
    change: (table) => remove(table.static, "/checkout"),
    at: ["static"],
  },
  {
    kind: "checkout route closed",
    files: routes,
    change: (table) => set(table.static?.["/checkout"], "available", false),
    at: ["static", "/checkout", "available"],
  },
  {
    kind: "policy words emptied",
    files: routes,
    change: (table) => set(table, "policyWords", {}),
    at: ["policyWords"],
  },
  {
    kind: "policy word gone",
    files: routes,
    change: (table) => remove(table.policyWords, "privacy-policy"),
    at: ["policyWords"],
  },
  { kind: "no legal links", files: country, change: (record) => set(record, "links", {}), at: ["links"] },
  {
    kind: "no entry to consent in the EU",
    files: country,
    change: ({ COUNTRY_CODE, links }, texts) =>
      texts.get("config/assertions/consent-entry.json")?.includes(`"${COUNTRY_CODE}"`) === true &&
      remove(links, "cookiePolicy"),
    at: ["links"],
  },
  {
    kind: "tax of another country",
    files: country,
    change: (record, texts) => {
      const lists = [...texts].filter(
        ([file, text]) => file.includes("/assertions/tax-of-") && text.includes(`"${record.COUNTRY_CODE}"`),
      );
      const isGst =
        String(record.hotelTaxLine).startsWith("country.tax.gst") ||
        lists.some(([file]) => file.includes("-gst-"));
      return lists.length > 0 && set(record, "hotelTaxLine", isGst ? "country.tax.vat" : "country.tax.gst");
    },
    at: ["hotelTaxLine"],
  },
  {
    kind: "language that the country lacks",
    files: /^config\/domains\//,
    change: ({ locales, waives, fallback, country: code }, texts) =>
      waives?.["site-languages"] === undefined &&
      fallback === undefined &&
      locales?.push(foreignLanguage(String(code), locales, texts) as unknown as Json),
    at: ["locales", -1],
  },
  {
    kind: "waiver of nothing known",
    files: /^config\/domains\//,
    change: (record) =>
      record.waives === undefined &&
      set(record, "waives", { "site-langauges": { why: "It is right so, they say." } }),
    at: ["waives", "site-langauges"],
    isKey: true,
  },
  {
    kind: "requirement undone by a layer",
    files: /^config\/brands\/[^/]+\/pages\/home\.json$/,
    change: (record) => set(record, "requires", { search: { $unset: true } }),
    at: ["requires", "search"],
    isKey: true,
  },
];

/** Mistakes of meaning, which only what is asked of a release can tell. */
export function meaningMutations(texts: ReadonlyMap<string, string>): Mutation[] {
  return WRONGS.flatMap((wrong) =>
    [...texts].flatMap(([file, text]) => (wrong.files.test(file) ? broken(wrong, file, text, texts) : [])),
  );
}

function broken(
  { kind, change, at, isKey }: Wrong,
  file: string,
  text: string,
  texts: ReadonlyMap<string, string>,
): Mutation[] {
  const value = JSON.parse(text) as Json;
  if (change(value, texts) === false) return [];
  const after = JSON.stringify(value, null, 2);
  const tree = parseTree(after);
  const last = (value.locales?.length ?? 0) - 1;
  const path = at.map((key) => (key === -1 ? last : key));
  const node = tree && findNodeAtLocation(tree, path);
  const offset = (isKey ? node?.parent : node)?.offset ?? 0;
  const edit = { offset: 0, length: text.length, text: after, shift: offset };
  return [textMutation({ kind, what: file, file }, text, edit)];
}

/** A language of the product that is neither the site's nor its country's. */
function foreignLanguage(code: string, own: Json | undefined, texts: ReadonlyMap<string, string>): string {
  const { lang, alternateLocales = [] } = JSON.parse(texts.get(`config/countries/${code}.json`) ?? "{}");
  const spoken = [lang, ...alternateLocales, ...(own ?? [])];
  const all = [...texts.keys()].flatMap((name) => /^config\/languages\/(.+)\.json$/.exec(name)?.[1] ?? []);
  return all.find((locale) => !spoken.includes(locale)) ?? "";
}

function take(list: Json | undefined, id: string): boolean {
  if (!list?.nodes?.[id]) return false;
  delete list.nodes[id];
  list.order = (list.order as unknown as string[]).filter((other) => other !== id) as unknown as Json;
  return true;
}

function remove(owner: Json | undefined, key: string): boolean {
  if (!owner || !(key in owner)) return false;
  delete owner[key];
  return true;
}

function set(owner: Json | undefined, key: string, value: unknown): boolean {
  if (!owner) return false;
  owner[key] = value as Json;
  return true;
}
