import type { Brand, Country, Domain, Experiment, Limits, MailTemplate, Modal, PaymentMode } from "#schemas";
import { createMemory } from "../../memory/memory.ts";
import type { PageDocument } from "../../page/page-document.ts";
import type { Site } from "../../site/site.ts";
import { conditionFlags, isHiddenPage, siteFlags } from "../../site/site-flags.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { FindingCollector } from "../json/finding-collector.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { ReadRecord, RecordReader } from "../layers/record-reader.ts";
import { siteLayers } from "../layers/site-layers.ts";
import type { PageContextNames } from "../pages/check-page.ts";
import { createPageFolder } from "../pages/fold-page.ts";
import type { PageReader } from "../pages/page-reader.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import type { KnownNames } from "../schema/check-document.ts";
import type { ConfigRecords } from "../schema/config-records.ts";
import { checkBrand } from "../truths/brand-truths.ts";
import { checkCountry } from "../truths/country-truths.ts";
import { checkLimits } from "../truths/limits-truths.ts";
import type { MailReader } from "./read-mails.ts";

export interface ResolveInput {
  readonly index: ConfigIndex;
  readonly records: ConfigRecords;
  readonly read: RecordReader;
  readonly readPage: PageReader;
  readonly names: KnownNames;
  readonly readMail: MailReader;
  readonly namesOf: (brand: string) => PageContextNames;
  readonly modals: Readonly<Record<string, Modal>>;
  readonly collector: FindingCollector;
}

/** What sites of the same layers share. */
interface SiteParts {
  readonly brand: Brand | null;
  readonly country: Country | null;
  readonly limits: Limits | null;
  readonly pages: ReadonlyMap<string, PageDocument>;
  readonly mails: Readonly<Record<string, MailTemplate>>;
  readonly findings: readonly Finding[];
}

type Pages = Readonly<Record<string, PageDocument>>;

/**
 * Applies every layer of every domain. A site with an error in it is left out; the collector knows why.
 * Domains without overrides share what their brand and country come to, so that a thousand more cost little.
 */
export function createSiteResolver(): (input: ResolveInput) => ReadonlyMap<string, Site> {
  const fold = createPageFolder();
  const sharedPages = createMemory<Pages>();
  const ownDomains = new WeakMap<Domain, Domain>();
  const ownDomain = (domain: Domain): Domain => {
    const own = ownDomains.get(domain) ?? withoutOverrides(domain);
    ownDomains.set(domain, own);
    return own;
  };
  return (input) => {
    const { index, records, collector } = input;
    const paymentModes = shared((country: string) => paymentModesIn(country, records));
    const experiments = shared((key: string) => experimentsOf(key.split("|"), records.experiments));
    const plain = new Map<string, SiteParts>();
    const partsOf = (id: string, domain: Domain): SiteParts => {
      if (domain.overrides) return readParts(input, id, domain);
      const key = `${domain.brand}|${domain.country}`;
      const parts = plain.get(key) ?? readParts(input, id, domain);
      plain.set(key, parts);
      return parts;
    };
    const sites = new Map<string, Site>();
    for (const [id, domain] of records.domains) {
      const { brand, country, limits, pages, mails, findings } = partsOf(id, domain);
      const unknown = [
        ...unknownLayers(index, id, domain, "page"),
        ...unknownLayers(index, id, domain, "mail"),
      ];
      collector.add([...unknown, ...findings], id);
      const isBroken = unknown.length > 0 || findings.some(({ severity }) => severity === "error");
      if (!brand || !country || !limits || isBroken) continue;
      const own = ownDomain(domain);
      const vendorFlags = vendorFlagsOf(id, records.microsites);
      const facts = {
        id,
        brand,
        country,
        domain: { ...own, flags: conditionFlags({ brand, domain: own }) },
        limits,
        vendorFlags,
      };
      const flags = siteFlags({ brand, domain: own });
      const folded = [...pages]
        .filter(([, page]) => !isHiddenPage(page, flags))
        .map(([name, page]) => [name, fold(page, facts)] as const);
      sites.set(id, {
        id,
        domain: own,
        brand,
        country,
        defaultLocale: domain.defaultLocale,
        locales: [
          domain.defaultLocale,
          ...domain.locales.filter((locale) => locale !== domain.defaultLocale),
        ],
        limits,
        paymentModes: paymentModes(domain.country),
        experiments: experiments([id, domain.brand, domain.country].join("|")),
        modals: input.modals,
        mails,
        pages: sharedPages(folded.flat(), () => Object.fromEntries(folded)),
        isFallback: false,
      });
    }
    return sites;
  };
}

function readParts(
  { index, read, readPage, readMail, names, namesOf }: ResolveInput,
  id: string,
  domain: Domain,
): SiteParts {
  const layers = siteLayers(index, id, domain);
  const findings: Finding[] = [];
  const take = <T>({ value, findings: found }: ReadRecord<T>): T | null => {
    findings.push(...found);
    return value;
  };
  const pages = new Map<string, PageDocument>();
  for (const [page, stack] of layers.layered.get("page") ?? []) {
    const document = take(readPage(stack, namesOf(domain.brand)));
    if (document) pages.set(page, document);
  }
  const { messages, asking } = namesOf(domain.brand);
  const mails: Record<string, MailTemplate> = {};
  const mailNames = new Map([...names, ["message", messages]]);
  for (const [mail, stack] of layers.layered.get("mail") ?? []) {
    const template = take(readMail(stack, mailNames, asking));
    if (template) mails[mail] = template;
  }
  return {
    mails,
    brand: take(read<Brand>("brand", layers.brand, names, checkBrand)),
    country: take(
      // A record of another name is told of that already.
      read<Country>("country", layers.country, names, (record) =>
        record.COUNTRY_CODE === domain.country ? checkCountry(record) : [],
      ),
    ),
    limits: take(read<Limits>("limits", layers.limits, names, checkLimits)),
    pages,
    findings,
  };
}

/** Flags that some vendor of a domain sets. */
function vendorFlagsOf(id: string, microsites: ConfigRecords["microsites"]): readonly string[] {
  const vendors = [...microsites.values()].filter(
    ({ domains }) => domains === undefined || domains.includes(id),
  );
  return [...new Set(vendors.flatMap(({ flags }) => Object.keys(flags ?? {})))].sort();
}

function withoutOverrides({ overrides: _, ...domain }: Domain): Domain {
  return domain;
}

function unknownLayers(index: ConfigIndex, id: string, { overrides }: Domain, kind: "page" | "mail") {
  const source = index.byKind("domain").get(id);
  const known = index.layeredIds(kind);
  const member = `${kind}s` as const;
  return Object.keys(overrides?.[member] ?? {}).flatMap((name) => {
    if (!source || known.includes(name)) return [];
    const message = `There is no ${kind} "${name}" to override.`;
    const words = { code: `unknown-${kind}`, message, ...nameHelp(name, known) };
    return [createFinding(source, ["overrides", member, name], words, "key")];
  });
}

function paymentModesIn(country: string, { paymentModes }: ConfigRecords): readonly PaymentMode[] {
  const { order = [], modes = {} } = paymentModes ?? {};
  // The order of keys says nothing, so modes that nobody put in order follow by name.
  const others = Object.keys(modes).filter((name) => !order.includes(name));
  const names = [...order, ...others.sort()];
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
