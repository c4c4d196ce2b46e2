import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import { toldFailure } from "../shared/quote/told-failure.ts";
import { bookButton, fillHotel, made, open, quoteOf, refuse, toldToApp } from "./testing/open-checkout.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Checkout booking", () => {
  it("[BOOK-03] success goes to the booking's page and forgets the form", async () => {
    const { user, visited } = open("Hotel", { createBooking: () => made });
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(visited).toEqual(["/booking/7K2Q9XMP4TAB"]));
    expect(sessionStorage.length).toBe(0);
  });

  it("[OFF-03] books where the tab keeps nothing, and the log alone says so", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const { user, visited } = open("Hotel", { createBooking: () => made });
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(visited).toEqual(["/booking/7K2Q9XMP4TAB"]));
    expect(log).toHaveBeenCalledWith("Some Problem With Session Storage Writing");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    [20, "neither the form nor the number of the attempt"],
    [100, "the number of the attempt but not the form"],
  ])("[OFF-03] [BOOK-06] books once where the tab has %i characters left, which take %s", async (free) => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, name, value) {
      if (name.length + value.length > free) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, value);
    });
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const uncaught = vi.fn((event: Event) => event.preventDefault());
    addEventListener("error", uncaught);
    const answers = [refuse(503, "unavailable"), () => made];
    const { user, visited, made: sent } = open("Hotel", { createBooking: () => answers.shift()?.() });
    await fillHotel(user);
    await user.click(bookButton());
    await screen.findByRole("alert");
    await user.click(bookButton());
    await waitFor(() => expect(visited).toEqual(["/booking/7K2Q9XMP4TAB"]));
    expect(sent().map(({ key }) => key)).toEqual([sent()[0]?.key, sent()[0]?.key]);
    expect(log).toHaveBeenCalledWith("Some Problem With Session Storage Writing");
    expect(uncaught).not.toHaveBeenCalled();
    removeEventListener("error", uncaught);
  });

  it("[BOOK-06] two presses make one call", async () => {
    const { user, made: sent } = open("Hotel");
    await fillHotel(user);
    await user.dblClick(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("[PRICE-04] [ROUTE-10] sends the quote and no price, and names the list of bookings as the order page", async () => {
    const { user, made: sent } = open("Hotel", { createBooking: () => made });
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const input = sent()[0]?.input as CreateBookingInput;
    expect(input.quote_id).toBe("q_7h2kd93mfa");
    expect(input.booking?.orderUrl).toBe("/bookings/");
    expect(JSON.stringify(input)).not.toMatch(/1176000|amount|total/);
    expect(sent()[0]?.key).toBe(input.idempotency_key);
  });

  it("[BOOK-04] a failure says that no money has moved, keeps the form and reports it without personal data", async () => {
    const { user, calls } = open("Hotel", { createBooking: refuse(500, "internal") });
    await fillHotel(user);
    await user.click(bookButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("something went wrong");
    expect(alert.textContent).toContain("No money has moved");
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha");
    const event = JSON.stringify(calls.find(({ id }) => id === "eventLog")?.input);
    expect(event).toContain("booking_failed");
    expect(event).not.toContain("Asha");
    cleanup();
    open("Hotel");
    await waitFor(() => expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha"));
  });

  it("a failure is told to the app that shows the page, and to nobody else", () =>
    toldToApp(async (told) => {
      const { user, calls } = open("Hotel", { createBooking: refuse(500, "internal") });
      await fillHotel(user);
      await user.click(bookButton());
      await screen.findByRole("alert");
      expect(told).toMatchObject([{ name: "booking_failed", attributes: { code: "internal", status: 500 } }]);
      expect(calls.map(({ id }) => id)).not.toContain("eventLog");
    }));

  it("[BOOK-04] many bookings of others are said as such, with the minutes to wait and the way to other rooms", async () => {
    const { user } = open("Hotel", {
      createBooking: refuse(429, "rate_limited", { reason: "high_demand", retry_after: 125 }),
    });
    await fillHotel(user);
    await user.click(bookButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Very many of these rooms were booked just now");
    expect(alert.textContent).toContain("try again in 3 minutes");
    expect(alert.textContent).not.toMatch(/Too many tries/);
    expect(alert.textContent).toContain("No booking was made");
    expect(screen.getByRole("link", { name: "See other rooms and dates" })).toBeTruthy();
  });

  it("[BOOK-04] a wrong code is reported as invalid OTP", async () => {
    const { user, calls } = open("Hotel", { createBooking: refuse(422, "otp_invalid") });
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(JSON.stringify(calls)).toContain("invalid OTP"));
  });

  it("[BOOK-06] the same request is sent under the same number while no answer has come", async () => {
    const { user, made: sent } = open("Hotel", { createBooking: refuse(503, "unavailable") });
    await fillHotel(user);
    await user.click(bookButton());
    await screen.findByRole("alert");
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.key).toBe(sent()[1]?.key);
  });

  it("[BOOK-06] without a connection it says so at once and sends nothing, then or later", async () => {
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user, calls, made: sent } = open("Hotel", { createBooking: () => made });
    await fillHotel(user);
    await user.click(bookButton());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("You are offline");
    expect(alert.textContent).toContain("No booking was made");
    connection.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("You are offline")).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toEqual([]);
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("[BOOK-06] says that the connection went before anything is pressed, and falls silent when it is back", async () => {
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const { user } = open("Hotel");
    await fillHotel(user);
    const line = () => screen.queryByText(/^You are offline\. What you typed stays here/);
    expect(line()).toBeNull();
    connection.mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    await waitFor(() => expect(line()?.getAttribute("role")).toBe("status"));
    connection.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(line()).toBeNull());
  });

  it.each(["offline", "pagehide"])(
    "[BOOK-06] a request on its way is given up at %s, and only a press asks again, under the same number",
    async (type) => {
      const { user, made: sent } = open("Hotel");
      await fillHotel(user);
      await user.click(bookButton());
      await waitFor(() => expect(sent()).toHaveLength(1));
      dispatchEvent(new Event(type));
      expect((await screen.findByRole("alert")).textContent).toContain(
        "We do not know yet whether you are booked",
      );
      expect(sent()).toHaveLength(1);
      await user.click(bookButton());
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[0]?.key).toBe(sent()[1]?.key);
    },
  );

  it("[BOOK-06] a page that is left gives up the request it sent", async () => {
    const { user, unmount, made: sent } = open("Hotel");
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    expect(sent()[0]?.signal?.aborted).toBe(true);
  });

  it("[PRICE-04] a changed price shows old and new and has to be accepted before booking", async () => {
    const dearer = { ...quoteOf("Hotel"), quote_id: "q_new", total: 1_220_000 };
    const { user, made: sent } = open("Hotel", {
      createBooking: refuse(409, "price_changed", {
        old_total: 1_176_000,
        new_total: 1_220_000,
        quote_id: "q_new",
      }),
      quote: () => ({ quote: dearer }),
    });
    await fillHotel(user);
    await user.click(bookButton());
    const accept = await screen.findByRole("button", { name: "Continue with ₹12,200" });
    const change = accept.closest("[role]")?.textContent;
    expect(change).toContain("₹11,760");
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    await user.click(accept);
    await user.click(bookButton());
    await waitFor(() =>
      expect((sent().at(1)?.input as CreateBookingInput | undefined)?.quote_id).toBe("q_new"),
    );
  });

  it("[ERR-07] a room sold in the meantime leads back to the property with the same stay", async () => {
    const { user } = open("Hotel", { createBooking: refuse(409, "sold_out") });
    await fillHotel(user);
    await user.click(bookButton());
    const back = await screen.findByRole("link", { name: "See other rooms and dates" });
    expect(back.getAttribute("href")).toMatch(
      /^\/1204\/\?checkin=18\/12\/2026&checkout=20\/12\/2026&selected_rcid=\d+&rooms_config=1-2_0_0_0$/,
    );
  });

  it("says in words that the booking is being made while a slow line carries it", async () => {
    const { user } = open("Hotel");
    await fillHotel(user);
    await user.click(bookButton());
    const words = await screen.findByText("Your booking is being made …");
    expect(words.closest('[role="status"]')).toBeTruthy();
    expect(words.closest(".visually-hidden")).toBeNull();
  });

  it("[ERR-07] a booking that exists already is shown instead of made again", async () => {
    const { user } = open("Hotel", {
      createBooking: refuse(409, "duplicate_request", { booking_id: "7K2Q9XMP4TAB" }),
    });
    await fillHotel(user);
    await user.click(bookButton());
    const link = await screen.findByRole("link", { name: "See your booking" });
    expect(link.getAttribute("href")).toBe("/booking/7K2Q9XMP4TAB");
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });

  it("[ERR-07] a price that is another session's since is asked for again, and nothing else", async () => {
    const { user } = open("Hotel", {
      createBooking: refuse(404, "not_found"),
      createQuote: () => ({ quote: { ...quoteOf("Hotel"), quote_id: "q_again" } }),
    });
    await fillHotel(user);
    await user.click(bookButton());
    expect(await screen.findAllByText(/This price has expired/)).toBeTruthy();
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    const [again] = screen.getAllByRole("button", { name: "Refresh price" });
    await user.click(again as HTMLElement);
    await waitFor(() => expect((bookButton() as HTMLButtonElement).disabled).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha");
  });
});

describe("Checkout popup of a failure", () => {
  const withPopup = { modals: { bookingError: { title: "It did not work" } } };
  const opened = (visited: readonly string[]) =>
    visited.filter((href) => new URL(href, location.href).searchParams.get("modal") === "bookingError");

  async function fail(failure: () => Promise<never>, page: object = withPopup) {
    const shown = open("Hotel", { createBooking: failure }, page);
    await fillHotel(shown.user);
    await shown.user.click(bookButton());
    await waitFor(() => expect(JSON.stringify(shown.calls)).toContain("booking_failed"));
    return shown;
  }

  it.each([
    [409, "sold_out"],
    [422, "restriction_refused"],
    [409, "duplicate_request"],
    [429, "rate_limited"],
    [403, "forbidden"],
    [500, "internal"],
    [502, "unavailable"],
  ])("[BOOK-04] %i %s opens it, and the notice stays without being announced too", async (status, code) => {
    const { visited, queryClient } = await fail(refuse(status, code));
    expect(opened(visited)).toHaveLength(1);
    expect(toldFailure(queryClient)?.failure.code).toBe(code);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(/no money has moved/i)).toBeTruthy();
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha");
  });

  it.each([
    [409, "price_changed"],
    [409, "quote_expired"],
    [409, "hold_expired"],
    [404, "not_found"],
    [422, "validation_failed"],
    [0, "unavailable"],
  ])("[BOOK-04] %i %s is said in the page alone", async (status, code) => {
    const { visited, queryClient } = await fail(refuse(status, code));
    expect(await screen.findAllByRole("alert")).toBeTruthy();
    expect(visited).toEqual([]);
    expect(toldFailure(queryClient)).toBeUndefined();
  });

  it("where a site has no such popup the page says it, announced", async () => {
    const { visited } = await fail(refuse(409, "sold_out"), { modals: {} });
    expect(screen.getByRole("alert").textContent).toContain("No booking was made");
    expect(visited).toEqual([]);
  });

  it("puts nothing of the failure into the address, and keeps what stands there", async () => {
    history.replaceState(null, "", "/checkout?hotel_id=1204&quote=q_1");
    const { visited } = await fail(refuse(409, "sold_out", { night: "2026-12-18" }));
    expect(opened(visited).map((href) => new URL(href).search)).toEqual([
      "?hotel_id=1204&quote=q_1&modal=bookingError",
    ]);
    history.replaceState(null, "", "/");
  });

  it("a page that is left takes its failure with it", async () => {
    const { queryClient, unmount } = await fail(refuse(409, "sold_out"));
    unmount();
    expect(toldFailure(queryClient)).toBeUndefined();
  });
});
