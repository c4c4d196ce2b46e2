import type { Microsite, Modal } from "#schemas";
import type { NodeDocument, NodeList, PageDocument } from "../page/page-document.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";
import { isHiddenPage, siteFlags } from "./site-flags.ts";

const derived = new WeakMap<Site, WeakMap<Microsite, Site>>();

/**
 * The site with a vendor as its last layer: props the vendor sets, widgets it leaves out, its flags
 * (MODE-05). Undefined when there is no such vendor or it may not embed this site. Made once per site and
 * vendor; a host nobody knows has no vendors.
 */
export function siteForVendor(
  release: Pick<Release, "microsites">,
  site: Site,
  vendorName: string,
): Site | undefined {
  if (!Object.hasOwn(release.microsites, vendorName)) return undefined;
  const vendor = release.microsites[vendorName];
  if (!vendor || site.isFallback || !embeds(vendor, site.id)) return undefined;
  const known = derived.get(site) ?? new WeakMap<Microsite, Site>();
  derived.set(site, known);
  const made = known.get(vendor) ?? withVendor(site, vendor);
  known.set(vendor, made);
  return made;
}

/** Whether a vendor may embed a domain: its own list, or all. */
function embeds({ domains }: Microsite, domainId: string): boolean {
  return domains === undefined || domains.includes(domainId);
}

function withVendor(site: Site, vendor: Microsite): Site {
  const { name, sdk, deviceRole, hide, frameAncestors } = vendor;
  return {
    ...site,
    domain: { ...site.domain, flags: { ...site.domain.flags, ...vendor.flags } },
    modals: mapValues(site.modals, (modal): Modal => withSettings(modal, vendor)),
    pages: mapValues(
      shownPages(site, vendor),
      (page): PageDocument => ({
        ...page,
        slots: slotsOf(page.slots, vendor),
      }),
    ),
    microsite: { name, sdk, deviceRole, hide, frameAncestors },
  };
}

/** Pages that no switch of the vendor hides. */
function shownPages({ pages, brand, domain }: Site, vendor: Microsite): Site["pages"] {
  const flags = { ...siteFlags({ brand, domain }), ...vendor.flags };
  return Object.fromEntries(Object.entries(pages).filter(([, page]) => !isHiddenPage(page, flags)));
}

function slotsOf(slots: PageDocument["slots"], vendor: Microsite): PageDocument["slots"] {
  return mapValues(slots, ({ order, nodes }): NodeList => {
    const shown = order.filter((id) => !vendor.hideWidgets.includes(nodes[id]?.widget ?? ""));
    return {
      order: shown,
      nodes: Object.fromEntries(shown.flatMap((id) => (nodes[id] ? [[id, nodeOf(nodes[id], vendor)]] : []))),
    };
  });
}

function nodeOf(node: NodeDocument, vendor: Microsite): NodeDocument {
  const own = withSettings(node, vendor);
  return node.slots ? { ...own, slots: slotsOf(node.slots, vendor) } : own;
}

/** A prop the vendor sets replaces the site's whole value. */
function withSettings<
  T extends { readonly widget?: string; readonly props?: Readonly<Record<string, unknown>> },
>(placed: T, { settings }: Microsite): T {
  const { widget } = placed;
  if (widget === undefined || !Object.hasOwn(settings, widget)) return placed;
  return { ...placed, props: { ...placed.props, ...settings[widget] } };
}

function mapValues<T>(
  values: Readonly<Record<string, T>>,
  change: (value: T) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
