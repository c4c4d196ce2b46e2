import type { SuspectedOwner } from "../../json/waivable-rules.ts";
import type { MessageFile } from "../read-messages.ts";

/** Whose words stand in a file of messages: a brand's, or the language's for everybody. */
export function ownerOf({ brand, locale = "en" }: MessageFile["place"]): SuspectedOwner {
  return brand === undefined ? { kind: "language", id: locale } : { kind: "brand", id: brand };
}
