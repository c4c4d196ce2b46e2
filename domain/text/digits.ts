/**
 * Rewrites the decimal digits of every script (Arabic-Indic, Devanagari, Thai, full-width, …) to 0–9 and
 * leaves the rest as it is (LOC-06). Each script's ten digits lie together in Unicode, so the zero is found
 * by walking down.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    const start = ZEROS.findLast((zero) => zero <= code);
    return start !== undefined && code - start < 10 ? String(code - start) : digit;
  });
}

/** Code points of the zeros of the scripts people type in, ascending. */
const ZEROS: readonly number[] = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0,
  0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
];
