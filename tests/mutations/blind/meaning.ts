import { parseTree } from "jsonc-parser";
import { memberNode } from "../json-spots.ts";
import { type BlindMutation, editMutation, lineOf, type Place } from "./blind-mutation.ts";

type Texts = ReadonlyMap<string, string>;
type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

interface NodeList {
  readonly order: readonly string[];
  readonly nodes: Readonly<Record<string, Json>>;
}

/** What each file says for itself may be said, and the sites are worse or broken for it. */
export function meaningMutations(texts: Texts): BlindMutation[] {
  return [...texts].flatMap(([file, text]) => [
    ...(/^config\/pages\/[^/]+\.json$/.test(file) ? pageMeanings(file, text, texts) : []),
    ...(file.startsWith("config/domains/") ? domainMeanings(file, text, texts) : []),
    ...(/^config\/countries\/[^/]+\.json$/.test(file) ? countryMeanings(file, text) : []),
    ...(/^config\/experiments\//.test(file) ? experimentMeanings(file, text) : []),
    ...(/^config\/messages\/[^/]+\/[^/]+\.json$/.test(file) ? messageMeanings(file, text, texts) : []),
    ...(file === "config/routes.json" ? routeMeanings(file, text) : []),
    ...(file === "config/modals.json" ? modalMeanings(file, text) : []),
  ]);
}

function pageMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const page = JSON.parse(text) as {
    readonly cache?: Json;
    readonly slots: Readonly<Record<string, NodeList>>;
    readonly id: string;
  };
  const mutations: BlindMutation[] = [];
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    mutations.push(...replacedAt(file, text, path, value, kind, verdict));
  if (page.cache?.scope === "private") put("private page kept for everybody", ["cache", "scope"], "public");
  if (page.cache?.scope === "public")
    put("public page kept for nobody", ["cache", "scope"], "private", "choice");
  for (const [region, { order, nodes }] of Object.entries(page.slots)) {
    const at: Path = ["slots", region];
    const [first, second] = order;
    if (first === undefined) continue;
    put(`nothing in ${region} any more`, [...at, "order"], []);
    put("node twice in an order", [...at, "order"], [...order, first]);
    if (second !== undefined) put("order turned round", [...at, "order"], [...order].reverse(), "choice");
    for (const id of order) {
      const node = nodes[id];
      const widget = String(node?.widget);
      if (!node) continue;
      const isNeeded =
        /^(checkout|hotel-list|search-box|home-hero|room-list|site-header|sign-in|booking-details|search-form)$/.test(
          widget,
        );
      put(
        isNeeded ? `${widget} taken away` : "part of a page taken away",
        [...at, "order"],
        order.filter((each) => each !== id),
        isNeeded ? "mistake" : "choice",
      );
      const { [id]: _, ...others } = nodes;
      put("node gone, its place kept", [...at, "nodes"], others);
      put(
        "node under two names",
        [...at],
        { order: [...order, `${id}2`], nodes: { ...nodes, [`${id}2`]: node } },
        "choice",
      );
      put("node that no order names", [...at, "nodes"], { ...nodes, zzq: node });
      put("condition that is never true", [...at, "nodes", id], {
        ...node,
        when: { all: [{ eq: ["device.class", "web"] }, { eq: ["device.class", "webview"] }] },
      });
      put("condition on itself and its opposite", [...at, "nodes", id], {
        ...node,
        when: { all: [{ eq: ["user.signedIn", true] }, { not: { eq: ["user.signedIn", true] } }] },
      });
      put("condition with nothing in it", [...at, "nodes", id], { ...node, when: { any: [] } });
      put("condition that is always true", [...at, "nodes", id], { ...node, when: { all: [] } });
      put(
        "same condition twice",
        [...at, "nodes", id],
        { ...node, when: { any: [{ exists: "query.notice" }, { exists: "query.notice" }] } },
        "choice",
      );
      const other = Object.entries(page.slots).find(([name]) => name !== region)?.[0];
      if (other !== undefined && region === "main" && isNeeded)
        put("main thing moved to the foot", ["slots"], {
          ...page.slots,
          main: { order: order.filter((each) => each !== id), nodes: others },
          [other]: {
            order: [...(page.slots[other]?.order ?? []), `${id}Moved`],
            nodes: { ...page.slots[other]?.nodes, [`${id}Moved`]: node },
          },
        });
    }
  }
  const brand = [...texts.keys()].find((name) => /brands\/[^/]+\/brand\.json$/.test(name))?.split("/")[2];
  const layer = `config/brands/${brand}/pages/${page.id}.json`;
  if (!texts.has(layer)) {
    const copy = text.replaceAll("../../schemas", "../../../../schemas");
    mutations.push(
      fileMeaning(
        "whole page moved to one brand",
        file,
        new Map([
          [file, null],
          [layer, copy],
        ]),
        true,
      ),
      fileMeaning("whole page said again in a layer", layer, new Map([[layer, copy]]), true),
    );
  }
  return mutations;
}

function domainMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const domain = JSON.parse(text) as {
    readonly id: string;
    readonly locales: readonly string[];
    readonly defaultLocale: string;
    readonly brand: string;
    readonly country: string;
  };
  const languages = [...texts.keys()].flatMap(
    (name) => /^config\/languages\/([^/]+)\.json$/.exec(name)?.[1] ?? [],
  );
  const country = JSON.parse(texts.get(`config/countries/${domain.country}.json`) ?? "{}") as {
    readonly lang?: string;
    readonly alternateLocales?: readonly string[];
  };
  const foreign = languages.find(
    (locale) => ![country.lang, ...(country.alternateLocales ?? []), ...domain.locales].includes(locale),
  );
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  const brands = [...texts.keys()].flatMap(
    (name) => /^config\/brands\/([^/]+)\/brand\.json$/.exec(name)?.[1] ?? [],
  );
  const countries = [...texts.keys()].flatMap(
    (name) => /^config\/countries\/([^/]+)\.json$/.exec(name)?.[1] ?? [],
  );
  return [
    ...put("language the country lacks", ["locales"], [...domain.locales, foreign]),
    ...put(
      "default language taken away",
      ["locales"],
      domain.locales.filter((locale) => locale !== domain.defaultLocale),
    ),
    ...put("site without a language", ["locales"], []),
    ...put("language twice", ["locales"], [...domain.locales, domain.locales[0]]),
    ...put(
      "country of another site",
      ["country"],
      countries.find((code) => code !== domain.country),
    ),
    ...put(
      "brand of another site",
      ["brand"],
      brands.find((name) => name !== domain.brand),
      "choice",
    ),
    ...put("its host as another host too", ["hosts"], [JSON.parse(text).host]),
    ...put("API on a host that cannot be", ["apiBaseHost"], "https://api..example"),
    ...put("link without a secure start", ["businessUrl"], "http//business.example"),
  ];
}

function countryMeanings(file: string, text: string): BlindMutation[] {
  const country = JSON.parse(text) as Json & {
    readonly currencyCode: string;
    readonly promises?: readonly string[];
    readonly popular_cities?: readonly string[];
    readonly links: Json;
  };
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  return [
    ...put("currency of another country", ["currencyCode"], country.currencyCode === "SEK" ? "NOK" : "SEK"),
    ...put("sign of another currency", ["currencySymbol"], country.currencySymbol === "zł" ? "₩" : "zł"),
    ...put(
      "tax told the other way",
      ["hotelTaxLine"],
      country.hotelTaxLine === "country.tax.vat" ? "country.tax.gst" : "country.tax.vat",
    ),
    ...put("promise twice", ["promises"], [...(country.promises ?? []), country.promises?.[0]]),
    ...put(
      "city twice",
      ["popular_cities"],
      [...(country.popular_cities ?? []), country.popular_cities?.[0]],
    ),
    ...put("language of another country", ["lang"], country.lang === "ja" ? "th" : "ja"),
    ...put("its language again", ["alternateLocales"], [country.lang]),
    ...put(
      "legal link taken away",
      ["links"],
      Object.fromEntries(Object.entries(country.links).filter(([name]) => name !== "privacyPolicy")),
    ),
    ...put("stay that ends before it begins", ["defaultCheckoutDiff"], 0),
    ...put("guests that do not fit the rooms", ["defaultRoomGuestConfig"], "0,99,0"),
    ...put("week starting on an eighth day", ["weekStart"], 8),
    ...put(
      "name of another country",
      ["name"],
      country.name === "country.name.JP" ? "country.name.TH" : "country.name.JP",
    ),
  ];
}

