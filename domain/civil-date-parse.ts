import { type CivilDate, isCivilDate } from "./civil-date.ts";
import dayjs from "./dayjs.ts";
import { latinDigits } from "./digits.ts";

/**
 * Reads a date as guests type it and as URLs carry it (DATE-02, LOC-06): `DD/MM/YYYY`, `DD-MM-YYYY` or `YYYY-MM-DD`, with
 * the digits of any script. Single-digit days and months are accepted. Null for anything else; `31/02/2026` is null.
 */
export function parseCivilDate(text: unknown): CivilDate | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const plain = latinDigits(text.replace(/[\u200e\u200f\u061c]/g, "").trim())
    .replace(/[／.]/g, "/")
    .replace(/[－‐‑–]/g, "-");
  if (!SHAPE.test(plain)) return null;
  const padded = plain.replace(/(?<!\d)\d(?!\d)/g, "0$&");
  const format = padded.includes("/") ? "DD/MM/YYYY" : padded[2] === "-" ? "DD-MM-YYYY" : "YYYY-MM-DD";
  const parsed = dayjs.utc(padded, format, true);
  const date = parsed.isValid() ? parsed.format("YYYY-MM-DD") : "";
  return isCivilDate(date) ? date : null;
}

/** A date as search URLs carry it: `DD/MM/YYYY` (DATE-02). */
export function toUrlDate(date: CivilDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

const SHAPE = /^(?:\d{1,2}\/\d{1,2}\/[1-9]\d{3}|\d{1,2}-\d{1,2}-[1-9]\d{3}|[1-9]\d{3}-\d{1,2}-\d{1,2})$/;
