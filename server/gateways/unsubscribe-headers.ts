/**
 * What a mail program needs to end mail of a kind with one POST (RFC 8058); nothing where there is no such
 * address.
 */
export function unsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (!address) return {};
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
