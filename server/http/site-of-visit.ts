import type { Release, Site } from "#renderer";
import { findSite, siteForVendor } from "#renderer/server";

/**
 * The site of a host, as the vendor shows it whose link the browser came by: pages and calls of a visit
 * follow the same switches (MODE-05). A vendor that is unknown, or not open on the site, is none.
 */
export function siteOfVisit(release: Release, host: string, vendor: string | undefined): Site {
  const site = findSite(release, host);
  return (vendor === undefined ? undefined : siteForVendor(release, site, vendor)) ?? site;
}
