import { describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { createReleaseBuilder, readConfigSource } from "#renderer/release";
import { createReleaseRenderer } from "#server/check";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { projectRoot } from "../support/real-release.ts";
import { seededRandom } from "./random.ts";

const now = new Date("2027-01-15T10:00:00Z");
const CHANGES = 120;

/**
 * Values that no part of a page expects: other kinds, operators without their shape, names that Intl refuses,
 * names of built-ins.
 */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  "",
  "\u0000",
  "Europe/Nowhere",
  "en_US",
  "XXQ",
  "{x, plural, one {a}}",
  "__proto__",
  "constructor",
  [],
  [null],
  [[]],
  {},
  nested(60),
  { constructor: null },
  { $append: 1 },
  { $before: [] },
  { $prepend: {} },
  { $remove: ["x"] },
  { $unset: false },
  { $unset: true },
  { $lock: true },
  { $value: { a: 1 }, $lock: true },
];

describe("values that nobody expects, anywhere in the configuration", () => {
  it("are told, or make a release whose documents are whole and whose pages can be shown", {
    timeout: 240_000,
  }, () => {
    const source = readConfigSource(projectRoot);
    const widgets = Object.values(registry).map(({ manifest }) => manifest);
    const build = createReleaseBuilder({ root: projectRoot, widgets, migrations });
    const render = createReleaseRenderer();
    const { release: real } = build({ now, source });
    const random = seededRandom("deep inputs");
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const files = [...source.texts.keys()].filter((file) => !file.includes("/messages/"));
    const complaints: string[] = [];
    let refused = 0;
    for (let change = 0; change < CHANGES; change++) {
      const file = pick(files);
      const json: unknown = JSON.parse(source.texts.get(file) ?? "null");
      const path = pick(pathsIn(json));
      const odd = pick(ODD);
      const text = JSON.stringify(replaced(json, path, odd), null, 2);
      const what = `${file} ${path.join(".")}: ${JSON.stringify(odd).slice(0, 60)}`;
      const { release, findings, explain } = build({
        now,
        source: { ...source, texts: new Map([...source.texts, [file, text]]) },
      });
      if (!release) {
        refused++;
        if (!findings.some(({ severity }) => severity === "error"))
          complaints.push(`${what}: nothing is said`);
        continue;
      }
      complaints.push(...strayParts(release).map((part) => `${what}: ${part} reaches the renderer`));
      const seen = render({ release: changedSites(release, real), explain }, now).findings;
      for (const { code, message } of seen)
        if (code === "render-failed") complaints.push(`${what}: ${message}`);
    }
    expect(complaints).toEqual([]);
    expect(refused).toBeGreaterThan(CHANGES / 2);
  });
});

type Path = readonly (string | number)[];

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  const below = Object.entries(value).filter(([name]) => name !== "$schema");
  return [at, ...below.flatMap(([name, inside]) => pathsIn(inside, [...at, name]))];
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  // Both are read by name here, whatever they are.
  const members = copy as Record<string, unknown>;
  members[name] = replaced(members[name], rest, by);
  return copy;
}

/**
 * Parts of a release's documents that have no shape: operators that were not carried out, regions without
 * lists, props that are none.
 */
function strayParts(release: Release): readonly string[] {
  const stray: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      if (/^\$(?!schema)/.test(name)) stray.push(`${at}.${name}`);
      visit(inside, `${at}.${name}`);
    }
  };
  for (const { id, pages, brand, country, domain, limits, modals } of Object.values(release.sites)) {
    visit({ brand, country, domain, limits, modals }, id);
    for (const [page, document] of Object.entries(pages)) {
      visit(document.slots, `${id}.${page}`);
      for (const [region, list] of Object.entries(document.slots))
        if (
          !Array.isArray(list.order) ||
          list.order.some((node) => typeof list.nodes[node]?.props !== "object")
        )
          stray.push(`${id}.${page}.${region}`);
    }
  }
  return stray;
}

/** The release with the first site that a change reached alone. */
function changedSites(release: Release, before: Release | null): Release {
  const sites = Object.values(release.sites);
  const text = ({ id }: (typeof sites)[number]) => JSON.stringify(release.sites[id]);
  const one = sites.find((site) => text(site) !== JSON.stringify(before?.sites[site.id])) ?? sites[0];
  return one ? { ...release, sites: { [one.id]: one }, fallbackSite: one.id } : release;
}
