import type { Brand } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { orWaived, type Suspicion } from "../json/waivable-rules.ts";

type Store = "ios" | "android";

interface KnownStore {
  readonly name: string;
  readonly hosts: RegExp;
  /** Words of an address that leads to it, whoever's host it is. */
  readonly words: RegExp;
  /** What the address of an app has there. */
  readonly app: RegExp;
  readonly form: string;
}

const STORES: Readonly<Record<Store, KnownStore>> = {
  ios: {
    name: "Apple's store",
    hosts: /(^|\.)(apps|itunes)\.apple\.com$/,
    words: /(^|[^a-z])(ios|iphone|apple)([^a-z]|$)/,
    app: /\/id\d{5,}([/?#]|$)/,
    form: "https://apps.apple.com/<country>/app/<name>/id<number>",
  },
  android: {
    name: "Google's store",
    hosts: /(^|\.)play\.google\.com$/,
    words: /(^|[^a-z])(android|google|play)([^a-z]|$)/,
    app: /\/store\/apps\/details\/?\?([^#]*&)?id=[a-z]\w*(\.\w+)+([&#]|$)/i,
    form: "https://play.google.com/store/apps/details?id=<package>",
  },
};

/**
 * Links of the app's card (APP-01) that cannot be: to the other store, of which two that changed places are
 * told once, to a store and not to the app in it, or to a first page of somebody's.
 */
export function wrongAppLinks({ id, appLinks = {} }: Brand): readonly Suspicion<PathProblem>[] {
  const problems = (["ios", "android"] as const).flatMap((store) => {
    const address = appLinks[store];
    if (address === undefined) return [];
    const other = otherStore(store);
    const isOfOther = isFor(address, other) && !isFor(address, store);
    const found = isOfOther ? [turned(store, address, appLinks[other])] : withoutApp(store, address);
    return found.map((problem) => ({ problem, stores: [store] as Store[] }));
  });
  const [first, second] = problems;
  const areTurned = first?.problem.code === "wrong-order" && second?.problem.code === "wrong-order";
  const told = areTurned ? [{ ...first, stores: ["ios", "android"] as Store[] }] : problems;
  return told.map(({ problem, stores }) => {
    const suspected = { rule: "rule.app-links", owner: { kind: "brand", id }, of: stores } as const;
    const suggestion = orWaived(problem.suggestion ?? "", suspected);
    // Of two that changed places both are meant, or none.
    const tell = (left: readonly string[]) =>
      left.length === stores.length ? { ...problem, suggestion } : undefined;
    return { ...suspected, tell };
  });
}

function turned(store: Store, address: string, beside: string | undefined): PathProblem {
  const other = otherStore(store);
  const message = `${address} leads to ${STORES[other].name}, and this is the link for ${STORES[store].name}.`;
  const isPair = beside !== undefined && isFor(beside, store);
  const suggestion = isPair
    ? `Write "${beside}", and "${address}" in "${other}".`
    : `Write the app's page in ${STORES[store].name}, or take "${store}" out.`;
  const code = isPair ? "wrong-order" : "untrue";
  return { path: ["appLinks", store], code, message, suggestion, severity: "warning" };
}

function withoutApp(store: Store, address: string): PathProblem[] {
  const { name, hosts, app, form } = STORES[store];
  const { host, pathname, search } = new URL(address);
  const isKnown = hosts.test(host);
  if (isKnown ? app.test(address) : pathname !== "/" || search !== "") return [];
  const message = isKnown
    ? `${address} names no app of ${name}: guests get a page of something else, or none.`
    : `${address} is a first page, and no app's.`;
  const suggestion = isKnown
    ? `Write ${form}, or take "${store}" out.`
    : `Write the app's page in ${name}, or take "${store}" out.`;
  return [{ path: ["appLinks", store], code: "untrue", message, suggestion, severity: "warning" }];
}

function isFor(address: string, store: Store): boolean {
  const { host, pathname } = new URL(address);
  const known = (["ios", "android"] as const).find((each) => STORES[each].hosts.test(host));
  // Where a store is known by its host, the name of the app may hold any word.
  return known === undefined ? STORES[store].words.test(`${host}${pathname}`.toLowerCase()) : known === store;
}

function otherStore(store: Store): Store {
  return store === "ios" ? "android" : "ios";
}
