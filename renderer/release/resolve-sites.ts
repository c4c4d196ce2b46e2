import type { Brand, Country, Domain, Experiment, Limits, Modal, PaymentMode } from "#schemas";
import type { PageDocument } from "../plan/page-document.ts";
import type { Site } from "../site/site.ts";
import type { KnownNames } from "./check-document.ts";
import type { PageContextNames } from "./check-page.ts";
import type { ConfigIndex } from "./config-index.ts";
import { createFinding } from "./finding.ts";
import type { FindingCollector } from "./finding-collector.ts";
import { createPageFolder } from "./fold-page.ts";
import { nearName } from "./nearest-name.ts";
import type { PageReader } from "./page-reader.ts";
import type { ConfigRecords } from "./read-records.ts";
import type { ReadRecord, RecordReader } from "./record-reader.ts";
import { siteLayers } from "./site-layers.ts";

export interface ResolveInput {
  readonly index: ConfigIndex;
  readonly records: ConfigRecords;
  readonly read: RecordReader;
  readonly readPage: PageReader;
  readonly names: KnownNames;
  readonly namesOf: (brand: string) => PageContextNames;
  readonly modals: Readonly<Record<string, Modal>>;
  readonly collector: FindingCollector;
}

/** Applies every layer of every domain. A site with an error in it is left out; the collector knows why. */
export function resolveSites(input: ResolveInput): ReadonlyMap<string, Site> {
  const { index, records, collector } = input;
  const fold = createPageFolder();
  const paymentModes = shared((country: string) => paymentModesIn(country, records));
  const experiments = shared((key: string) => experimentsOf(key.split("|"), records.experiments));
  const sites = new Map<string, Site>();
  for (const [id, domain] of records.domains) {
    const layers = siteLayers(index, id, domain);
    const findings = unknownPages(index, id, domain);
    const take = <T>({ value, findings: found }: ReadRecord<T>): T | null => {
      findings.push(...found);
      return value;
    };
    const brand = take(input.read<Brand>("brand", layers.brand, input.names));
    const country = take(input.read<Country>("country", layers.country, input.names));
    const limits = take(input.read<Limits>("limits", layers.limits, input.names));
    const own = withoutOverrides(domain);
    const pages: Record<string, PageDocument> = {};
    for (const [page, stack] of layers.pages) {
      const document = take(input.readPage(stack, input.namesOf(domain.brand)));
      if (document && brand && country && limits)
        pages[page] = fold(document, { id, brand, country, domain: own, limits });
    }
    collector.add(findings, id);
    if (!brand || !country || !limits || findings.some(({ severity }) => severity === "error")) continue;
    sites.set(id, {
      id,
      domain: own,
      brand,
      country,
      defaultLocale: domain.defaultLocale,
      locales: [domain.defaultLocale, ...domain.locales.filter((locale) => locale !== domain.defaultLocale)],
      limits,
      paymentModes: paymentModes(domain.country),
      experiments: experiments([id, domain.brand, domain.country].join("|")),
      modals: input.modals,
      pages,
      isFallback: false,
    });
  }
  return sites;
}

function withoutOverrides({ overrides: _, ...domain }: Domain): Domain {
  return domain;
}

function unknownPages(index: ConfigIndex, id: string, domain: Domain) {
  const source = index.byKind("domain").get(id);
  return Object.keys(domain.overrides?.pages ?? {}).flatMap((page) => {
    if (!source || index.pages.includes(page)) return [];
    const message = `There is no page "${page}" to override.`;
    const words = { code: "unknown-page", message, ...nearName(page, index.pages) };
    return [createFinding(source, ["overrides", "pages", page], words, "key")];
  });
}

function paymentModesIn(country: string, { paymentModes }: ConfigRecords): readonly PaymentMode[] {
  const { order = [], modes = {} } = paymentModes ?? {};
  const names = [...order, ...Object.keys(modes).filter((name) => !order.includes(name))];
  return names.flatMap((name) => {
    const mode = modes[name];
    return mode?.enabled && (mode.countries === undefined || mode.countries.includes(country)) ? [mode] : [];
  });
}

function experimentsOf(
  [domain = "", brand = "", country = ""]: readonly string[],
  experiments: ReadonlyMap<string, Experiment>,
): Readonly<Record<string, Experiment>> {
  const inScope = [...experiments].filter(([, { scope }]) => {
    const allows = (list: readonly string[] | undefined, name: string) =>
      list === undefined || list.includes(name);
    return (
      allows(scope?.domains, domain) && allows(scope?.brands, brand) && allows(scope?.countries, country)
    );
  });
  return Object.fromEntries(inScope);
}

/** Equal lists are one object, whatever they were asked for: a thousand sites hold a handful of them. */
function shared<T>(build: (key: string) => T): (key: string) => T {
  const byKey = new Map<string, T>();
  const byContent = new Map<string, T>();
  return (key) => {
    let value = byKey.get(key);
    if (value === undefined) {
      const built = build(key);
      const content = JSON.stringify(built);
      value = byContent.get(content) ?? built;
      byContent.set(content, value);
      byKey.set(key, value);
    }
    return value;
  };
}
