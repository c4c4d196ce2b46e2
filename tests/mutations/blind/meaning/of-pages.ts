import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, type Path, replacedAt, type Texts } from "./put.ts";

interface NodeList {
  readonly order: readonly string[];
  readonly nodes: Readonly<Record<string, Json>>;
}

export function pageMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const page = JSON.parse(text) as {
    readonly cache?: Json;
    readonly head: { readonly title: string; readonly description?: string };
    readonly slots: Readonly<Record<string, NodeList>>;
    readonly id: string;
    readonly requires?: Json;
  };
  const layers = [...texts].filter(([name]) => name.endsWith(`/pages/${page.id}.json`) && name !== file);
  const brands = [...texts.keys()].filter((name) => /brands\/[^/]+\/brand\.json$/.test(name));
  // What every brand orders for itself, no site takes from here.
  const isOrderedByBrands = (region: string) =>
    brands.every((name) => {
      const own = layers.find(([layer]) => layer === name.replace("brand.json", `pages/${page.id}.json`));
      const { slots = {} } = JSON.parse(own?.[1] ?? "{}") as {
        readonly slots?: Readonly<Record<string, Json>>;
      };
      return Array.isArray(slots[region]?.order);
    });
  const mutations: BlindMutation[] = [];
  const put = (kind: string, path: Path, value: unknown, verdict: "mistake" | "choice" = "mistake") =>
    mutations.push(...replacedAt(file, text, path, value, kind, verdict));
  if (page.cache?.scope === "private") put("private page kept for everybody", ["cache", "scope"], "public");
  const ownWords = page.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const hasOwn = page.head.title.split(".")[1] === ownWords;
  const otherTitle = page.id === "home" ? "seo.login.title" : "seo.home.title";
  put("title of another page", ["head", "title"], otherTitle, hasOwn ? "mistake" : "choice");
  if (page.head.description?.split(".")[1] === ownWords)
    put("title and description in each other's place", ["head"], {
      ...page.head,
      title: page.head.description,
      description: page.head.title,
    });
  put("page kept for a year", ["cache", "maxAgeSeconds"], 31_536_000);
  if (page.cache?.scope === "private") put("page of one guest for search engines", ["head", "index"], true);
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
        !isOrderedByBrands(region) &&
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
      if (other !== undefined && region === "main" && isNeeded) {
        const slots = {
          ...page.slots,
          main: { order: order.filter((each) => each !== id), nodes: others },
          [other]: {
            order: [...(page.slots[other]?.order ?? []), `${id}Moved`],
            nodes: { ...page.slots[other]?.nodes, [`${id}Moved`]: node },
          },
        };
        // Where nothing says that the page needs it, it may as well stand at its foot.
        const verdict = widget === "home-hero" && page.requires === undefined ? "choice" : "mistake";
        put("main thing moved to the foot", ["slots"], slots, verdict);
      }
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
        isAskedFor(page.id, texts) ? "mistake" : "choice",
      ),
      fileMeaning("whole page said again in a layer", layer, new Map([[layer, copy]]), true),
    );
  }
  return mutations;
}

/**
 * Whether every site needs a page: addresses of all lead to it, or something links to its own. One page may
 * be for one brand.
 */
function isAskedFor(page: string, texts: Texts): boolean {
  const routes = JSON.parse(texts.get("config/routes.json") ?? "{}") as {
    readonly rules?: Readonly<Record<string, Json>>;
    readonly static?: Readonly<Record<string, Json>>;
  };
  if (Object.values(routes.rules ?? {}).some((rule) => rule.page === page)) return true;
  const paths = Object.entries(routes.static ?? {}).flatMap(([path, route]) =>
    route.page === page ? [`"${path}"`] : [],
  );
  return [...texts].some(
    ([file, text]) => file !== "config/routes.json" && paths.some((path) => text.includes(path)),
  );
}

function fileMeaning(
  kind: string,
  file: string,
  texts: ReadonlyMap<string, string | null>,
  isGroup: boolean,
  verdict: "mistake" | "choice" = "mistake",
): BlindMutation {
  return {
    family: "meaning",
    kind,
    what: `${file}: ${kind}`,
    texts: () => texts,
    places: () => [...texts.keys()].map((name) => ({ file: name, from: 1, to: Number.POSITIVE_INFINITY })),
    verdict: () => verdict,
    isGroup,
  };
}
