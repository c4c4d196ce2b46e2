import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { BookingDetail as Booking } from "#schemas/generated/api/booking.ts";
import { start as startSharing } from "../share-button/share-button.script.ts";
import { ShareButton } from "../share-button/share-button.tsx";
import { buildPage } from "../shared/testing/build-page.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { BookingDetail } from "./booking-detail.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
});

const example = (title: string) => exampleOf(manifest, title);
const bookingOf = (title: string) => (example(title).data as { detail: { booking: Booking } }).detail.booking;
const show = (title: string, change: Partial<Booking> = {}) =>
  renderWidget(BookingDetail, {
    ...example(title),
    data: { detail: { booking: { ...bookingOf(title), ...change } } },
    slots: { lookup: <p>lookup form</p> },
  });
const part = (name: string) => within(screen.getByRole("region", { name }));

describe("BookingDetail", () => {
  it("[BDET-05] shows status, hotel, stay, guests, price lines, paid and due", () => {
    show("Later");
    expect(screen.getByText("Confirmed")).toBeTruthy();
    expect(part("Your stay").getByText("Courtyard Room")).toBeTruthy();
    expect(part("Your stay").getByText("Fri, 18 Dec")).toBeTruthy();
    expect(part("Guests").getByText("2 adults, 1 child")).toBeTruthy();
    expect(part("Price and payment").getByText("Taxes").closest("div")?.textContent).toBe("Taxes₹1,260");
    expect(part("Price and payment").getByText("Paid").nextSibling?.textContent).toBe("₹0");
    expect(part("Price and payment").getByText("To pay at the property").nextSibling?.textContent).toBe(
      "₹11,760",
    );
  });

  it("names the meals of the stay with who eats them, and those that are cancelled", () => {
    const meal = (category_code: string, name: string, status: "Confirmed" | "Cancelled") => ({
      category_code,
      name,
      guest_count: 2,
      meal_booking_id: `m_${category_code}`,
      status,
      ...(status === "Confirmed" ? { amount: 224_000 } : {}),
    });
    show("Later", {
      meals: [meal("breakfast", "Breakfast", "Confirmed"), meal("dinner", "Dinner", "Cancelled")],
    });
    const lines = within(part("Your stay").getByRole("list", { name: "Meals" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Breakfast 2 guests Confirmed₹2,240",
      "Dinner Cancelled",
    ]);
    cleanup();
    show("Later");
    expect(screen.queryByRole("list", { name: "Meals" })).toBeNull();
  });

  it("[MEAL-02] offers to change the meals while that can be done, and to add some where there are none", () => {
    const dinner = {
      category_code: "dinner",
      name: "Dinner",
      price: 67_200,
      included: false,
      guest_count: 0,
      amount: 0,
    };
    const modals = {
      bookingMeals: {
        layout: "sheet",
        height: "tall",
        reopenOnLoad: false,
        title: "Meals",
      },
    } as const;
    const shown = (change: NonNullable<Booking["services"]>["change"], meals?: Booking["meals"]) => {
      cleanup();
      renderWidget(BookingDetail, {
        data: {
          detail: {
            booking: {
              ...bookingOf("Later"),
              services: { change, meals: [dinner] },
              ...(meals ? { meals } : {}),
            },
          },
        },
        page: { modals },
      });
      return screen.queryByRole("button", { name: /meals/ });
    };
    const booked = { ...dinner, meal_booking_id: "m1", guest_count: 1, status: "Confirmed" } as const;
    expect(shown("open")?.textContent).toBe("Add meals");
    expect(shown("add_only", [booked])?.textContent).toBe("Change meals");
    expect(shown("open", [{ ...booked, status: "Cancelled" }])?.dataset.modal).toBe("bookingMeals");
    for (const change of ["masked", "closed", "started", "paid"] as const) expect(shown(change)).toBeNull();
  });

  it("[HOTEL-04] says the rules of the house as they were agreed, apart from what might turn the guest away", () => {
    const { hotel } = bookingOf("Later");
    const restrictions = [
      { code: "minimum_age", name: "Minimum age of the main guest: 25", value: 25 },
      { code: "no_smoking", name: "No smoking inside" },
      { code: "adults_only", name: "Adults only" },
    ];
    show("Later", { hotel: { ...hotel, restrictions }, deposit: 15_000 });
    expect(
      part("You may be refused if …")
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["The guest who checks in is younger than 25"]);
    expect(part("House rules").getByText("Adults only")).toBeTruthy();
    const deposit = part("Price and payment").getByText("Deposit, returned after the stay").closest("div");
    expect(deposit?.textContent).toContain("₹150");
  });

  it("[BOOK-03] [ROUTE-07] says so first right after the booking was made, and only then", () => {
    show("Just booked");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "You are booked at Solvanta Lamplight Court",
    );
    cleanup();
    show("Later");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Solvanta Lamplight Court");
  });

  it("[BDET-05] shows no action that is not allowed", () => {
    show("Cancelled");
    expect(screen.queryByText(/To change or cancel/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
    cleanup();
    show("Later");
    expect(screen.getByText(/To change your booking/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Cancel booking" })).toBeTruthy();
  });

  it("offers to cancel where the status allows it and the server has said what that costs", () => {
    const link = () => screen.queryByRole("link", { name: "Cancel booking" });
    const { permissions } = bookingOf("Later");
    const modal = {
      layout: "sheet",
      height: "tall",
      reopenOnLoad: true,
      title: "Cancel",
    } as const;
    renderWidget(BookingDetail, { ...example("Later"), page: { modals: { bookingCancellation: modal } } });
    expect([link()?.getAttribute("href"), link()?.dataset.modal]).toEqual([
      "/booking/SW7K2Q9XMPLT4/cancel",
      "bookingCancellationReasons",
    ]);
    cleanup();
    show("Later", { permissions: { ...permissions, cancellable: false } });
    expect(link()).toBeNull();
    cleanup();
    show("Later", { cancellation_offer: undefined });
    expect([link(), screen.getByText(/To change or cancel/) !== null]).toEqual([null, true]);
    cleanup();
    show("Opened with id and phone");
    expect(link()).toBeNull();
    expect(screen.getByRole("link", { name: "Log in with a code" }).getAttribute("href")).toBe(
      "/login?retUrl=%2Fbooking%2FSW7K2Q9XMPLT4",
    );
  });

  it("shows who cancelled a booking, when and why, what that cost and what is still to be paid", () => {
    show("Cancelled here");
    expect(screen.getByText("Cancelled")).toBeTruthy();
    expect(screen.getByText("Cancelled by the guest on 17 Dec 2026")).toBeTruthy();
    expect(screen.getByText("Reason: My plans have changed")).toBeTruthy();
    expect(screen.getByText("Our train does not run.")).toBeTruthy();
    const money = part("Price and payment");
    expect(money.getByText("Cancellation charge").nextSibling?.textContent).toBe("₹5,880");
    expect(money.getByText(/The property charges you ₹5,880/)).toBeTruthy();
    expect(money.queryByText("Nothing more is charged for this booking.")).toBeNull();
    expect(screen.queryByRole("link", { name: "Cancel booking" })).toBeNull();
  });

  it("[BDET-05] of a stay that has ended offers nothing that lay ahead of it", () => {
    const ahead = () => [
      screen.queryByRole("link", { name: "Add to calendar" }),
      screen.queryByRole("region", { name: "If you cancel" }),
      screen.queryByText(/to be paid at check-in/),
    ];
    show("Later");
    expect(ahead()).not.toContain(null);
    for (const [display_status, status_key] of [
      ["checked-out", 2],
      ["completed", 20],
    ] as const) {
      cleanup();
      show("Later", { display_status, status_key });
      expect(ahead(), display_status).toEqual([null, null, null]);
      expect(part("Price and payment").getByText("Paid")).toBeTruthy();
    }
  });

  it("[BSTAT-03] a held booking names the moment its hold ends in the property's time", () => {
    show("Later", { status_key: 7, hold_expires_at: "2026-11-20T08:14:31Z" });
    expect(screen.getByText(/Held for you until Fri, 20 Nov, 1:44\sPM\./)).toBeTruthy();
  });

  it("[BSTAT-02] a cancelled booking says that nothing more is charged", () => {
    show("Cancelled");
    expect(part("Price and payment").getByText("Nothing more is charged for this booking.")).toBeTruthy();
  });

  it("[BDET-02] a visitor with only number and phone sees masked guests and is told why", () => {
    show("Opened with id and phone");
    expect(part("Guests").getByText("A••• M•••")).toBeTruthy();
    expect(screen.getByText(/some details are hidden/)).toBeTruthy();
    expect(screen.queryByText("A quiet room, please.")).toBeNull();
  });

  it("[BDET-06] an unknown booking and one of somebody else read the same, with the form to open it", () => {
    renderWidget(BookingDetail, { ...example("No such booking"), slots: { lookup: <p>lookup form</p> } });
    const unknown = document.body.textContent;
    cleanup();
    const denied = { detail: { statusCode: 403, code: "forbidden", message: "Not yours." } };
    renderWidget(BookingDetail, {
      ...example("No such booking"),
      errors: denied,
      slots: { lookup: <p>lookup form</p> },
    });
    expect(document.body.textContent).toBe(unknown);
    expect(unknown).toContain("lookup form");
  });

  it("[BDET-06] [STATE-02] a failure to read it offers to try again", () => {
    renderWidget(BookingDetail, example("Could not be read"));
    expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  });

  describe("passed on", () => {
    const share = (what: "booking" | "photos") => (
      <div data-script="share-button">
        <ShareButton
          id={what}
          props={{ what, wide: true, compact: false }}
          data={{}}
          errors={{}}
          slots={{}}
        />
      </div>
    );
    const showShared = (page = {}) => {
      const { data, props } = example("Later");
      const secret = { token: "SECRET", phone: "9820012345", coupon: "LAMP" };
      const slots = { share: share("booking"), sharePhotos: share("photos") };
      renderWidget(BookingDetail, { data, props, slots, page: { query: secret, ...page } });
      for (const place of document.querySelectorAll<HTMLElement>("[data-script]"))
        startSharing(place, buildPage());
    };
    const sharedBy = async (name: string) => {
      const user = userEvent.setup();
      const given: ShareData[] = [];
      Object.assign(navigator, { share: async (parts: ShareData) => void given.push(parts) });
      showShared();
      await user.click(screen.getByRole("button", { name }));
      return given;
    };

    it("[BDET-10] shares the booking and the photos through the device, and neither has a token, a number or a phone", async () => {
      const booking = bookingOf("Later");
      expect(await sharedBy("Share this booking")).toEqual([
        {
          title: "Stay at Solvanta Lamplight Court",
          text: `Stay at Solvanta Lamplight Court\nFri, 18 Dec – Sun, 20 Dec\n${booking.hotel.address}`,
          url: `${window.location.origin}/1204/`,
        },
      ]);
      cleanup();
      const photos = await sharedBy("Share the photos");
      expect(photos[0]).toMatchObject({ url: `${window.location.origin}/1204/` });
      const everything =
        JSON.stringify(photos) + document.body.innerHTML.match(/data-share="[^"]*"/g)?.join();
      for (const secret of ["SECRET", "9820012345", "LAMP", booking.booking_no, booking.id])
        expect(everything).not.toContain(secret);
    });

    it("[BDET-10] copies what is shared where the device cannot pass it on", async () => {
      const user = userEvent.setup();
      showShared();
      await user.click(screen.getByRole("button", { name: "Share this booking" }));
      expect(await navigator.clipboard.readText()).toMatch(/^Stay at Solvanta .*\/1204\/$/s);
      await waitFor(() => expect(screen.getByText("Copied. Paste it wherever you like.")).toBeTruthy());
    });

    it("[BDET-10] offers sharing, calls and directions outside a web view or a partner's pages, and none of them inside", () => {
      const offered = () => [
        ...screen.queryAllByRole("button", { name: /^Share/ }),
        ...screen.queryAllByRole("link", { name: /Directions|^\+?[\d ]{8,}$/ }),
      ];
      showShared();
      expect(offered().map(({ textContent }) => textContent)).toEqual([
        "Share this booking",
        "Share the photos",
        expect.stringMatching(/\d{4}/),
        expect.stringContaining("Directions"),
        expect.stringMatching(/\d{4}/),
      ]);
      cleanup();
      showShared({ hidden: ["callButtons", "shareBooking", "sharePhotos", "directions"] });
      expect(offered()).toEqual([]);
    });
  });
});
