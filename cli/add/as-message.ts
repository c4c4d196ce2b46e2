/** Plain words as an ICU message: nothing in them is taken for an argument or a tag. */
export function asMessage(words: string): string {
  return words.replace(/'(?=[{}<])/g, "''").replace(/[{}<]/g, (mark) => `'${mark}'`);
}
