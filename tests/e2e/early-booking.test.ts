import { randomInt } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake, isAwake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { openCheckout } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

/** A guest with an account of their own, who types somebody else's name and number at a checkout. */
async function typedForAnother(lane: number) {
  const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
  const { page, checkout } = guest;
  const signIn = new SignInPage(page, guest.say);
  const number = `9${randomInt(100_000_000, 999_999_999)}`;
  await guest.open("/login");
  await signIn.sendCodeTo(number);
  await signIn.enterCode(await door.codeFor(`+91${number}`));
  await signIn.signUp({ name: "Asha Menon", email: "asha@example.test" });
  await page.waitForURL((url) => url.pathname !== "/login");
  await openCheckout(guest, stayAhead(2, lane));
  expect(await checkout.field("first_name").inputValue()).toBe("Asha");
  await checkout.field("first_name").focus();
  await expect.poll(() => isAwake(checkout.field("first_name"))).toBe(true);
  await awake(page);
  await checkout.field("first_name").fill(other.firstName);
  await checkout.field("last_name").fill(other.lastName);
  await checkout.field("phone_country").selectOption(other.country);
  await checkout.field("phone").fill(other.phone);
  await checkout.field("email").fill(other.email);
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /createBooking|^\/checkout/.test(pathname))
      sent.push(request.postData() ?? "");
  });
  return { guest, sent };
}

const other = {
  firstName: "Noor",
  lastName: "Visser",
  country: "BE",
  phone: "470123456",
  email: "noor@example.test",
};

describe("a press on Book right after a reload", () => {
  it("waits for the code of the checkout, and books for whom the guest had typed", async () => {
    const { guest, sent } = await typedForAnother(61);
    const { page, checkout } = guest;
    const letGo = await holdBack(page, /\/assets\/checkout-[^/]*\.js/);
    await page.reload({ waitUntil: "commit" });
    await checkout.bookButton.click();
    letGo();
    await page.waitForURL(/\/booking\/[A-Z0-9-]+/);
    expect(bookedFor(sent)).toEqual([other]);
    await guest.context.close();
  });

  it("sends nothing before the first script, and loses nothing that was typed", async () => {
    const { guest, sent } = await typedForAnother(62);
    const { page, checkout } = guest;
    const letGo = await holdBack(page, /\/assets\/(boot|browser)-[^/]*\.js/);
    await page.reload({ waitUntil: "commit" });
    await checkout.bookButton.click();
    await page.waitForTimeout(500);
    expect(sent).toEqual([]);
    letGo();
    await expect.poll(() => checkout.field("last_name").inputValue()).toBe(other.lastName);
    await checkout.book();
    expect(bookedFor(sent)).toEqual([other]);
    await guest.context.close();
  });
});

/** Holds files back until what comes of it is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** For whom what was sent books; a form that the browser sent by itself has no such part. */
function bookedFor(sent: readonly string[]): readonly unknown[] {
  return sent.map((body) => {
    const { first_name, last_name, country_iso_code, phone, email } = JSON.parse(body).user;
    return { firstName: first_name, lastName: last_name, country: country_iso_code, phone, email };
  });
}
