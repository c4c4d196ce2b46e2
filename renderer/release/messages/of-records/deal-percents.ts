import type { Deal } from "#schemas/generated/config/deal.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import type { MessageFile } from "../read-messages.ts";

/**
 * Words of deals that promise another percentage than the deal takes off. Told at English alone where English
 * says it: translations follow it.
 */
export function untruePercents(
  files: readonly MessageFile[],
  deals: ReadonlyMap<string, Deal>,
): readonly Finding[] {
  const ids = [...deals.values()].flatMap(({ id, percent, title, lead }) =>
    [title, lead].map((message) => ({ id, percent, message })),
  );
  const found = files.flatMap(({ source, place: { locale = "en" } }) => {
    if (!isJsonObject(source.value) || !/[%٪％﹪]/u.test(source.text)) return [];
    const { value } = source;
    return ids.flatMap(({ id, percent, message: name }) => {
      const text = value[name];
      const said = typeof text === "string" ? percentsIn(text) : [];
      const [other] = said;
      if (other === undefined || said.includes(percent)) return [];
      const message = `"${name}" says ${other}% in ${locale}, and the deal "${id}" takes ${percent}% off.`;
      const suggestion = `Write ${percent}%, or change "percent" in config/deals/${id}.json.`;
      const words = { code: "untrue", message, suggestion, severity: "warning" } as const;
      return [{ key: `${name} ${other}`, locale, finding: createFinding(source, [name], words) }];
    });
  });
  const english = new Set(found.flatMap(({ key, locale }) => (locale === "en" ? [key] : [])));
  return found.flatMap(({ key, locale, finding }) => (locale === "en" || !english.has(key) ? [finding] : []));
}

/** Zeros of the digits that languages here may be written in. */
const ZEROS = [0x660, 0x966, 0xe50];

/** Percentages that a text says, the sign behind the number or before it; 100% is no part of anything. */
function percentsIn(text: string): readonly number[] {
  const plain = text.normalize("NFKC").replace(/[٠-٩०-९๐-๙]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value < 10));
  });
  const found = plain.matchAll(/(\d+(?:[.,]\d+)?)[\s\u200e\u200f\u061c]*[%٪]|[%٪](\d+)/gu);
  return [...found]
    .map(([, before, after]) => Number((before ?? after ?? "").replace(",", ".")))
    .filter((percent) => percent !== 100);
}
