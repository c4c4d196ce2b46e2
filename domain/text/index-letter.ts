/**
 * The letter a name stands under in an index of its language: the first without its accents, upper case. Thai
 * and Lao write some vowels before the consonant that they are sorted by; the consonant counts. Empty for an
 * empty name.
 */
export function indexLetter(name: string): string {
  const [first = ""] = name.normalize("NFD").replace(/^[เ-ไເ-ໄ](?=\p{L})/u, "");
  // Some letters have two in upper case (ß, ŉ).
  const [letter = ""] = first.toUpperCase();
  return letter;
}
