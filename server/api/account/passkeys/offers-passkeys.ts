import type { Site } from "#renderer";
import { siteFlags } from "#renderer/server";

/**
 * Whether a site signs guests in by passkeys: not where its flags say so, and not on a host that is none of
 * its own, which a passkey could not be bound to.
 */
export function offersPasskeys(site: Site): boolean {
  return !site.isFallback && !siteFlags(site).hidePasskeys;
}
