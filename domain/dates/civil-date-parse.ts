import { latinDigits } from "../text/index.ts";
import { type CivilDate, isCivilDate } from "./civil-date.ts";

/**
 * Reads a date as guests type it and as URLs carry it (DATE-02, LOC-06): `DD/MM/YYYY`, `DD-MM-YYYY` or
 * `YYYY-MM-DD`, with the digits of any script. Single-digit days and months are accepted. Null for anything
 * else; `31/02/2026` is null.
 */
export function parseCivilDate(text: unknown): CivilDate | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const plain = latinDigits(text.replace(/[\u200e\u200f\u061c]/g, "").trim())
    .replace(/[／.]/g, "/")
    .replace(/[－‐‑–]/g, "-");
  const match = DAY_FIRST.exec(plain) ?? YEAR_FIRST.exec(plain);
  if (!match?.groups) return null;
  const { year, month = "", day = "" } = match.groups;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCivilDate(date) ? date : null;
}

/** A date as search URLs carry it: `DD/MM/YYYY` (DATE-02). */
export function toUrlDate(date: CivilDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

const DAY_FIRST = /^(?<day>\d{1,2})([/-])(?<month>\d{1,2})\2(?<year>[1-9]\d{3})$/;
const YEAR_FIRST = /^(?<year>[1-9]\d{3})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
