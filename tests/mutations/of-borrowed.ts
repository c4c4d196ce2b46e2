import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { type Mutation, textMutation } from "./mutation.ts";

type Json = { [key: string]: Json } & Json[];
type Path = readonly (string | number)[];
type Texts = ReadonlyMap<string, string>;

interface Borrowing {
  readonly kind: string;
  readonly files: RegExp;
  /** Changes the parsed file, knowing the others; what it answers is where it is to blame, if anywhere. */
  readonly change: (file: Json, texts: Texts) => Path | undefined;
  readonly severity?: Mutation["severity"];
}

const mail = (name: string) => new RegExp(`^config/mails/${name}\\.json$`);
const page = (name: string) => new RegExp(`^config/pages/${name}\\.json$`);
const domain = /^config\/domains\/[^/]+\.json$/;
const routes = /^config\/routes\.json$/;
const modals = /^config\/modals\.json$/;
const limits = /^config\/limits\.json$/;

/** Edits after which all is well written, and something carries what belongs to another of its kind. */
const BORROWINGS: readonly Borrowing[] = [
  ...["made", "changed", "cancelled"].map((name) => ({
    kind: "mail under the subject of another",
    files: mail(`booking-(?!${name})\\w+`),
    change: (file: Json, texts: Texts) =>
      put(file, ["subject"], read(texts, `config/mails/booking-${name}.json`).subject),
  })),
  {
    kind: "mail with the link of another",
    files: mail("newsletter-begun"),
    change: (file, texts) =>
      put(
        file,
        ["blocks", "link", "text"],
        read(texts, "config/mails/newsletter-asked.json").blocks?.link?.text,
      ),
  },
  {
    kind: "block with the words of another",
    files: mail("account-changed"),
    change: (file) => put(file, ["blocks", "password", "text"], file.blocks?.kept?.text),
  },
  {
    kind: "rows that changed their values",
    files: mail("booking-\\w+"),
    change: ({ blocks }) => turn(blocks?.stay?.rows, 2, 3, "value", ["blocks", "stay", "rows"]),
  },
  {
    kind: "page under the title of another",
    files: page("(login|account|bookings|wishlist)"),
    change: (file) => put(file, ["head", "title"], "seo.reset-password.title"),
  },
  {
    kind: "popup under the title of another",
    files: modals,
    change: (file) => put(file, ["modals", "sort", "title"], file.modals?.filters?.title),
  },
  {
    kind: "popup with the part of another",
    files: modals,
    change: (file) => put(file, ["modals", "bookingMeals", "props", "part"], "pictures"),
  },
  {
    kind: "address with the article of another",
    files: routes,
    change: (file) => put(file, ["static", "/about", "params", "article"], "contact"),
  },
  {
    kind: "article under the title of another",
    files: routes,
    change: (file) => put(file, ["static", "/about", "title"], "static.article.contact.title"),
  },
  {
    kind: "policies that changed their words",
    files: routes,
    change: ({ policyWords = {} as Json }) => {
      const { terms, "privacy-policy": privacy } = policyWords;
      if (!terms || !privacy) return undefined;
      policyWords.terms = privacy;
      policyWords["privacy-policy"] = terms;
      return ["policyWords", "terms", "name"];
    },
  },
  ...["terms", "nl"].map((word) => ({
    kind: "article under a word of something else",
    files: routes,
    change: (file: Json) => put(file, ["editorialSlugs", file.editorialSlugs?.length ?? 0], word),
    severity: "error" as const,
  })),
  {
    kind: "main address of the site it repeats",
    files: /^config\/domains\/[^/]+-be-fr\.json$/,
    change: (file, texts) =>
      put(
        file,
        ["overrides", "country", "canonicalURL"],
        read(texts, `config/countries/${file.country}.json`).canonicalURL,
      ),
  },
  {
    kind: "host under another brand's domain",
    files: domain,
    change: (file) =>
      put(
        file,
        ["hosts", file.hosts?.length ?? 0],
        `qa-${file.country}.${otherBrand(file)}.example`.toLowerCase(),
      ),
  },
  ...["qa.wrenhollow.e", "xn--a.wrenhollow.example"].map((host) => ({
    kind: "host that cannot be",
    files: domain,
    change: (file: Json) => put(file, ["hosts", file.hosts?.length ?? 0], host),
    severity: "error" as const,
  })),
  {
    kind: "language that a site alone adds",
    files: /^config\/domains\/[^/]+-(de|es|it)\.json$/,
    change: (file) => {
      // A site that has said why its languages are others is told nothing.
      if (file.waives || file.overrides?.country?.foreignLanguage) return undefined;
      const locales = [...(file.locales ?? []), "ja"].map(String);
      put(file, ["locales"], locales);
      const others = locales.filter((locale) => locale !== String(file.defaultLocale));
      put(file, ["overrides", "country", "alternateLocales"], others);
      return ["overrides", "country", "alternateLocales", others.length - 1];
    },
  },
  {
    kind: "today and tomorrow changed places",
    files: /^config\/languages\/[a-z]+\.json$/,
    change: ({ sentenceWords, contentLanguage }) => {
      const { today, tomorrow } = sentenceWords ?? ({} as Json);
      if (!sentenceWords || !today || !tomorrow) return undefined;
      sentenceWords.today = tomorrow;
      sentenceWords.tomorrow = today;
      const named = new Intl.RelativeTimeFormat(String(contentLanguage), { numeric: "auto" }).format(
        1,
        "day",
      );
      return ["sentenceWords", "today", tomorrow.map(String).indexOf(named.toLowerCase())];
    },
  },
  ...["roomNightsPerPhone", "roomNightsPerSession"].map((budget) => ({
    kind: "fewer nights than a stay may have",
    files: limits,
    change: (file: Json) => put(file, ["protection", budget], 20),
  })),
];

/** Mistakes of copying: something carries the words, the place or the part of another of its kind. */
export function borrowedMutations(texts: Texts): Mutation[] {
  return BORROWINGS.flatMap(({ kind, files, change, severity = "warning" }) =>
    [...texts].flatMap(([file, text]) => {
      if (!files.test(file)) return [];
      const value = JSON.parse(text) as Json;
      const at = change(value, texts);
      const after = JSON.stringify(value, null, 2);
      const tree = parseTree(after);
      const node = at && tree && findNodeAtLocation(tree, [...at]);
      if (!node) return [];
      const edit = { offset: 0, length: text.length, text: after, shift: node.offset };
      return [textMutation({ kind, what: file, file, severity }, text, edit)];
    }),
  );
}

function read(texts: Texts, file: string): Json {
  return JSON.parse(texts.get(file) ?? "{}") as Json;
}

/** Writes a value where there is none like it, with the objects it stands in. */
function put(file: Json, path: Path, value: unknown): Path | undefined {
  const last = path.at(-1) ?? "";
  let owner: Json = file;
  for (const key of path.slice(0, -1)) {
    owner[key as string] ??= {} as Json;
    owner = owner[key as string] as Json;
  }
  if (value === undefined || owner[last as string] === value) return undefined;
  owner[last as string] = value as Json;
  return path;
}

function turn(list: Json | undefined, one: number, other: number, field: string, at: Path): Path | undefined {
  const [first, second] = [list?.[one], list?.[other]];
  if (!first?.[field] || !second?.[field]) return undefined;
  const kept = first[field] as Json;
  first[field] = second[field] as Json;
  second[field] = kept;
  return [...at, one, field];
}

function otherBrand({ brand }: Json): string {
  return String(brand) === "solvanta" ? "wrenhollow" : "solvanta";
}
