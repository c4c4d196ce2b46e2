import { parseTree } from "jsonc-parser";
import { memberNode } from "./json-spots.ts";
import { type Mutation, textMutation } from "./mutation.ts";
import { misspell } from "./random.ts";

/** Mistakes between files: two that claim the same, one that is gone, one where none belongs. */
export function relationMutations(texts: ReadonlyMap<string, string>): Mutation[] {
  return [
    ...clashes(texts, "domains", "host"),
    ...clashes(texts, "countries", "regionId"),
    ...clashes(texts, "countries", "urlCode"),
    ...misnamed(texts),
    ...fallbacks(texts),
    ...offeredLocales(texts),
    ...cityClashes(texts),
    ...goneFiles(texts),
    ...strayFiles(texts),
    ...cycles(texts),
  ];
}

/** A later file takes what an earlier one has. */
function clashes(texts: ReadonlyMap<string, string>, folder: string, field: string): Mutation[] {
  const files = [...texts].filter(([name]) => new RegExp(`^config/${folder}/[^/]+\\.json$`).test(name));
  const [, first] = files[0] ?? [];
  const taken = first === undefined ? undefined : (JSON.parse(first) as Record<string, unknown>)[field];
  return files.slice(1).flatMap(([file, text]) =>
    replaced(file, text, [field], taken, {
      kind: `${field} taken`,
      what: `${file} takes ${String(taken)}`,
    }),
  );
}

/** The id inside a file is not the one of its place. */
function misnamed(texts: ReadonlyMap<string, string>): Mutation[] {
  const fields: readonly (readonly [RegExp, string])[] = [
    [/^config\/(domains|experiments|pages)\/[^/]+\.json$/, "id"],
    [/^config\/brands\/[^/]+\/brand\.json$/, "id"],
    [/^config\/countries\/[A-Z]+\.json$/, "COUNTRY_CODE"],
    [/^config\/languages\/[^/]+\.json$/, "locale"],
    [/^config\/microsites\/[^/]+\.json$/, "name"],
  ];
  return [...texts].flatMap(([file, text]) =>
    fields.flatMap(([pattern, field]) => {
      if (!pattern.test(file)) return [];
      const other = field === "COUNTRY_CODE" ? "QZ" : field === "locale" ? "qz" : "other";
      return replaced(file, text, [field], other, { kind: "id of another file", what: `${file}: ${other}` });
    }),
  );
}

function fallbacks(texts: ReadonlyMap<string, string>): Mutation[] {
  return [...texts].flatMap(([file, text]): Mutation[] => {
    if (!file.startsWith("config/domains/")) return [];
    const domain = JSON.parse(text) as { readonly fallback?: boolean };
    if (domain.fallback) {
      const none = replaced(file, text, ["fallback"], false, { kind: "no fallback", what: "no fallback" });
      return none.map((mutation) => ({ ...mutation, file: "config/domains", offset: undefined }));
    }
    const isLater = [...texts].some(
      ([name, other]) => name < file && name.startsWith("config/domains/") && JSON.parse(other).fallback,
    );
    if (!isLater) return [];
    const words = { kind: "second fallback", what: `${file} as well`, file };
    const offset = text.indexOf('"id"');
    return [textMutation(words, text, { offset, length: 0, text: '"fallback": true, ', shift: 12 })];
  });
}

function offeredLocales(texts: ReadonlyMap<string, string>): Mutation[] {
  return [...texts].flatMap(([file, text]) => {
    if (!file.startsWith("config/domains/")) return [];
    const { locales } = JSON.parse(text) as { readonly locales: readonly string[] };
    const other = ["ja", "th", "en"].find((locale) => !locales.includes(locale));
    return ["defaultLocale", "fallbackLocale"].flatMap((field) =>
      replaced(file, text, [field], other, {
        kind: "locale not offered",
        what: `${file}: ${field} ${other}`,
      }),
    );
  });
}

function cityClashes(texts: ReadonlyMap<string, string>): Mutation[] {
  const file = "config/cities.json";
  const text = texts.get(file);
  if (text === undefined) return [];
  const cities = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
  return [1, 7, 90].flatMap((index) => [
    ...["slug", "id"].flatMap((field) =>
      replaced(file, text, [index, field], cities[0]?.[field], {
        kind: `city ${field} taken`,
        what: `${field} of ${index}`,
      }),
    ),
    ...["id", "slug", "name", "countryCode", "latitude", "timeZone", "names"].flatMap((field) =>
      replaced(
        file,
        text,
        [index, field],
        { odd: 1 },
        { kind: "wrong type", what: `city ${index}.${field}` },
      ),
    ),
    ...replaced(file, text, [index, "names", "ja"], cities[index]?.name, {
      kind: "city name in letters of another script",
      what: `city ${index}.names.ja`,
      severity: "warning",
    }),
    ...replaced(file, text, [index, "latitude"], 123, {
      kind: "out of range",
      what: `city ${index}.latitude`,
    }),
    ...replaced(file, text, [index, "timeZone"], "Asia/Klkata", {
      kind: "unknown time zone",
      what: `city ${index}`,
    }),
  ]);
}

