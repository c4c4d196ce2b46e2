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

/** Minutes from UTC in the half of the year that has no summer time. */
export const standardOffset = once((timeZone: string): number =>
  Math.min(...["2026-01-15", "2026-07-15"].map((day) => offsetOn(timeZone, day))),
);

function offsetOn(timeZone: string, day: string): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** How far from the sun the clocks of a place may be, and how near those of another zone have to be. */
const FAR_MINUTES = 120;
const NEAR_MINUTES = 60;
/** Countries that are wider than one zone and keep one clock all the same. */
const ONE_CLOCK: ReadonlySet<string> = new Set(["CN"]);

/**
 * The zone of a country that a place of this longitude is more likely in than in the one it is said to be in:
 * by that, noon would be hours away; undefined where the zone may be right.
 */
export function nearerZone(code: string, timeZone: string, longitude: number): string | undefined {
  const fromSun = (zone: string) => Math.abs(standardOffset(zone) - longitude * 4);
  if (ONE_CLOCK.has(code) || fromSun(timeZone) < FAR_MINUTES) return undefined;
  const [nearest] = [...zonesOf(code)].sort((one, other) => fromSun(one) - fromSun(other));
  return nearest !== undefined && fromSun(nearest) <= NEAR_MINUTES ? nearest : undefined;
}
