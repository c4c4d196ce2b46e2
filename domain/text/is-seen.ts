/** Whether anything of a text can be seen: a letter, a number or a sign, not only spaces and joiners. */
export function isSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
