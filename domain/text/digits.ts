/**
 * Rewrites the decimal digits of every script (Arabic-Indic, Devanagari, Thai, full-width, Adlam, …) to 0–9
 * and leaves the rest as it is (LOC-06). Unicode keeps each script's ten digits together, from 0 to 9, so a
 * digit is worth its distance from where the run of digits begins.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
