import type { Guest } from "./guest.ts";

/** The question for consent. */
export const banner = ({ page }: Guest) => page.locator("#cookie-choices");

/** One of its ways to answer. */
export const way = (guest: Guest, key: string) =>
  banner(guest).getByRole("button", { name: guest.say(`consent.${key}`) });
