import type { SeededRandom } from "../../../server/demo/seeded-random.ts";

/** What breaks readers of numbers. */
const NUMBERS = [
  "1e309",
  "-1e309",
  "Infinity",
  "-Infinity",
  "NaN",
  "-0",
  "0x10",
  "1e3",
  "９",
  "2147483648",
  "-1",
  "1.5",
  "",
  " 1",
  "1,5",
  "00001",
  "9007199254740993",
  "1_000",
  "٣",
] as const;

/** What breaks readers of texts: inherited names, controls, other alphabets, directions, addresses, code. */
const TEXTS = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "prototype",
  "__defineGetter__",
  "\u0000",
  "a\u0000b",
  "\n",
  "\r\nset-cookie: x=1",
  "\t",
  "\\",
  "//evil.test",
  "/\\evil.test",
  "https://evil.test",
  "../../etc/passwd",
  "..",
  ".",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  "{{7*7}}",
  "%",
  "%00",
  "%E0%A4%A",
  "\u202eabc",
  "\u200f",
  "\ud800",
  "\udfff",
  "🏨",
  "中",
  "ä".normalize("NFD"),
  "İ",
  "ß",
  "",
  " ",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "[object Object]",
  "-",
  "a".repeat(300),
  "a".repeat(5000),
  "x,".repeat(200),
  "1-2_0_0_0",
  "31/02/2027",
  "2027-02-30",
  "*",
  "(",
  "(a+)+$",
] as const;

/** A text that somebody may send in place of a number. */
export function strangeNumber(random: SeededRandom): string {
  return random.pick(NUMBERS);
}

export function strangeText(random: SeededRandom): string {
  return random.chance(0.15) ? random.pick(NUMBERS) : random.pick(TEXTS);
}

/** Anything that JSON can carry, mostly not what was asked for. */
export function strangeValue(random: SeededRandom): unknown {
  return random.pick<() => unknown>([
    () => strangeText(random),
    () => strangeText(random),
    () => strangeNumber(random),
    () => random.pick([0, -1, 1.5, 1e300, -1e300, 2147483648, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE]),
    () => null,
    () => random.chance(0.5),
    () => [strangeText(random), strangeText(random)],
    () => ({ [strangeText(random)]: strangeText(random) }),
    () => Array.from({ length: random.int(0, 200) }, (_, index) => index),
    () => nested(random.int(1, 40)),
  ])();
}

function nested(depth: number): unknown {
  return depth === 0 ? "deep" : { a: nested(depth - 1) };
}

/** A text as an address has it, percent-encoded in one of the ways people and tools do. */
export function inAddress(random: SeededRandom, text: string): string {
  const encoded = encodeURIComponent(wellFormed(text));
  return random.pick([
    () => encoded,
    () => encoded,
    () => encoded.toLowerCase(),
    () => encodeURIComponent(encoded),
    () =>
      [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    () => text.replace(/[^!-~]|[#]/g, (letter) => encodeURIComponent(wellFormed(letter))),
    () =>
      `${encoded}${random.pick(["%", "%2", "%zz", "%c0%af", "%ff", "%ed%a0%80", "%00", "%0a", "%5c", "%2f"])}`,
  ])();
}

/** The text with a mark in place of each half of a letter, which no address can carry. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