function experimentMeanings(file: string, text: string): BlindMutation[] {
  const experiment = JSON.parse(text) as {
    readonly control: string;
    readonly arms: Readonly<Record<string, Json>>;
  };
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  const arms = Object.entries(experiment.arms);
  return [
    ...put(
      "no arm has a weight",
      ["arms"],
      Object.fromEntries(arms.map(([id, arm]) => [id, { ...arm, weight: 0 }])),
    ),
    ...put("one arm alone", ["arms"], Object.fromEntries(arms.slice(0, 1))),
    ...put("control that is no arm", ["control"], "zzq"),
    ...put(
      "control taken away",
      ["arms"],
      Object.fromEntries(arms.filter(([id]) => id !== experiment.control)),
    ),
    ...put(
      "weights turned round",
      ["arms"],
      Object.fromEntries(
        arms.map(([id, arm], index) => [id, { ...arm, weight: arms.at(-1 - index)?.[1].weight }]),
      ),
      "choice",
    ),
  ];
}

function messageMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const [, , locale = "", name = ""] = file.split("/");
  const messages = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>).filter(
    ([id]) => id !== "$schema",
  );
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  const [id = "", said = ""] = messages[0] ?? [];
  const plain = messages.find(([, value]) => !/[{<]/.test(value));
  const asks = messages.find(([, value]) => /\{\w+\}/.test(value));
  const counted = messages.find(([, value]) => /, plural,/.test(value));
  const japanese = JSON.parse(
    texts.get(`config/messages/${locale === "ja" ? "th" : "ja"}/${name}`) ?? "{}",
  ) as Readonly<Record<string, string>>;
  return [
    ...(plain
      ? [
          ...put("message that is its own id", [plain[0]], plain[0]),
          ...put("message that is a note to do", [plain[0]], "TODO"),
          ...put("message in another script", [plain[0]], japanese[plain[0]] ?? "例"),
          ...put("message with HTML in it", [plain[0]], `${plain[1]} <script>alert(1)</script>`),
          ...put("message with a tag left open", [plain[0]], `<b>${plain[1]}`),
          ...put("message with a value nobody gives", [plain[0]], `${plain[1]} {zzq}`),
          ...put("message with a dollar sign value", [plain[0]], `${plain[1]} \${price}`),
          ...put("message of direction marks alone", [plain[0]], "\u200f\u200e"),
          ...put(
            "message that is far too long",
            [plain[0]],
            `${plain[1]} `.repeat(300),
            locale === "en" ? "choice" : "mistake",
          ),
        ]
      : []),
    ...(asks ? put("message without its value", [asks[0]], asks[1].replace(/\{\w+\}/, "")) : []),
    ...(asks ? put("message with a closing brace lost", [asks[0]], asks[1].replace("}", "")) : []),
    ...(counted ? put("plural without other", [counted[0]], counted[1].replace(/other\s*\{/, "othr {")) : []),
    ...(counted
      ? put("plural form made up", [counted[0]], counted[1].replace(/(, plural,)/, "$1 several {x}"))
      : []),
    ...(locale === "en"
      ? []
      : put(
          "message left out of one language",
          [],
          Object.fromEntries([["$schema", JSON.parse(text).$schema], ...messages.slice(1)]),
        )),
    ...put("message of nobody", [], {
      ...JSON.parse(text),
      [`${name.replace(".json", "")}.zzqNobody`]: said,
    }),
    ...(id ? put("message as a list", [id], [said]) : []),
  ];
}

function routeMeanings(file: string, text: string): BlindMutation[] {
  const routes = JSON.parse(text) as Json & {
    readonly static: Readonly<Record<string, Json>>;
    readonly policyWords: Json;
    readonly countryCodes: Json;
    readonly reserved?: readonly string[];
  };
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  const entries = Object.entries(routes.static);
  const pages = [...new Set(entries.flatMap(([, { page }]) => (typeof page === "string" ? [page] : [])))];
  return [
    ...entries.flatMap(([path, route]) => [
      ...put(
        route.page === undefined ? "redirect taken away" : "way to a page taken away",
        ["static"],
        Object.fromEntries(entries.filter(([other]) => other !== path)),
        route.page !== undefined && entries.filter(([, { page }]) => page === route.page).length === 1
          ? "mistake"
          : "choice",
      ),
      ...put(
        "way to another page",
        ["static", path],
        { ...route, page: pages.find((page) => page !== route.page), redirect: undefined },
        "choice",
      ),
      ...put("way to another site", ["static", path], {
        name: "x",
        source: "ours",
        redirect: { to: "//evil.example", status: 301, keepQuery: true },
      }),
      ...put("way into the tree above", ["static", path], {
        name: "x",
        source: "ours",
        redirect: { to: "/../x", status: 301, keepQuery: true },
      }),
      ...put("way that asks what it lacks", ["static", path], {
        name: "x",
        source: "ours",
        redirect: { to: "/:zzq", status: 301, keepQuery: true },
      }),
      ...put("way to a code of the address", ["static", path], {
        name: "x",
        source: "ours",
        redirect: { to: "javascript:alert(1)", status: 301, keepQuery: true },
      }),
    ]),
    ...replacedAt(file, text, ["policyWords"], {}, "policy words emptied", "mistake", true),
    ...put("code of a country nobody has", ["countryCodes"], { ...routes.countryCodes, zz: "ZZ" }),
    ...put("codes of countries emptied", ["countryCodes"], {}),
    ...put("one country under two codes", ["countryCodes"], { ...routes.countryCodes, zz: "NL" }),
    ...put("default that is no code", ["defaultCountryCode"], "zz"),
  ];
}

function modalMeanings(file: string, text: string): BlindMutation[] {
  const { modals } = JSON.parse(text) as { readonly modals: Readonly<Record<string, Json>> };
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    replacedAt(file, text, path, value, kind, verdict);
  return Object.keys(modals).flatMap((id) => [
    ...put(
      "popup that widgets open taken away",
      ["modals"],
      Object.fromEntries(Object.entries(modals).filter(([other]) => other !== id)),
    ),
    ...put(
      "popup under a name nobody opens",
      ["modals"],
      Object.fromEntries(
        Object.entries(modals).map(([other, modal]) => [other === id ? `${id}x` : other, modal]),
      ),
    ),
    ...put("popup in itself", ["modals", id], { ...modals[id], nestedUnder: id }),
  ]);
}

function replacedAt(
  file: string,
  text: string,
  path: Path,
  value: unknown,
  kind: string,
  verdict: "mistake" | "choice",
  isGroup = false,
): BlindMutation[] {
  const tree = parseTree(text);
  const found = path.reduce(
    (at, key) => (typeof key === "number" ? at?.children?.[key] : memberNode(at, String(key))),
    tree,
  );
  if (!found || value === undefined) return [];
  const put = JSON.stringify(value, null, 2);
  const { offset, length } = found;
  const same = JSON.stringify(JSON.parse(text.slice(offset, offset + length))) === JSON.stringify(value);
  const words = {
    family: "meaning" as const,
    kind,
    what: `${path.join(".")}: ${kind}`,
    verdict: () => (same ? ("equal" as const) : verdict),
  };
  const mutation = editMutation(words, file, text, { offset, length, text: put });
  const line = lineOf(text, offset);
  const own = { file, from: line, to: line + put.split("\n").length - 1 };
  return [
    { ...mutation, places: () => [own, ...elsewhere(file, text, path, kind)], ...(isGroup && { isGroup }) },
  ];
}

function fileMeaning(
  kind: string,
  file: string,
  texts: ReadonlyMap<string, string | null>,
  isGroup: boolean,
): BlindMutation {
  return {
    family: "meaning",
    kind,
    what: `${file}: ${kind}`,
    texts: () => texts,
    places: () => [...texts.keys()].map((name) => ({ file: name, from: 1, to: Number.POSITIVE_INFINITY })),
    verdict: () => "mistake",
    isGroup,
  };
}

/** What contradicts a change can be told at either end: an order and its nodes, a list of languages and the default, a message and its English. */
function elsewhere(file: string, text: string, path: Path, kind: string): Place[] {
  if (file.includes("/messages/"))
    return kind.includes("left out")
      ? [{ file: file.replace(/messages\/\w+/, "messages/en"), from: 1, to: Number.POSITIVE_INFINITY }]
      : [];
  if (file.includes("/pages/") && path[0] === "slots") {
    const region = path.slice(0, 2).reduce((at, key) => memberNode(at, String(key)), parseTree(text));
    return region
      ? [{ file, from: lineOf(text, region.offset), to: lineOf(text, region.offset + region.length) + 12 }]
      : [];
  }
  const other =
    (
      {
        locales: ["defaultLocale", "fallbackLocale"],
        countryCodes: ["defaultCountryCode"],
        arms: ["control"],
        country: ["pageCountryCode", "appCountryCode", "countryId"],
      } as const
    )[String(path[0])] ?? [];
  return other.flatMap((name) => {
    const found = memberNode(parseTree(text), name);
    return found ? [{ file, from: lineOf(text, found.offset), to: lineOf(text, found.offset) }] : [];
  });
}
