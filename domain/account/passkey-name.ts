import { cleanName } from "../guest/index.ts";
import { isSeen } from "../text/index.ts";

/** Most characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 40;

/** A passkey's name as it is kept, cut to its most characters; empty where nothing of it could be seen. */
export function passkeyName(text: string): string {
  const name = cleanName(text.replaceAll(/\p{Cc}/gu, " "));
  return isSeen(name) ? [...name].slice(0, PASSKEY_NAME_MAX).join("").trim() : "";
}
