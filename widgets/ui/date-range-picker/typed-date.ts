import { addMonths, type CivilDate, parseCivilDate } from "#domain/dates";
import { latinDigits } from "#domain/text";

/**
 * Reads a date as a guest types it: everything `parseCivilDate` reads, year first with any separator, digits
 * without any, a year of two digits, and no year at all, which means the next such day from `today` on. Null
 * when it is no date.
 */
export function parseTypedDate(text: string, today: CivilDate): CivilDate | null {
  const plain = latinDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .trim()
    .replace(/[\s./\-‐‑–／،,年月]+/g, "/")
    .replace(/^\/|[/日]+$/g, "");
  if (/^\d{8}$/.test(plain) && !parseCivilDate(dayFirst(plain))) {
    return parseCivilDate(plain.replace(/(....)(..)(..)/, "$1-$2-$3"));
  }
  const numbers = (/^\d{4,8}$/.test(plain) ? dayFirst(plain) : plain).split("/");
  if (numbers.length > 3 || numbers.some((each) => !/^\d+$/.test(each))) return null;
  if (numbers[0]?.length === 4) return parseCivilDate(numbers.join("-"));
  const [day = "", month = "", year] = numbers;
  if (year !== undefined) return parseCivilDate(`${day}/${month}/${year.length === 2 ? `20${year}` : year}`);
  const next = parseCivilDate(`${day}/${month}/${today.slice(0, 4)}`);
  return next !== null && next < today ? addMonths(next, 12) : next;
}

function dayFirst(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join("/");
}
