import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { shortHash } from "./content-hash.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { Release } from "./release.ts";

const FORMAT = 1;

/** A release as it is stored: pages and records that sites share are written once, under `shared`. */
interface ReleaseFile {
  readonly format: number;
  readonly release: unknown;
  readonly shared: readonly unknown[];
}

interface SharedReference {
  readonly $shared: number;
}

/** Writes a release to a file, whole or not at all. */
export function saveRelease(file: string, release: Release): void {
  const shared: unknown[] = [];
  const known = new Map<object, SharedReference>();
  const share = <T extends object>(value: T): SharedReference => {
    let reference = known.get(value);
    if (!reference) {
      reference = { $shared: shared.length };
      shared.push(value);
      known.set(value, reference);
    }
    return reference;
  };
  const sites = Object.entries(release.sites).map(([id, site]) => {
    const pages = Object.entries(site.pages).map(([name, page]) => [name, share(page)]);
    const { brand, country, limits, paymentModes, experiments, modals } = site;
    const parts = Object.entries({ brand, country, limits, paymentModes, experiments, modals });
    const references = Object.fromEntries(parts.map(([name, part]) => [name, share(part)]));
    return [id, { ...site, ...references, pages: Object.fromEntries(pages) }];
  });
  const content: ReleaseFile = {
    format: FORMAT,
    release: { ...release, sites: Object.fromEntries(sites) },
    shared,
  };
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

/** Reads a stored release. Throws when the file is of another format, or its content is not what its hash says. */
export function loadRelease(file: string): Release {
  const stored = JSON.parse(readFileSync(file, "utf8")) as ReleaseFile;
  if (stored.format !== FORMAT)
    throw new Error(`${file} is a release of format ${stored.format}; this code reads ${FORMAT}.`);
  const restore = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if ("$shared" in value) return stored.shared[Number(value.$shared)];
    return value;
  };
  const { sites, ...rest } = stored.release as Release;
  const whole = Object.entries(sites).map(([id, site]) => {
    const parts = Object.fromEntries(Object.entries(site).map(([name, part]) => [name, restore(part)]));
    const pages = Object.fromEntries(Object.entries(site.pages).map(([name, page]) => [name, restore(page)]));
    return [id, { ...parts, pages }];
  });
  const release = { ...rest, sites: Object.fromEntries(whole) } as Release;
  const { hash, builtAt: _, ...content } = release;
  if (shortHash(content) !== hash)
    throw new Error(`${file} is damaged: its content does not match its hash ${hash}.`);
  return deepFreeze(release);
}
