import { cleanEmail } from "../guest/index.ts";

/**
 * The one form an address is known by, for addresses without problems: two ways of typing it are one account,
 * one budget and one code. Lower case all through, since hosts that tell cases apart are fewer than guests
 * who do not; the host as the network knows it, so that look-alike signs of other scripts are other hosts.
 */
export function accountEmail(email: string): string {
  const text = cleanEmail(email).normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@") + 1;
  const address = `http://${text.slice(at)}/`;
  return text.slice(0, at) + (URL.canParse(address) ? new URL(address).hostname : text.slice(at));
}
