/** Minutes a zone is ahead of UTC outside summer time, in the year of `now`. */
export function standardOffset(timeZone: string, now: Date): number {
  const year = now.getUTCFullYear();
  return Math.min(
    ...["01-15", "07-15"].map((day) => offsetAt(timeZone, new Date(`${year}-${day}T12:00:00Z`))),
  );
}

function offsetAt(timeZone: string, at: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -ahead : ahead;
}
