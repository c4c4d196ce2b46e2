import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "./civil-date.ts";
import { parseCivilDate, toUrlDate } from "./civil-date-parse.ts";

const date = fc.integer({ min: -100_000, max: 200_000 }).map((days) => addDays("1970-01-01", days));

it("[DATE-02] reads DD/MM/YYYY, DD-MM-YYYY and YYYY-MM-DD", () => {
  for (const text of [
    "09/03/2026",
    "9/3/2026",
    "09-03-2026",
    "9-3-2026",
    "2026-03-09",
    "2026-3-9",
    " 09/03/2026 ",
  ]) {
    expect(parseCivilDate(text), text).toBe("2026-03-09");
  }
});

it("[DATE-02] writes dates for the URL as DD/MM/YYYY and reads them back", () => {
  expect(toUrlDate("2026-03-09")).toBe("09/03/2026");
  fc.assert(
    fc.property(date, (each) => parseCivilDate(toUrlDate(each)) === each && parseCivilDate(each) === each),
  );
});

it("[LOC-06] reads the digits of every script", () => {
  expect(parseCivilDate("٠٩/٠٣/٢٠٢٦")).toBe("2026-03-09");
  expect(parseCivilDate("۰۹-۰۳-۲۰۲۶")).toBe("2026-03-09");
  expect(parseCivilDate("०९/०३/२०२६")).toBe("2026-03-09");
  expect(parseCivilDate("๐๙/๐๓/๒๐๒๖")).toBe("2026-03-09");
  expect(parseCivilDate("２０２６－０３－０９")).toBe("2026-03-09");
  expect(parseCivilDate("\u200f٠٩/٠٣/٢٠٢٦")).toBe("2026-03-09");
  const digits = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((each) =>
    /\p{Nd}/u.test(each),
  );
  expect(digits.length).toBeGreaterThan(600);
  for (let at = 0; at < digits.length; at += 10) {
    const text = "09/03/2026".replace(/\d/g, (digit) => digits[at + Number(digit)] ?? "");
    expect(parseCivilDate(text), text).toBe("2026-03-09");
  }
});

it("[DATE-02] calls impossible dates invalid and never rolls them over", () => {
  for (const text of [
    "31/02/2026",
    "29/02/2026",
    "2026-02-30",
    "00/01/2026",
    "32/01/2026",
    "01/13/2026",
    "2026-00-01",
  ]) {
    expect(parseCivilDate(text), text).toBeNull();
  }
});

it("[DATE-02] reads nothing else", () => {
  for (const text of [
    "",
    "tomorrow",
    "09/03/26",
    "2026/03/09",
    "09/03-2026",
    "20260309",
    "09/03/2026T00:00",
    null,
    20260309,
    {},
  ]) {
    expect(parseCivilDate(text), String(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => /^\d{4}-\d\d-\d\d$/.test(parseCivilDate(text) ?? "2000-01-01")),
  );
});

it("[DATE-02] reads dates of 40 signs at most, with slashes of every width and dots", () => {
  const padded = (length: number) => "2026-12-24".padStart(length, " ");
  expect([parseCivilDate(padded(40)), parseCivilDate(padded(41))]).toEqual(["2026-12-24", null]);
  expect(["24.12.2026", "24／12／2026"].map((text) => parseCivilDate(text))).toEqual([
    "2026-12-24",
    "2026-12-24",
  ]);
});
