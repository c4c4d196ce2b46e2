import { describe, expect, it } from "vitest";
import { cleanPassword, passwordProblems } from "./password.ts";

const codes = (text: string | undefined, known: readonly string[] = []) =>
  passwordProblems(text, { min: 10, known }).map(({ code }) => code);

describe("a new password", () => {
  it("may be of any characters of any script, and as long as a sentence", () => {
    for (const text of [
      "correct horse battery staple",
      "पानी की बोतल यहाँ",
      "密码是一个很长的句子呢",
      "Xk7 vQw1!zpl",
      "🐫🌵🍉🚲🎻🥝🪁🧦🧲🪴",
    ])
      expect(codes(text), text).toEqual([]);
  });

  it("is refused where it is missing, short or endless, counted in characters and not in bytes", () => {
    expect([codes(undefined), codes(""), codes("Xk7 vQw1!"), codes("🐫🌵🍉🚲🎻")]).toEqual([
      ["password-required"],
      ["password-required"],
      ["password-short"],
      ["password-short"],
    ]);
    expect(codes("ab cd! ".repeat(30))).toEqual(["password-long"]);
  });

  it("is refused where it is little more than what everybody uses", () => {
    for (const text of [
      "password123",
      "P4$$w0rd1234",
      "aaaaaaaaaaaa",
      "1234567890",
      "qwertyuiop1",
      "Welcome2026!",
      "abcdefghij",
      "iloveyou!!",
    ])
      expect(codes(text), text).toEqual(["password-common"]);
  });

  it("is refused where it is little more than what is known of the guest", () => {
    const known = ["noordewit@example.test", "Wrenhollow"];
    expect(codes("noordewit99", known)).toEqual(["password-common"]);
    expect(codes("Wrenhollow-1", known)).toEqual(["password-common"]);
    expect(codes("noordewit rides blue bikes", known)).toEqual([]);
  });

  it("is the same from every keyboard", () => {
    expect(cleanPassword("pa\u0301ss \uff21")).toBe(cleanPassword("p\u00e1ss A"));
  });
});
