import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import type { MessageFile } from "../read-messages.ts";
import { numbersSaid } from "../wording/number-words.ts";

/**
 * Memberships that are called after another time than they last: "One year" for a single month. By their
 * English names; told at the name where the plan's id is right, and else at the plan. `plans` come with their
 * files, by id.
 */
export function untrueTerms(
  files: readonly MessageFile[],
  plans: ReadonlyMap<string, MembershipPlan>,
  sources: ReadonlyMap<string, JsonFile>,
): readonly Finding[] {
  const english = files.filter(({ place }) => (place.locale ?? "en") === "en");
  return [...plans].flatMap(([id, { name, termMonths }]): Finding[] => {
    const plan = sources.get(id);
    const said = english.flatMap(({ source }) => {
      const text = isJsonObject(source.value) ? source.value[name] : undefined;
      const months = typeof text === "string" ? monthsSaid(text) : undefined;
      return months === undefined || months === termMonths ? [] : [{ source, text, months }];
    });
    const [first] = said;
    if (!first || !plan || termMonths === undefined) return [];
    const term = `${termMonths} ${termMonths === 1 ? "month" : "months"}`;
    if (monthsSaid(id) === termMonths) {
      const message = `"${name}" says "${first.text}", and the membership "${id}" lasts ${term}.`;
      const suggestion = `Write a name for ${term}, or change "termMonths" in config/membership-plans/${id}.json.`;
      return [
        createFinding(first.source, [name], { code: "untrue", message, suggestion, severity: "warning" }),
      ];
    }
    const message = `It lasts ${term}, and is called "${first.text}" ("${name}").`;
    const suggestion = `Write ${first.months}, or a name for ${term}.`;
    return [
      createFinding(plan, ["termMonths"], {
        code: "contradiction",
        message,
        suggestion,
        severity: "warning",
      }),
    ];
  });
}

/** Months that English words for a time come to; undefined where they say none, or several. */
function monthsSaid(text: string): number | undefined {
  const words = text.toLowerCase();
  const units = [
    ...words.matchAll(/\b(years?|yearly|annual|annually|months?|monthly|quarters?|quarterly)\b/g),
  ];
  const kinds = new Set(units.map(([unit]) => MONTHS[unit[0] ?? ""]));
  const [months] = kinds;
  if (months === undefined || kinds.size > 1) return undefined;
  const numbers = [...(words.match(/\d+/g) ?? []), ...numbersSaid(words, "en")].map(Number);
  if (/\b(half|and)\b/.test(words) || numbers.length > 1) return undefined;
  if (/\btwo\b/.test(words)) return numbers.length > 0 ? undefined : 2 * months;
  return (numbers[0] ?? 1) * months;
}

/** By the first letter of the unit. */
const MONTHS: Readonly<Record<string, number>> = { y: 12, a: 12, m: 1, q: 3 };
