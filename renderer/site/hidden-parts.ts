import type { Microsite } from "#schemas";

import type { Site } from "./site.ts";

/** Something a web view, a vendor or a domain may hide. */
export type HiddenPart = Microsite["hide"][number];

/** What web view and microsite hide (MODE-04). */
const embedded: readonly HiddenPart[] = [
  "callButtons",
  "shareBooking",
  "sharePhotos",
  "directions",
  "appCard",
  "insuranceBanner",
  "callerIdLogin",
  "mysteryDeal",
  "addToHomeScreen",
];

/**
 * Everything a visit does not show: the embedding's rules, what the vendor adds, what the domain's flags say
 * (CONF-15).
 */
export function hiddenParts(
  { domain, microsite }: Pick<Site, "domain" | "microsite">,
  device: "web" | "webview",
): readonly HiddenPart[] {
  const hidden = new Set<HiddenPart>(device === "webview" || microsite ? embedded : []);
  if (domain.flags.hideCallButtons) hidden.add("callButtons");
  if (domain.flags.hideAppCard) hidden.add("appCard");
  for (const part of microsite?.hide ?? []) hidden.add(part);
  return [...hidden];
}
