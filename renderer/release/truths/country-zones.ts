import { once } from "../../memory/once.ts";

/** Zones of a country by CLDR; Node 20 has them as a property, newer versions as a method. */
export const zonesOf = once((code: string): readonly string[] => {
  const locale = new Intl.Locale("und", { region: code }) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    readonly getTimeZones?: () => readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
});

/** Zones that changed their name (Asia/Calcutta, Asia/Kolkata) are one. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || usualName(one) === usualName(other);
}

const usualName = once(
  (timeZone: string): string => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone,
);
