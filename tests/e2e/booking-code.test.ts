import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { openCheckout } from "./support/places.ts";
import { dialog } from "./support/popups.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

it("[BOOK-08] a guest who is not signed in types the code of a message before the booking, loses nothing they typed, and books once", async () => {
  const guest = await newGuest("wrenhollow-es", "phone", { offlineCopies: false });
  const { page, say, checkout } = guest;
  const number = `6${randomInt(10_000_000, 99_999_999)}`;
  const traveller = { firstName: "Ines", lastName: "Marin", phone: number, email: "ines@example.com" };
  await openCheckout(guest, stayAhead(3, 24));
  await awake(page);
  await checkout.fillGuest(traveller);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/createBooking|sendBookingCode/.test(request.url()))
      asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await checkout.bookButton.click();
  const popup = dialog(guest, "showOtp");
  const code = popup.getByLabel(say("sign-in.code"));
  await code.waitFor();
  const first = await door.codeFor(`+34${number}`);
  await expect.poll(() => popup.getByText(`${number.slice(-2)}`).count()).toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await popup.getByRole("button", { name: say("sign-in.resend") }).isDisabled()).toBe(true);

  // Back to the form and in again: it is all there, and no second message goes out.
  await page.keyboard.press("Escape");
  await popup.waitFor({ state: "detached" });
  expect(await checkout.field("first_name").inputValue()).toBe(traveller.firstName);
  expect(await checkout.field("phone").inputValue()).toBe(number);
  await checkout.bookButton.click();
  await code.waitFor();
  expect(await door.codeFor(`+34${number}`)).toBe(first);

  const book = popup.locator('button[type="submit"]');
  await code.fill(((Number(first) + 1) % 1_000_000).toString().padStart(6, "0"));
  await book.click();
  await popup.getByText(say("sign-in.wrong-code")).waitFor();
  await code.fill("12");
  await book.click();
  await popup.getByText(say("sign-in.code-digits")).waitFor();

  // An answer that is lost: the same press again makes the one booking.
  await page.route(/createBooking/, (route) => loseAnswer(route));
  await code.fill(first);
  await book.click();
  await popup.getByText(say("sign-in.lost")).waitFor();
  await page.unroute(/createBooking/);
  await book.click();
  await page.waitForURL(/\/booking\/[A-Z0-9-]+/);
  await guest.booking.article.waitFor();
  expect(asked.filter((call) => call === "sendBookingCode")).toHaveLength(2);
  await guest.open("/my-booking");
  await guest.bookings.cards.first().waitFor();
  expect(await guest.bookings.cards.count()).toBe(1);
  await guest.context.close();
});
