import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { BookingPage } from "./support/pages/booking-page.ts";
import { amountOf } from "./support/pages/listing-page.ts";
import { cities } from "./support/places.ts";
import { stayAhead, stayQuery, type TestStay } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

const ROOMS = "1-2_0_1_0";
const GUESTS = 3;

/** Id of a hotel whose first offer sells breakfast and dinner, and which sells an early check-in. */
async function hotelWithMeals({ page, open, site }: Guest, { checkin, checkout }: TestStay): Promise<number> {
  await open("/terms");
  const found = await page.evaluate(
    async ({ city, stay }) => {
      const read = async (path: string) => (await fetch(path)).json();
      const { hotels } = await read(`/api/pwa/search?city=${city}&${stay}&count=20`);
      for (const { id } of hotels) {
        const { hotel } = await read(`/api/pwa/hotels/${id}?${stay}`);
        const sold = hotel.services.meals.filter((meal: { included: boolean }) => !meal.included);
        const early = hotel.additional_charge_info.early_checkin;
        if (sold.length >= 2 && early && hotel.pay_at_hotel.allowed && hotel.booking_cta === "book")
          return id;
      }
      return 0;
    },
    {
      city: cities[site.id] ?? "",
      stay: `checkin=${checkin}&checkout=${checkout}&rooms_config=${ROOMS}`,
    },
  );
  if (!found) throw new Error("No hotel sells meals and an early check-in.");
  return found;
}
const popup = ({ page }: Guest) => page.locator('dialog[data-modal="mealSelector"][open]');
/** A call and a page are to come first, on a machine that does other things. */
const patience = { timeout: 15_000 };

