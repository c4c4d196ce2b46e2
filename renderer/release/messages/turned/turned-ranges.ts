import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";
import type { Entries } from "../message-entry.ts";

/** Names of the two ends of a range, as messages call their values. */
const RANGES: readonly (readonly [first: string, last: string])[] = [
  ["from", "until"],
  ["from", "to"],
  ["checkin", "checkout"],
  ["arrival", "departure"],
  ["start", "end"],
  ["first", "last"],
  ["min", "max"],
  ["minimum", "maximum"],
];

/** So many languages must agree before the one that does not is taken for a slip. */
const MANY = 3;

/** Of one message, by locale, whether the first end of a range stands before the last. */
type Orders = readonly (readonly [locale: string, isForward: boolean])[];

/**
 * Messages with the two ends of a range ("from {from} to {until}") that one language has the other way round,
 * where all others agree. `byLocale` is what languages say of one namespace.
 */
export function turnedRanges(byLocale: ReadonlyMap<string, Entries>): readonly Suspicion<Finding>[] {
  return [...(byLocale.get("en") ?? new Map())].flatMap(([id, { result }]): Suspicion<Finding>[] => {
    const [first, last] =
      RANGES.find((range) => range.every((name) => result.arguments.includes(`{${name}}`))) ?? [];
    if (first === undefined || last === undefined) return [];
    const orders = ordersOf(byLocale, id, first, last);
    const odd = [true, false].flatMap((isForward) => {
      const own = orders.filter(([, order]) => order === isForward);
      return own.length === 1 && orders.length > MANY ? own : [];
    });
    return odd.flatMap(([locale, isForward]) => {
      const source = byLocale.get(locale)?.get(id)?.source;
      if (!source) return [];
      const [before, after] = isForward ? [first, last] : [last, first];
      const message = `"${id}" says {${before}} before {${after}} in ${locale}, and every other language says {${after}} before {${before}}.`;
      const owner = { kind: "language", id: locale } as const;
      const suspected = { rule: "rule.turned-texts", owner, of: [id] } as const;
      const suggestion = orWaived(`Let {${before}} and {${after}} change places.`, suspected);
      const words = { code: "wrong-order", message, suggestion, severity: "warning" } as const;
      const tell = (left: readonly string[]) =>
        left.length > 0 ? createFinding(source, [id], words) : undefined;
      return [{ ...suspected, tell }];
    });
  });
}

function ordersOf(byLocale: ReadonlyMap<string, Entries>, id: string, first: string, last: string): Orders {
  return [...byLocale].flatMap(([locale, entries]) => {
    const message = entries.get(id)?.result.message;
    if (!Array.isArray(message)) return [];
    const names = namesIn(message);
    // A message that names one of them again says nothing of their order.
    const [one, two] = [first, last].map((name) => names.filter((each) => each === name).length);
    return one === 1 && two === 1 ? [[locale, names.indexOf(first) < names.indexOf(last)] as const] : [];
  });
}

/** Values of a message as it says them. */
function namesIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return namesIn(element.children);
    const inside =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [element.value, ...inside];
  });
}
