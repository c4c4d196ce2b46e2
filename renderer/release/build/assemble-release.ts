import { bytesHash, shortHash } from "../../memory/content-hash.ts";
import { deepFreeze } from "../../memory/deep-freeze.ts";
import type { Release } from "../../site/release.ts";
import type { Site } from "../../site/site.ts";
import type { Catalogues } from "../messages/compile-catalogues.ts";
import type { ConfigSource } from "../read/config-files.ts";
import type { ConfigRecords } from "../schema/config-records.ts";

export interface AssembleInput {
  readonly records: ConfigRecords;
  readonly sites: ReadonlyMap<string, Site>;
  readonly catalogues: Catalogues;
  readonly fallback: string;
  readonly source: ConfigSource;
  readonly now: Date;
}

/** Puts a release together and freezes it; what was hashed for an earlier release is not hashed again. */
export function createAssembler(): (input: AssembleInput) => Release {
  const hashes = new WeakMap<object, string>();
  return ({ records, sites, catalogues, fallback, source, now }) => {
    if (!records.amenities || !records.routes)
      throw new Error("A release without findings lacks amenities or routes.");
    const hosts: Record<string, string> = {};
    for (const [id, { host, hosts: others }] of records.domains)
      for (const name of [host, ...others]) hosts[name.toLowerCase()] = id;
    const own = {
      sites: Object.fromEntries(sites),
      hosts,
      fallbackSite: fallback,
      amenities: records.amenities.amenities,
      routes: records.routes,
      cities: Object.fromEntries(records.cities.map((city) => [city.slug, city])),
      messages: catalogues.messages,
      brandMessages: catalogues.brandMessages,
      brandFiles: Object.fromEntries([...source.brandFiles].map(([path, bytes]) => [path, bytesHash(bytes)])),
    };
    // Which members they are is data: the kinds of configuration that name one.
    const parts = Object.fromEntries(
      [...records.parts].map(([part, all]) => [part, Object.fromEntries(all)]),
    ) as unknown as Omit<Release, keyof typeof own | "hash" | "builtAt">;
    const content = { ...own, ...parts };
    return deepFreeze({ hash: shortHash(content, hashes), builtAt: now.toISOString(), ...content });
  };
}