/** A file that others name is gone: everything that is said must be said of what names it. */
function goneFiles(texts: ReadonlyMap<string, string>): Mutation[] {
  const needed =
    /^config\/(amenities|cities|limits|modals|payment-modes|routes)\.json$|^config\/(brands\/[^/]+\/brand|countries\/[^/]+|languages\/[^/]+|pages\/[^/]+)\.json$/;
  return [...texts.keys()].flatMap((file): Mutation[] => {
    const single = /^config\/[^/]+\.json$/.test(file);
    if (!needed.test(file)) return [];
    return [
      {
        kind: single ? "missing file" : "missing file that others name",
        what: `${file} is gone`,
        texts: () => new Map([[file, null]]),
        file,
        severity: "error",
        isGroup: !single || file === "config/cities.json",
      },
    ];
  });
}

function strayFiles(texts: ReadonlyMap<string, string>): Mutation[] {
  const make = (file: string, meant?: string): Mutation => ({
    kind: "file where none belongs",
    what: file,
    texts: () => new Map([[file, "{}\n"]]),
    file,
    severity: "warning",
    offset: 0,
    meant,
  });
  const [english = ""] = [...texts.keys()].filter((file) => file.startsWith("config/messages/en/"));
  return [
    make("config/limit.json", "config/limits.json"),
    make("config/page/home.json", "config/pages/home.json"),
    make("config/brands/brand.json"),
    make("config/domain/alba.json"),
    make("config/countries/NL/home.json"),
    make("config/notes/todo.json"),
    {
      ...make(english.replace("/en/", "/xq/")),
      kind: "messages of an unknown language",
      texts: () => new Map([[english.replace("/en/", "/xq/"), texts.get(english) ?? ""]]),
    },
  ];
}

function cycles(texts: ReadonlyMap<string, string>): Mutation[] {
  const modals = texts.get("config/modals.json");
  const routes = texts.get("config/routes.json");
  const mutations: Mutation[] = [];
  if (modals !== undefined) {
    const tree = memberNode(parseTree(modals), "modals");
    const nested = tree?.children?.find(({ children }) => memberNode(children?.[1], "nestedUnder"));
    const parent = String(memberNode(nested?.children?.[1], "nestedUnder")?.value);
    const own = String(nested?.children?.[0]?.value);
    const target = memberNode(tree, parent);
    const typo = misspell(parent, "modals");
    mutations.push(
      ...replaced("config/modals.json", modals, ["modals", own, "nestedUnder"], typo, {
        kind: "misspelt modal",
        what: typo,
        meant: parent,
      }),
      ...replaced("config/modals.json", modals, ["modals", own, "nestedUnder"], own, {
        kind: "cycle",
        what: "modal under itself",
      }),
    );
    if (target)
      mutations.push({
        ...textMutation(
          { kind: "cycle", what: "two modals under each other", file: "config/modals.json" },
          modals,
          {
            offset: target.offset + 1,
            length: 0,
            text: `"nestedUnder": ${JSON.stringify(own)}, `,
            shift: 15,
          },
        ),
        offset: undefined,
      });
  }
  if (routes !== undefined) {
    const tree = memberNode(parseTree(routes), "static");
    const offset = (tree?.offset ?? 0) + 1;
    const route = (to: string) =>
      `{ "name": "x", "source": "ours", "redirect": { "to": "${to}", "status": 301, "keepQuery": true } }`;
    const put = (kind: string, text: string, bad: string, more: Partial<Mutation> = {}) =>
      mutations.push(
        textMutation({ kind, what: text, file: "config/routes.json", ...more }, routes, {
          offset,
          length: 0,
          text: `${text},`,
          shift: text.lastIndexOf(bad),
        }),
      );
    put("cycle", `"/qa": ${route("/qa")}`, '"/qa"');
    put("cycle", `"/qa": ${route("/qb")}, "/qb": ${route("/qa")}`, '"/qb", "status');
    put("unknown parameter", `"/qa/:town": ${route("/qb/:twon")}`, '"/qb/:twon"', { meant: ":town" });
    const [first] = tree?.children ?? [];
    const path = (tree?.children ?? [])
      .map(({ children }) => String(children?.[0]?.value))
      .find((key) => key.includes("/:"));
    if (first && path !== undefined) {
      const same = path.replace(/:\w+/, ":other");
      mutations.push(
        textMutation({ kind: "same path twice", what: same, file: "config/routes.json" }, routes, {
          offset: (tree?.offset ?? 0) + (tree?.length ?? 0) - 1,
          length: 0,
          text: `, ${JSON.stringify(same)}: ${route("/")}`,
          shift: 2,
        }),
      );
    }
  }
  return mutations;
}

function replaced(
  file: string,
  text: string,
  path: readonly (string | number)[],
  value: unknown,
  words: Pick<Mutation, "kind" | "what"> & Partial<Mutation>,
): Mutation[] {
  const node = path.reduce(
    (at, key) => (typeof key === "number" ? at?.children?.[key] : memberNode(at, key)),
    parseTree(text),
  );
  if (!node || value === undefined) return [];
  const { offset, length } = node;
  return [textMutation({ ...words, file }, text, { offset, length, text: JSON.stringify(value) })];
}
