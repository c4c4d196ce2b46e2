import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanCode, codeFrom, codeProblems, originBoundLine } from "./one-time-code.ts";

const codes = (text: string | undefined) => codeProblems(text).map(({ code }) => code);

describe("a one-time code", () => {
  it("[ACC-11] [ACC-12] is six digits of any script, however it was typed or pasted", () => {
    for (const text of [
      "123456",
      " 123 456 ",
      "123-456",
      "١٢٣٤٥٦",
      "123456",
      "\u200e123456\u200f",
      "123.456",
    ])
      expect([cleanCode(text), codes(text)], text).toEqual(["123456", []]);
  });

  it("[ACC-12] is refused before it is compared where it cannot be one", () => {
    expect([codes(""), codes(undefined), codes("12345"), codes("1234567"), codes("12345a")]).toEqual([
      ["code-required"],
      ["code-required"],
      ["code-digits"],
      ["code-digits"],
      ["code-digits"],
    ]);
  });

  it("[ACC-12] of random bytes always has six digits, zeros in front too", () => {
    expect(codeFrom(new Uint8Array(8))).toBe("000000");
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => codeFrom(bytes).length === 6),
    );
    const seen = new Set(
      Array.from({ length: 200 }, () => codeFrom(crypto.getRandomValues(new Uint8Array(8)))),
    );
    expect(seen.size).toBeGreaterThan(190);
  });

  it("[ACC-11] names the site it is for without its port", () => {
    expect(originBoundLine("nl.example.test:3000", "123456")).toBe("@nl.example.test #123456");
  });
});
