import { shortHash } from "../../memory/content-hash.ts";
import { deepFreeze } from "../../memory/deep-freeze.ts";
import type { Release } from "../../site/release.ts";

/**
 * Format of the text of a release. A text of another format is refused: its release is built again from its
 * source.
 */
export const RELEASE_FORMAT = 3;

interface Header {
  readonly format: number;
  readonly release: unknown;
}

interface SharedReference {
  readonly $shared: number;
}

/**
 * A release as text: a JSON value per line. The first is the release, in which parts that are large or that
 * sites share are `{ "$shared": n }`; line n + 2 is that part. Lines are read one by one, so that no step of
 * reading takes long.
 */
export function releaseToText(release: Release): string {
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
  const shareEach = (values: Readonly<Record<string, object>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, share(value)]));
  const sites = Object.entries(release.sites).map(([id, site]) => {
    const { brand, country, limits, paymentModes, experiments, modals } = site;
    const parts = shareEach({ brand, country, limits, paymentModes, experiments, modals });
    return [id, { ...site, ...parts, pages: shareEach(site.pages), mails: shareEach(site.mails) }];
  });
  const header: Header = {
    format: RELEASE_FORMAT,
    release: {
      ...release,
      sites: Object.fromEntries(sites),
      messages: shareEach(release.messages),
      brandMessages: shareEach(release.brandMessages),
      cities: share(release.cities),
      countries: shareEach(release.countries),
    },
  };
  return [header, ...shared].map((value) => JSON.stringify(value)).join("\n");
}

/**
 * Reads the text of a release in steps of a few milliseconds each, for a process that has other things to do
 * meanwhile. Throws when it is of another format, or its content is not what its hash says.
 */
export function* readReleaseText(text: string): Generator<undefined, Release> {
  const lines = text.split("\n");
  const header = JSON.parse(lines[0] ?? "") as Header;
  if (header.format !== RELEASE_FORMAT)
    throw new Error(`It is a release of format ${header.format}; this code reads ${RELEASE_FORMAT}.`);
  const hashes = new WeakMap<object, string>();
  const shared: unknown[] = [];
  for (const line of lines.slice(1)) {
    const part: unknown = JSON.parse(line);
    yield;
    shortHash(part, hashes);
    shared.push(deepFreeze(part));
    yield;
  }
  const release = restored(header.release, shared) as Release;
  yield;
  const { hash, builtAt: _, ...content } = release;
  if (shortHash(content, hashes) !== hash)
    throw new Error(`It is damaged: its content does not match its hash ${hash}.`);
  yield;
  return deepFreeze(release);
}

/** A value with its shared parts in their places. What stands inside a shared part is not looked at. */
function restored(value: unknown, shared: readonly unknown[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => restored(item, shared));
  if ("$shared" in value) return shared[Number(value.$shared)];
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, restored(member, shared)]));
}
