/**
 * Whether a text has the shape of an access token (VAL-08): base64 that decodes to at least four parts
 * between colons. It says nothing of whether the token opens anything.
 */
export function hasAccessTokenShape(text: string): boolean {
  if (!BASE64.test(text)) return false;
  return atob(text.replaceAll("-", "+").replaceAll("_", "/")).split(":").length >= PARTS;
}

/** With or without padding, in either alphabet. */
const BASE64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/;
const PARTS = 4;
