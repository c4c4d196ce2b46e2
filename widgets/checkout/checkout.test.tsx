import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallFailure } from "#renderer";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { dutch } from "../shared/testing/build-page.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { Checkout } from "./checkout.tsx";
import { bookButton, fillHotel, made, open, quoteOf, refuse } from "./testing/open-checkout.tsx";
import manifest from "./widget.json" with { type: "json" };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Checkout summary", () => {
  it("[BOOK-02] [ROOM-12] shows hotel, dates, every room with its guests, payment choice and terms", () => {
    open("Three rooms that cannot be paid at the hotel");
    const summary = within(screen.getByRole("complementary", { name: "Your stay" }));
    expect(summary.getByText("Solvanta Lamplight Court")).toBeTruthy();
    expect(summary.getByText("Fri, 18 Dec")).toBeTruthy();
    expect(summary.getByText("Room 3: 2 adults, 1 child, 1 infant")).toBeTruthy();
    expect(summary.getByText(/Free cancellation until/)).toBeTruthy();
  });

  it("[PRICE-04] the total is the sum of the lines that are not inside another", () => {
    const { price_lines: lines, total } = quoteOf("Home with rules");
    open("Home with rules", {}, dutch);
    const sum = lines.filter(({ included }) => !included).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(total);
    expect(screen.getByText("of which €62.10")).toBeTruthy();
    expect(bookButton().textContent).toBe("Book now, pay €699.80 at the property");
  });

  it("asks for a price when the address has none yet, and keeps it in the address", async () => {
    const { calls } = open("Price being made", { createQuote: () => ({ quote: quoteOf("Hotel") }) });
    await waitFor(() => expect(bookButton()).toBeTruthy());
    expect(calls.filter(({ id }) => id === "createQuote")).toHaveLength(1);
    expect(calls[0]?.input).toMatchObject({
      hotel_id: 1204,
      checkin: "2026-12-18",
      rooms_config: "1-2_0_0_0",
    });
    expect(new URL(location.href).searchParams.get("quote")).toBe("q_7h2kd93mfa");
  });

  it("says of a stay that is sold out what is so, and leads to other dates", async () => {
    open("Price being made", { createQuote: refuse(409, "sold_out") });
    expect(await screen.findByText("These rooms are not available for your dates")).toBeTruthy();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    const dates = screen.getByRole("link", { name: "Change dates or rooms" });
    expect(dates.getAttribute("href")).toMatch(/#dates$/);
    expect(screen.getByRole("link", { name: "Back to the property" })).toBeTruthy();
  });

  it.each([
    ["past", "The day of check-in is in the past"],
    ["too-long", "This stay is longer than can be booked here"],
    ["maximum", "These rooms cannot be booked here for so many guests"],
    ["none-such", "Please check the marked fields."],
  ])(
    "says what a stay is refused for in words of its own, and leads back to the property: %s",
    async (code, words) => {
      open("Price being made", {
        createQuote: () => {
          const fields = [{ field: "checkin", code, message: "not for eyes" }];
          throw new CallFailure(422, { code: "validation_failed", fields });
        },
      });
      expect(await screen.findByRole("heading", { name: words })).toBeTruthy();
      expect(screen.queryByText("not for eyes")).toBeNull();
      expect(screen.getByRole("link", { name: "Back to the property" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    },
  );

  it("asks to choose first when the address names no stay", () => {
    const { calls } = open("Nothing chosen");
    expect(screen.getByRole("heading", { name: "No room is chosen yet" })).toBeTruthy();
    expect(screen.getByText(/Your price is then held here for 15 minutes\./)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("[PRICE-04] says for how many minutes the site holds a price", () => {
    const booking = { ...limits.booking, quoteMinutes: 1 };
    open("Nothing chosen", {}, { limits: { ...limits, booking } });
    expect(screen.getByText(/Your price is then held here for 1 minute\./)).toBeTruthy();
  });

  it("[STATE-02] says what went wrong when no price could be made, and tries again", async () => {
    let tries = 0;
    const { user } = open("Price being made", {
      createQuote: () => (++tries === 1 ? refuse(503, "unavailable")() : { quote: quoteOf("Hotel") }),
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /^Book now/ })).toBeTruthy();
  });
});

describe("Checkout payment", () => {
  it("[PAY-01] says why a stay cannot be paid at the hotel, and books nothing", () => {
    open("Three rooms that cannot be paid at the hotel");
    expect(screen.getByText("You can pay at the property for up to 3 rooms")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Book now/ })).toBeNull();
    const [change] = screen.getAllByRole("link", { name: "Change dates or rooms" });
    expect(change?.getAttribute("href")).toMatch(/#dates$/);
  });

  it("[PAY-01] asks nothing of a guest whose stay can only be paid in advance, and leads to places paid on arrival", () => {
    const quote = {
      ...quoteOf("Hotel"),
      pay_at_hotel: { allowed: false, reason: "no_postpaid", max_rooms: 3 },
    };
    open("Hotel", {}, {}, { quote: { quote } });
    expect(screen.getByText(/paid online in advance, and online payment is not open here yet/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByText(/fewer rooms/)).toBeNull();
    const [why, stay] = [screen.getByText(/paid online in advance/), screen.getByText(quote.hotel.name)];
    // On a phone it is read before the long summary.
    expect(why.compareDocumentPosition(stay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const others = screen.getByRole("link", { name: "See places you pay on arrival" });
    const { pathname, searchParams } = new URL(others.getAttribute("href") ?? "", "http://site.example");
    expect(pathname).toBe("/search");
    expect(searchParams.get("location")).toBe(quote.hotel.city);
    expect(searchParams.get("pay_at_hotel")).toBe("true");
    expect(searchParams.get("rooms_config")).toBe(quote.rooms_config);
  });
});

describe("Checkout guest form", () => {
  it("[BOOK-10] asks a hotel guest for name and phone, a home guest also for address and consent", () => {
    open("Hotel");
    expect(screen.queryByLabelText("Street")).toBeNull();
    cleanup();
    open("Home with rules", {}, dutch);
    for (const label of ["Street", "House number", "Postal code", "City", "Country"]) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
  });

  it("[BOOK-10] ticks nothing for the guest", () => {
    open("Home with rules", {}, dutch);
    for (const box of screen.getAllByRole("checkbox")) expect((box as HTMLInputElement).checked).toBe(false);
  });

  it("[VAL-01] [VAL-04] checks a field when it is left, with the rules of the server", async () => {
    const { user } = open("Hotel");
    await user.type(screen.getByLabelText("Mobile number"), "1234567890");
    await user.tab();
    expect(await screen.findByText("Indian mobile numbers start with 6, 7, 8 or 9")).toBeTruthy();
    expect(screen.queryByText("Please enter your first name")).toBeNull();
  });

  it("[VAL-10] asks for both names at the first press, each in its own words", async () => {
    const { user } = open("Hotel");
    await user.click(bookButton());
    expect(await screen.findAllByText("Please enter your first name")).not.toHaveLength(0);
    expect(screen.getByRole("link", { name: "Please enter your last name" })).toBeTruthy();
  });

  it("[VAL-05] [CONST-02] the phone field stops at the site's most digits, or the country's own when they are more", async () => {
    const fields = { ...limits.fields, phoneStrictMax: 11 };
    const { user } = open("Hotel", {}, { limits: { ...limits, fields } });
    const input = screen.getByLabelText("Mobile number") as HTMLInputElement;
    await screen.findByRole("option", { name: "+49 Germany" });
    const paste = async (country: string) => {
      await user.selectOptions(screen.getByLabelText("Country of the number"), country);
      await user.clear(input);
      await user.paste("1234567890123456");
      return input.value.length;
    };
    expect([await paste("DE"), await paste("IN"), await paste("NL")]).toEqual([11, 12, 11]);
  });

  it("a press leads to the first field that is wrong, under a list that links to each", async () => {
    const { user } = open("Home with rules", {}, dutch);
    await user.type(screen.getByLabelText("First name"), "Noor");
    await user.type(screen.getByLabelText("City"), "Utrecht");
    await user.click(bookButton());
    expect(document.activeElement).toBe(screen.getByLabelText("Last name"));
    expect(screen.getByText("8 fields need another look", { selector: "[role=status]" })).toBeTruthy();
    const links = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("#guest-"));
    expect(links.map((link) => link.getAttribute("href")?.slice(7))).toEqual(
      ["last_name", "phone", "email", "street", "house_no", "zip_code", "rules_seen", "gdpr_consent"].slice(
        0,
        links.length,
      ),
    );
    await user.click(screen.getByRole("link", { name: "Please enter your street" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Street"));
    await user.type(screen.getByLabelText("Street"), "Havenstraat");
    expect(screen.queryByRole("link", { name: "Please enter your street" })).toBeNull();
  });

  it("keeps what was typed before the page woke, and puts the rest of the draft beside it", async () => {
    sessionStorage.setItem(
      "staywright:guest",
      JSON.stringify({ first_name: "Asha", last_name: "Menon", phone_country: "DE" }),
    );
    open("Hotel");
    expect((screen.getByLabelText("Last name") as HTMLInputElement).value).toBe("Menon");
    const country = screen.getByLabelText("Country of the number") as HTMLSelectElement;
    await waitFor(() => expect(country.value).toBe("DE"));
  });

  it("keeps each letter as it is typed, beside what was kept and is not asked here", async () => {
    const kept = { first_name: "Asha", phone_country: "DE", street: "Havenstraat" };
    sessionStorage.setItem("staywright:guest", JSON.stringify(kept));
    const { user } = open("Hotel");
    await user.type(screen.getByLabelText("Last name"), "Me");
    const draft = () => JSON.parse(sessionStorage.getItem("staywright:guest") ?? "{}");
    expect(draft()).toMatchObject({ ...kept, last_name: "Me" });
    const country = screen.getByLabelText("Country of the number") as HTMLSelectElement;
    await waitFor(() => expect(country.value).toBe("DE"));
    await user.selectOptions(country, "NL");
    expect(draft()).toMatchObject({ ...kept, phone_country: "NL", last_name: "Me" });
  });

  it("[HOTEL-04] asks only what the party does not say, and tells the rest", async () => {
    const quote = quoteOf("Hotel");
    const restriction = (code: string, name: string) => ({ code, name });
    const hotel = {
      ...quote.hotel,
      restrictions: [
        restriction("adults_only", "Adults only"),
        restriction("no_smoking", "No smoking inside"),
        restriction("no_unmarried_couples", "Unmarried couples are not hosted"),
      ],
    };
    const show = (adults: number) =>
      renderWidget(Checkout, {
        ...exampleOf(manifest, "Hotel"),
        data: {
          quote: { quote: { ...quote, hotel, rooms: [{ adults, children: 0, infants: 0, pets: 0 }] } },
        },
      });
    show(1);
    expect(screen.getByText("Adults only").tagName).toBe("LI");
    expect(screen.getByText("No smoking inside")).toBeTruthy();
    expect(screen.queryByLabelText(/none of it is true/)).toBeNull();
    cleanup();
    show(2);
    expect(screen.getByText("You are an unmarried couple")).toBeTruthy();
    expect(screen.getByLabelText(/none of it is true/)).toBeTruthy();
    expect(screen.queryByText("You travel with children")).toBeNull();
  });

  it("a deposit stands under the total, which does not have it", () => {
    const quote = { ...quoteOf("Hotel"), deposit: 15_000 };
    renderWidget(Checkout, { ...exampleOf(manifest, "Hotel"), data: { quote: { quote } } });
    const deposit = screen.getByText("Deposit, returned after the stay").closest("div");
    expect(deposit?.textContent).toContain("₹150");
    expect(deposit?.textContent).toContain("not in the total");
    expect(bookButton().textContent).toContain("₹11,760");
  });

  it("[VAL-01] a guest with one name books with one name", async () => {
    const { user, made: sent } = open("Hotel", { createBooking: () => made });
    await user.click(screen.getByLabelText("I have no last name"));
    await user.type(screen.getByLabelText("Name"), "Suharto");
    await user.type(screen.getByLabelText("Mobile number"), "9812345670");
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect((sent().at(0)?.input as CreateBookingInput | undefined)?.user).toMatchObject({
      first_name: "Suharto",
      no_last_name: true,
    });
  });

  it.each([
    ["小龙", "李", 1],
    ["Anna", "M\u200d", 0],
  ])("[VAL-01] the name %s %s makes %i bookings", async (first, last, bookings) => {
    const { user, made: sent } = open("Hotel", { createBooking: () => made });
    await user.type(screen.getByLabelText("First name"), first);
    await user.type(screen.getByLabelText("Last name"), last);
    await user.type(screen.getByLabelText("Mobile number"), "9812345670");
    await user.click(bookButton());
    const problem = { name: "The last name needs at least 2 letters" };
    await waitFor(() => expect(screen.queryAllByRole("link", problem)).toHaveLength(1 - bookings));
    expect(sent()).toHaveLength(bookings);
  });

  it("sends where the guest came from with the booking", async () => {
    const query = { ...exampleOf(manifest, "Hotel").page?.query, utm_source: "spring-letter" };
    const { user, made: sent } = open("Hotel", { createBooking: () => made }, { query });
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect((sent()[0] as { input: CreateBookingInput }).input.booking?.utm_source).toBe("spring-letter");
  });

  it("[MODE-05] [MODE-06] sends the vendor's transaction and role where a vendor embeds the site, and none elsewhere", async () => {
    const microsite = { name: "tidepass", sdk: "web", deviceRole: "Consumer_Partner", txnId: "TP-1" };
    for (const page of [{ microsite, callHeaders: { "x-device-role": "Consumer_Partner" } }, {}]) {
      const { user, made: sent, unmount } = open("Hotel", { createBooking: () => made }, page);
      await fillHotel(user);
      await user.click(bookButton());
      await waitFor(() => expect(sent()).toHaveLength(1));
      const { booking, user: guest } = (sent()[0] as { input: CreateBookingInput }).input;
      const isVendor = "microsite" in page;
      expect(booking?.microsite_txn_id).toBe(isVendor ? "TP-1" : undefined);
      expect(guest?.devise_role).toBe(isVendor ? "Consumer_Partner" : undefined);
      unmount();
      sessionStorage.clear();
    }
  });

  it("[HOTEL-04] books nothing until the property's rules were read", async () => {
    const { user, made: sent } = open("Home with rules", {}, dutch);
    await user.click(bookButton());
    expect(await screen.findByRole("link", { name: "Please confirm that you have read this" })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("[CONF-17] the phone starts with the country of the site", async () => {
    open("Home with rules", {}, dutch);
    expect((screen.getByLabelText("Country of the number") as HTMLSelectElement).value).toBe("NL");
  });

  it("[VAL-10] shows what the server refused at its field", async () => {
    const { user } = open("Hotel", {
      createBooking: () =>
        Promise.reject(
          new CallFailure(422, {
            code: "validation_failed",
            message: "",
            fields: [{ field: "user.email", code: "email-invalid", message: "" }],
          }),
        ),
    });
    await fillHotel(user);
    await user.click(bookButton());
    const link = await screen.findByRole("link", { name: "Please enter a valid e-mail address" });
    expect(link.getAttribute("href")).toBe(`#${screen.getByLabelText(/^E-mail/).id}`);
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail/));
  });
});

describe("Checkout time", () => {
  it("[HOTEL-11] when the time is over the kept price is marked and cannot be booked until it is refreshed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "Date"] });
    open("Hotel");
    expect(screen.getByText("14:48")).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(14 * 60_000 + 48_000));
    expect(screen.getAllByText("The time for this price is over")).toHaveLength(2);
    expect(screen.getByText("₹10,500")).toBeTruthy();
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it("[HOTEL-11] a refresh that fails keeps the old price on the page, still marked", async () => {
    const { user } = open("Price is over", { createQuote: refuse(409, "sold_out") });
    await user.click(screen.getByRole("button", { name: "Refresh price" }));
    expect(
      await screen.findByText("Someone else has just booked the last room. Nothing was charged."),
    ).toBeTruthy();
    expect(screen.getByText("₹10,500")).toBeTruthy();
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it("a price that was booked leads to the bookings and is not booked twice by accident", () => {
    const used = { ...quoteOf("Hotel"), status: "used" };
    renderWidget(Checkout, { ...exampleOf(manifest, "Hotel"), data: { quote: { quote: used } } });
    // A guest who comes back lands beside the button, far below the notice.
    const words = screen.getByRole("link", { name: "This stay is booked already" });
    const notice = document.querySelector(words.getAttribute("href") ?? "");
    expect(within(notice as HTMLElement).getByText("This stay is booked already")).toBeTruthy();
    expect(screen.getByRole("link", { name: "My bookings" }).getAttribute("href")).toBe("/my-booking");
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it("a price whose booking was cancelled says so, and not that the stay is booked", () => {
    const over = { ...quoteOf("Hotel"), status: "cancelled" };
    renderWidget(Checkout, { ...exampleOf(manifest, "Hotel"), data: { quote: { quote: over } } });
    expect(screen.getAllByText("The booking at this price was cancelled").length).toBe(2);
    expect(document.body.textContent).not.toContain("booked already");
    expect(screen.getByRole("button", { name: "Ask for a new price" })).toBeTruthy();
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it("a refresh with the same price opens the button again", async () => {
    const { user } = open("Price is over", { createQuote: () => ({ quote: quoteOf("Hotel") }) });
    await user.click(screen.getByRole("button", { name: "Refresh price" }));
    await waitFor(() => expect((bookButton() as HTMLButtonElement).disabled).toBe(false));
  });
});
