import type { Country } from "#schemas";
import { once } from "../../memory/once.ts";
import type { PathProblem } from "../json/path-problem.ts";

/** Countries whose road signs are in miles. */
const MILES: ReadonlySet<string> = new Set(["GB", "US", "LR", "MM"]);

/** Unit in which people of a country measure a way. */
export function distanceUnitOf(code: string): Country["distanceUnit"] {
  return MILES.has(code) ? "mi" : "km";
}

/**
 * First day of a country's calendars by CLDR, 0 for Sunday; Node 20 has it as a property, newer versions as a
 * method.
 */
export const weekStartOf = once((code: string): number => {
  const locale = new Intl.Locale("und", { region: code }) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
});

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** What a country counts otherwise than its people do (LOC-08): the week, ways, parts of its money. */
export function checkMeasures(country: Country): PathProblem[] {
  return [...wrongWeek(country), ...wrongWays(country), ...partDecimals(country), ...wrongStay(country)];
}

function wrongWeek({ COUNTRY_CODE: code, weekStart }: Country): PathProblem[] {
  const right = weekStartOf(code);
  if (weekStart === undefined || weekStart === right) return [];
  const message = `Weeks of ${code} begin on ${DAYS[right]}, not on ${DAYS[weekStart]}.`;
  return [warning(["weekStart"], message, `Write ${right}.`)];
}

/** A unit copied from elsewhere brings its switch with it: that is one mistake. */
function wrongWays({ COUNTRY_CODE: code, distanceUnit, toShowMilesOnDetail }: Country): PathProblem[] {
  const right = distanceUnitOf(code);
  if (distanceUnit !== undefined && distanceUnit !== right) {
    const message = `Ways in ${code} are measured in ${right}, not in ${distanceUnit}.`;
    const suggestion = `Write "${right}", and ${right === "mi"} in "toShowMilesOnDetail".`;
    return [warning(["distanceUnit"], message, suggestion)];
  }
  if (toShowMilesOnDetail === undefined || toShowMilesOnDetail === (right === "mi")) return [];
  const message = `Property pages would say ${toShowMilesOnDetail ? "miles" : "kilometres"}, and all else ${right}.`;
  return [warning(["toShowMilesOnDetail"], message, `Write ${right === "mi"}.`)];
}

/** Money is written with all of its decimals or with none. */
function partDecimals({ currencyCode, displayDecimals }: Country): PathProblem[] {
  if (currencyCode === undefined || !Intl.supportedValuesOf("currency").includes(currencyCode)) return [];
  const all = currencyDecimals(currencyCode);
  if (displayDecimals === undefined || displayDecimals === 0 || displayDecimals >= all) return [];
  const message = `${currencyCode} is written with ${all} decimals or with none, not with ${displayDecimals}.`;
  return [warning(["displayDecimals"], message, `Write ${all} or 0.`)];
}

/** Decimals of a currency by ISO 4217. */
export const currencyDecimals = once((currency: string): number => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
});

/** The stay that a search begins with must be one that can be chosen (DATE-06). */
function wrongStay({
  defaultCheckinDiff,
  defaultCheckoutDiff: nights,
  maxSearchableMonths,
  minSelectableDates,
  maxSelectableDates,
}: Country): PathProblem[] {
  if (nights + 1 < minSelectableDates || nights + 1 > maxSelectableDates) {
    const message = `A search begins with ${nights} nights, and a stay has ${minSelectableDates - 1} to ${maxSelectableDates - 1}.`;
    const suggestion = `Write ${nights + 1 < minSelectableDates ? minSelectableDates - 1 : maxSelectableDates - 1}.`;
    return [
      { path: ["defaultCheckoutDiff"], code: "out-of-range", message, suggestion, severity: "warning" },
    ];
  }
  if (defaultCheckinDiff === undefined || defaultCheckinDiff <= maxSearchableMonths * 28) return [];
  const message = `A search begins in ${defaultCheckinDiff} days, and only ${maxSearchableMonths} months ahead can be searched.`;
  return [
    {
      path: ["defaultCheckinDiff"],
      code: "out-of-range",
      message,
      suggestion: "Write fewer days.",
      severity: "warning",
    },
  ];
}

function warning(path: PathProblem["path"], message: string, suggestion: string): PathProblem {
  return { path, code: "untrue", message, suggestion, severity: "warning" };
}
