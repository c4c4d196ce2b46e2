import { inject } from "vitest";

/** A stay as the tests choose it: civil dates, check-in first. */
export interface TestStay {
  readonly checkin: string;
  readonly checkout: string;
}

const dayMs = 86_400_000;

/** A stay of so many nights some weeks ahead; `lane` keeps tests of one run apart. */
export function stayAhead(nights = 3, lane = 0): TestStay {
  const checkin = Date.now() + (inject("firstNight") + lane * 3) * dayMs;
  return { checkin: civil(checkin), checkout: civil(checkin + nights * dayMs) };
}

/** DD/MM/YYYY, as addresses carry dates (DATE-02). */
export function urlDate(date: string): string {
  return date.split("-").reverse().join("/");
}

/** Query of a stay for two, or for the rooms asked for. */
export function stayQuery({ checkin, checkout }: TestStay, rooms = "1-2_0_0_0"): string {
  return `checkin=${urlDate(checkin)}&checkout=${urlDate(checkout)}&rooms_config=${rooms}`;
}

/** A date so many days from today. */
export function daysFromNow(days: number): string {
  return civil(Date.now() + days * dayMs);
}

function civil(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
