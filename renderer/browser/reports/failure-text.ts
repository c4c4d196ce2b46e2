/**
 * What a failed fetch says to the guest (CMS-03): the answer's own message, or `standard` where it has none
 * to read.
 */
export function failureText(message: unknown, standard: string): string {
  return (typeof message === "string" && message.trim()) || standard;
}
