import type { Locator, Page } from "playwright";
import type { TestStay } from "../stay.ts";
import type { Words } from "../words.ts";

export type GuestKind = "adults" | "children" | "infants" | "pets";

/** Chooses both days in the open calendar, paging on until they are shown, and closes it. */
export async function pickDates(page: Page, say: Words, stay: TestStay): Promise<void> {
  const day = (date: string) => page.locator(`[data-date="${date}"]:visible`).first();
  const further = page
    .getByRole("button", { name: say("calendar.next-month") })
    .or(page.getByRole("button", { name: say("calendar.more-months") }));
  await page.locator("[data-date]:visible").first().waitFor();
  for (const date of [stay.checkin, stay.checkout]) {
    for (let tries = 0; tries < 14 && (await day(date).count()) === 0; tries++) await further.last().click();
    await day(date).click();
  }
  await page
    .getByRole("button", { name: say("calendar.done"), exact: true })
    .last()
    .click();
}

/** Raises or lowers a count in the open rooms picker. */
export async function changeGuests(
  picker: Locator,
  say: Words,
  kind: GuestKind,
  by: 1 | -1,
  room = 1,
): Promise<void> {
  const label = say(`rooms-picker.${kind}`);
  const words = say(by > 0 ? "rooms-picker.more" : "rooms-picker.fewer", { label });
  const inRoom = say(by > 0 ? "rooms-picker.more" : "rooms-picker.fewer", {
    label: say("rooms-picker.room-stepper", { label, number: room }),
  });
  await picker
    .getByRole("button", { name: words, exact: true })
    .or(picker.getByRole("button", { name: inRoom, exact: true }))
    .first()
    .click();
}
