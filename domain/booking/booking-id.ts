/** Letters of a booking id: digits and capitals without I, L, O and U (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of a booking id: 12 × 5 bits = 60 random bits. */
const LENGTH = 12;

/** A booking id from random bytes the caller supplies. @throws RangeError on fewer than 8 bytes. */
export function bookingIdFrom(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new RangeError("a booking id takes 8 random bytes");
  let bits = bytes.slice(0, 8).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let id = "";
  for (let position = 0; position < LENGTH; position += 1, bits >>= 5n)
    id = ALPHABET[Number(bits & 31n)] + id;
  return id;
}

/**
 * A booking id as it is stored, from a URL or a form: trimmed and upper case (ROUTE-36), with O, I and L read
 * as 0, 1 and 1.
 */
export function normalizeBookingId(text: string): string {
  return text.trim().toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
}

/** True for a normalized id of the right length and letters. */
export function isBookingId(text: string): boolean {
  return text.length === LENGTH && [...text].every((character) => ALPHABET.includes(character));
}