/** Notes what the button says whenever it can be pressed and nothing lies over it. */
async function watchBookButton({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const button = document.querySelector<HTMLButtonElement>("main form button[type=submit]");
      if (button && !button.disabled && !document.querySelector("dialog[open]"))
        said.push(button.querySelector("span")?.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
}
const pressableAmounts = ({ page }: Guest) =>
  page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);

/** The count of the first meal, which is breakfast. */
const count = (guest: Guest) => popup(guest).getByRole("spinbutton").first();

describe("meals and an early check-in", () => {
  it("[MEAL-02] [MEAL-03] are chosen on the property and at the checkout, and every total agrees down to the booking", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, say, property, checkout, booking } = guest;
    const stay = stayAhead(2, 21);
    const id = await hotelWithMeals(guest, stay);
    await guest.open(`/${id}?${stayQuery(stay, ROOMS)}`);
    const add = page.locator('main a[href*="breakfastSelected=true"]:visible').first();
    // `Add breakfast for 3 guests: ₹4,190`.
    const added = amountOf((await textOf(add)).split(":").at(-1) ?? "");
    const before = amountOf((await property.prices())[0] ?? "");
    await add.click();
    await page.waitForURL(/breakfastSelected=true/);
    await page
      .getByText(say("extras.has-breakfast", { guests: GUESTS }))
      .locator("visible=true")
      .first()
      .waitFor();
    expect(amountOf((await property.prices())[0] ?? "")).toBe(before + added);
    await awake(page);
    await property.openDates();
    await expect
      .poll(async () => amountOf((await property.stayTotal()) ?? ""), patience)
      .toBe(before + added);
    await property.closeDates();
    await property.reserve();
    await checkout.ready();
    expect(amountOf(await checkout.total())).toBe(before + added);
    const extras = page.getByRole("region", { name: say("extras.title") });
    expect(await textOf(extras)).toContain(say("extras.guests", { guests: GUESTS }));
    await awake(page);

    await extras.getByRole("link", { name: say("extras.change-meals") }).click();
    const breakfast = count(guest);
    await breakfast.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await breakfast.press("End");
    expect(await breakfast.getAttribute("aria-valuenow")).toBe(String(GUESTS));
    await breakfast.press("ArrowDown");
    const steps = await page.evaluate(() => history.length);
    await watchBookButton(guest);
    await popup(guest)
      .getByRole("button", { name: say("extras.apply") })
      .click();
    await popup(guest).waitFor({ state: "detached" });
    await expect
      .poll(async () => amountOf(await checkout.total()), patience)
      .toBe(before + (added / GUESTS) * 2);
    expect(new URL(page.url()).searchParams.get("meals")).toBe("breakfast.2");
    // The button was never to be pressed at a price that was not the one in sight.
    const pressable = await pressableAmounts(guest);
    expect(pressable.length).toBeGreaterThan(0);
    expect(new Set(pressable.map(amountOf))).toEqual(new Set([before + (added / GUESTS) * 2]));
    expect(await page.evaluate(() => history.length)).toBe(steps);

    const charge = extras.getByRole("checkbox", { name: say("extras.early-checkin") });
    expect(await charge.isChecked()).toBe(false);
    await charge.press("Space");
    await expect
      .poll(async () => amountOf(await checkout.total()))
      .toBeGreaterThan(before + (added / GUESTS) * 2);
    const total = await checkout.total();
    await page.reload();
    await checkout.ready();
    expect(await checkout.total()).toBe(total);
    expect(await charge.isChecked()).toBe(true);

    const number = String(Date.now() % 10_000_000).padStart(7, "0");
    await checkout.fillGuest({
      firstName: "Asha",
      lastName: "Menon",
      phone: `981${number}`,
      email: `asha${number}@example.com`,
    });
    await checkout.book();
    await booking.article.waitFor();
    expect(await booking.total()).toBe(total);
    const text = await booking.text();
    for (const words of [
      say("extras.guests", { guests: 2 }),
      say("stay.bill.food_and_beverage"),
      say("stay.bill.early_checkin"),
    ])
      expect(text).toContain(words);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MEAL-02] are chosen on a phone, right to left, and changed once booked; another window is told and loses nothing", async () => {
    const guest = await newGuest("solvanta-in", "phone", { locale: "ar" });
    const { page, say, property, checkout, booking } = guest;
    const stay = stayAhead(2, 22);
    const id = await hotelWithMeals(guest, stay);
    await guest.open(`/${id}?${stayQuery(stay, ROOMS)}&locale=ar`);
    const before = (await property.prices())[0];
    const [withBreakfast, without] = [
      "[href*='breakfastSelected=true']",
      ":not([href*='breakfastSelected'])",
    ].map((having) => page.locator(`#rooms a[id^=breakfast-]${having}:visible`).first());
    await withBreakfast?.click();
    await without?.waitFor();
    expect((await property.prices())[0]).not.toBe(before);
    // A change of meals is no step of its own, and nothing is scrolled away.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await without?.click();
    await withBreakfast?.waitFor();
    expect((await property.prices())[0]).toBe(before);
    await awake(page);
    const address = page.url();
    await property.reserve();
    await checkout.ready();
    await awake(page);
    const total = await checkout.total();
    const link = page.locator('main a[data-modal="mealSelector"]');
    await link.click();
    const breakfast = count(guest);
    await breakfast.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goBack();
    await popup(guest).waitFor({ state: "detached" });
    expect(await checkout.total()).toBe(total);

    for (const key of ["End", "Home"]) {
      await link.click();
      await breakfast.waitFor();
      const shown = await checkout.total();
      await breakfast.press(key);
      await popup(guest).locator("button[type=submit]").click();
      await popup(guest).waitFor({ state: "detached" });
      await expect.poll(() => checkout.total(), patience).not.toBe(shown);
    }
    await page.goBack();
    await page.waitForURL(address);

    await property.reserve();
    await checkout.ready();
    await awake(page);
    const agreedAtFirst = await checkout.total();
    const number = String(Date.now() % 10_000_000).padStart(7, "0");
    await checkout.fillGuest({
      firstName: "Asha",
      lastName: "Menon",
      phone: `982${number}`,
      email: `asha.m${number}@example.com`,
    });
    await checkout.book();
    await booking.article.waitFor();
    await awake(page);

    const booked = page.url();
    const { meals } = booking;
    await meals.open();
    expect(new URL(page.url()).searchParams.get("modal")).toBe("bookingMeals");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goBack();
    await meals.popup.waitFor({ state: "detached" });
    await expect.poll(() => meals.hasFocus(), patience).toBe(true);

    const other = await guest.context.newPage();
    const late = new BookingPage(other, say).meals;
    await other.goto(booked);
    await awake(other);
    await late.open();

    await meals.open();
    await meals.count(0).press("End");
    const agreed = await meals.newTotal();
    expect(amountOf(agreed)).toBeGreaterThan(amountOf(agreedAtFirst));
    await meals.confirm();
    await expect.poll(() => booking.total(), patience).toBe(agreed);
    await expect.poll(() => meals.hasFocus(), patience).toBe(true);
    expect(page.url()).toBe(booked);
    expect(await booking.text()).toContain(
      `${say("extras.guests", { guests: GUESTS })} ${say("extras.confirmed")}`,
    );

    await late.count(1).press("ArrowUp");
    await late.confirm();
    await late.popup.getByText(say("booking-meals.changed-meanwhile")).waitFor();
    expect(await late.counts()).toEqual([GUESTS, 1]);
    const both = await late.newTotal();
    expect(amountOf(both)).toBeGreaterThan(amountOf(agreed));
    await late.confirm();
    await expect.poll(() => new BookingPage(other, say).total(), patience).toBe(both);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});
