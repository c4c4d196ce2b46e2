import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Release } from "../../site/release.ts";
import type { Site } from "../../site/site.ts";
import { isSameJson } from "../json/layer.ts";
import { files, leavesOf, someEdit, withValue } from "../testing/arbitrary-edits.ts";
import { base, before } from "../testing/compared-releases.ts";
import { buildSmall, type ConfigPatch, domain, hero } from "../testing/small-config.ts";
import { type ChangeTouch, diffReleases, type ReleaseDiff } from "./diff-releases.ts";

type Patch = Readonly<Record<string, unknown>>;
type Edit = (files: Patch) => Patch;

const leaves = Object.entries(files).flatMap(([file, value]) =>
  leavesOf(value, []).map((leaf) => ({ file, ...leaf })),
);
const at =
  (file: string, path: readonly (string | number)[], value: unknown): Edit =>
  (now) => ({
    ...now,
    [file]: withValue(now[file], path, value),
  });

/** Any leaf as any other leaf of its kind, or without it: right or wrong. */
const anyLeaf: fc.Arbitrary<Edit> = fc.constantFrom(...leaves).chain(({ file, path, value }) => {
  const others = leaves.flatMap(({ value: other }) => (typeof other === typeof value ? [other] : []));
  const none = path.length === 0 ? null : undefined;
  return fc.option(fc.constantFrom(...others), { nil: none }).map((other) => at(file, path, other));
});

const hideWizard = { flags: { hideWizard: true } };
const nodes = (members: object) => ({ slots: { main: { nodes: members } } });
/** Layers and records that come, go or are others as a whole. */
const FILES: ConfigPatch = {
  "brands/brio/pages/home.json": nodes({ hero: { when: { eq: ["site.country.urlCode", "nl"] } } }),
  "brands/brio/countries/NL.json": { promises: { $append: ["home.nights"] } },
  "brands/brio/messages/en/home.json": { "home.title": "Hi" },
  "brands/alba/pages/home.json": null,
  "brands/alba/messages/nl/home.json": null,
  "countries/NL/pages/home.json": { slots: { main: { order: { $remove: ["note"] } } } },
  "domains/alba-nl.json": domain("alba-nl", "alba", "PT", ["nl", "en"], { fallback: true, ...hideWizard }),
  "domains/alba-pt.json": domain("alba-pt", "brio", "PT", ["en"], {
    overrides: { pages: { home: nodes({ more: { ...hero, when: { exists: "query.x" } } }) } },
  }),
  "domains/brio-nl.json": null,
  "domains/brio-pt.json": domain("brio-pt", "brio", "PT", ["en", "nl"], { overrides: {} }),
  "experiments/web3.json": { id: "web3", enabled: true, control: "a", arms: { a: { weight: 1 } } },
  "modals.json": { modals: { later: { enabled: true, widget: "card", v: 1, props: { columns: 1 } } } },
  "microsites/tide.json": { name: "tide", domains: ["alba-pt"], settings: { hero: { size: "small" } } },
  "payment-modes.json": { order: [], modes: { CASH: { mode: "CASH", enabled: true } } },
  "pages/other.json": { ...(base["pages/home.json"] as object), id: "other" },
  "cities.json": [],
};
const anyFile: fc.Arbitrary<Edit> = fc
  .constantFrom(...Object.entries(FILES))
  .map(([file, value]) => (now) => ({ ...now, [file]: value }));

const safeLeaf: fc.Arbitrary<Edit> = someEdit.map(({ file, path, value }) => at(file, path, value));

/** The files that some edits leave different; `null` takes a file out. */
const edited = fc
  .array(fc.oneof(anyLeaf, anyFile, safeLeaf), { minLength: 1, maxLength: 4 })
  .map((several) => several.reduce<Patch>((now, edit) => edit(now), files))
  .map((now) => Object.fromEntries(Object.entries(now).filter(([file, value]) => value !== files[file])));

/** Parts of a site, and what a path of theirs starts with. */
const PARTS: readonly (readonly [name: string, of: (site: Site) => unknown])[] = [
  ["domain.", ({ domain: own, locales, defaultLocale }) => ({ own, locales, defaultLocale })],
  ["brand.", ({ brand }) => brand],
  ["country.", ({ country }) => country],
  ["limits.", ({ limits }) => limits],
  ["payment-modes.", ({ paymentModes }) => paymentModes],
  ["experiments.", ({ experiments }) => experiments],
  ["modals.", ({ modals }) => modals],
];

/** Parts of a release that no site owns. */
const SHARED: readonly (readonly [name: RegExp, of: (release: Release) => unknown])[] = [
  [/^(domain|sites)\./, ({ hosts, fallbackSite }) => ({ hosts, fallbackSite })],
  [/^languages\./, ({ languages }) => languages],
  [/^countr(y|ies)\./, ({ countries }) => countries],
  [/^amenities\./, ({ amenities }) => amenities],
  [/^routes\./, ({ routes }) => routes],
  [/^cities\./, ({ cities }) => cities],
  [/^(messages|languages)\./, ({ messages }) => messages],
  [/^(messages|sites|domain)\./, ({ brandMessages }) => brandMessages],
  [/^microsites\./, ({ microsites }) => microsites],
];

/** What differs between two releases and no touch of a comparison tells. */
function untold(was: Release, is: Release, { changes }: ReleaseDiff): string[] {
  const touches = changes.flatMap((change) => change.touches);
  const ofSite = (id: string) => touches.filter(({ sites }) => sites.includes(id));
  const tells = (all: readonly ChangeTouch[], start: string) =>
    all.some(({ path }) => path.startsWith(start));
  const shared = SHARED.flatMap(([name, of]) =>
    isSameJson(of(was), of(is)) || touches.some(({ path }) => name.test(path)) ? [] : [String(name)],
  );
  const ids = [...new Set([...Object.keys(was.sites), ...Object.keys(is.sites)])];
  const owned = ids.flatMap((id) => {
    const [own, from, to] = [ofSite(id), was.sites[id], is.sites[id]];
    if (!from || !to) return tells(own, `sites.${id}`) ? [] : [`sites.${id}`];
    const pages = [...new Set([...Object.keys(from.pages), ...Object.keys(to.pages)])];
    return [
      ...PARTS.flatMap(([name, of]) => (isSameJson(of(from), of(to)) || tells(own, name) ? [] : [name])),
      ...pages.flatMap((page) =>
        isSameJson(from.pages[page], to.pages[page]) || tells(own, `pages.${page}`) ? [] : [`pages.${page}`],
      ),
    ].map((name) => `${id} ${name}`);
  });
  return [...shared, ...owned];
}

function isSameRelease({ hash: _, builtAt: __, ...was }: Release, other: Release): boolean {
  const { hash: ___, builtAt: ____, ...is } = other;
  return isSameJson(was, is);
}

describe("any edits", () => {
  it("are told on every site and part that they change, and only then", () => {
    const seen = { same: 0, different: 0 };
    fc.assert(
      fc.property(edited, (patch) => {
        const { release, provenance } = buildSmall({ ...base, ...patch });
        fc.pre(release !== null);
        const diff = diffReleases(before, { release, provenance });
        const isSame = isSameRelease(before.release, release);
        seen[isSame ? "same" : "different"]++;
        expect(untold(before.release, release, diff)).toEqual([]);
        expect(diff.changes.length === 0).toBe(isSame);
      }),
      { numRuns: 60, maxSkipsPerRun: 50 },
    );
    expect(seen.different).toBeGreaterThan(20);
  }, 60_000);
});
