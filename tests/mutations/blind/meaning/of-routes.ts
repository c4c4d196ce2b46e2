import type { BlindMutation, Place } from "../blind-mutation.ts";
import { type Json, putIn, replacedAt } from "./put.ts";

/** The page a route leads to: without its only route it is a file for nobody, and there that can be said too. */
function pageOf({ page }: Json): readonly Place[] {
  return typeof page === "string" ? [{ file: `config/pages/${page}.json`, from: 1, to: Infinity }] : [];
}

export function routeMeanings(file: string, text: string): BlindMutation[] {
  const routes = JSON.parse(text) as Json & {
    readonly static: Readonly<Record<string, Json>>;
    readonly policyWords: Json;
    readonly countryCodes: Json;
    readonly reserved?: readonly string[];
  };
  const put = putIn(file, text);
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
      ).map((mutation) => ({ ...mutation, places: () => [...mutation.places(), ...pageOf(route)] })),
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
      ...put("way to nowhere", ["static", path], {
        name: "x",
        source: "ours",
        redirect: { to: "/zzq-nowhere/at-all", status: 301, keepQuery: true },
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
