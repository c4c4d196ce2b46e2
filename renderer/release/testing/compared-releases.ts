import type { BuiltRelease } from "../diff/diff-collector.ts";
import { diffReleases, type ReleaseDiff } from "../diff/diff-releases.ts";
import { buildSmall, type ConfigPatch, card, domain, hero, page } from "./small-config.ts";

/** Layers of every kind over the small configuration, so that edits meet overrides. */
export const base: ConfigPatch = {
  "pages/home.json": page("home", ["hero", "card", "note"], {
    hero: {
      ...hero,
      props: { title: "home.title", ratio: 1 },
      slots: { cards: { order: ["one"], nodes: { one: card } } },
    },
    card,
    note: { ...card, when: { eq: ["site.country.supportPhone", "+31 1"] } },
  }),
  "brands/alba/pages/home.json": {
    slots: {
      main: { order: { $after: { hero: ["more"] } }, nodes: { hero: { props: { ratio: 0.5 } }, more: card } },
    },
  },
  "brands/alba/countries/PT.json": { supportPhone: "+351 9" },
  "brands/alba/messages/nl/home.json": { "home.title": "Dag" },
  "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], {
    overrides: { brand: { name: "Alba PT" }, limits: { rooms: { max: 2 } } },
  }),
  "microsites/tide.json": { name: "tide", settings: {} },
  "payment-modes.json": {
    order: ["CARD", "CASH"],
    modes: {
      CARD: { mode: "CARD", enabled: true },
      CASH: { mode: "CASH", enabled: true, countries: ["NL"] },
    },
  },
};

export function built(patch: ConfigPatch = {}, input: Parameters<typeof buildSmall>[1] = {}): BuiltRelease {
  const { release, provenance, findings } = buildSmall({ ...base, ...patch }, input);
  if (!release) throw new Error(findings.map(({ file, message }) => `${file}: ${message}`).join("\n"));
  return { release, provenance };
}

export const before = built();
export const diffOf = (patch: ConfigPatch, input: Parameters<typeof buildSmall>[1] = {}) =>
  diffReleases(before, built(patch, input));

/** `class file:line:column layer | path: before → after | sites` */
export function lines({ changes }: ReleaseDiff): string[] {
  return changes.flatMap(({ touches, ...change }) =>
    touches.map(
      ({ path, before: was, after: is, sites }) =>
        `${change.class} ${change.file}:${change.line}:${change.column} ${change.layer} | ${path}: ${JSON.stringify(was)} → ${JSON.stringify(is)} | ${sites.join()}`,
    ),
  );
}
