import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { BookingDetail } from "../../widgets/booking-detail/booking-detail.tsx";
import bookingDetail from "../../widgets/booking-detail/widget.json" with { type: "json" };
import { bookButton, fillHotel, open, refuse } from "../../widgets/checkout/testing/open-checkout.tsx";
import { ReviewsPopup } from "../../widgets/property-popup/reviews/reviews-popup.tsx";
import { mountIsland } from "../../widgets/search-box/testing/mount-search-box.tsx";
import { exampleOf, renderWidget } from "../../widgets/shared/testing/render-widget.tsx";
import { SoldOutPanel } from "../../widgets/sold-out-panel/sold-out-panel.tsx";
import soldOutPanel from "../../widgets/sold-out-panel/widget.json" with { type: "json" };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const failures: readonly { what: string; says: RegExp; fail: () => unknown; next: () => unknown }[] = [
  {
    what: "[SRCH-05] no destination",
    says: /^Please enter your destination$/,
    async fail() {
      await mountIsland("search-box", { props: { variant: "hero", hint: "search.hint", nearMe: true } });
      await userEvent.click(screen.getByRole("button", { name: "Search" }));
    },
    next: () => screen.getByRole("combobox"),
  },
  {
    what: "[HOTEL-10] no room categories",
    says: /room categories are empty/,
    fail() {
      const empty = exampleOf(soldOutPanel, "No room categories");
      const { similar } = exampleOf(soldOutPanel, "Sold out with other dates").data as { similar: unknown };
      renderWidget(SoldOutPanel, { ...empty, data: { ...empty.data, similar } });
    },
    next: () => screen.getByRole("link", { name: "Solvanta Tank Bund House" }),
  },
  {
    what: "[BOOK-04] a booking that could not be made",
    says: /something went wrong/,
    async fail() {
      const { user, calls } = open("Hotel", { createBooking: refuse(500, "internal") });
      await fillHotel(user);
      await user.click(bookButton());
      await waitFor(() => expect(calls.map(({ id }) => id)).toContain("eventLog"));
    },
    next: () => expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha"),
  },
  {
    what: "[COUP-03] a coupon that does not apply",
    says: /^This code does not apply to this stay\.$/,
    async fail() {
      const { user } = open("Hotel", {
        validateCoupon: () => ({ coupon_code: "NOPE99", valid: false }),
      });
      await user.click(screen.getByRole("button", { name: "Add a coupon" }));
      await user.type(await screen.findByLabelText("Coupon code"), "NOPE99");
      await user.click(screen.getByRole("button", { name: "Apply" }));
    },
    next: () => expect((screen.getByLabelText("Coupon code") as HTMLInputElement).value).toBe("NOPE99"),
  },
  {
    what: "[BDET-06] a booking that could not be read",
    says: /something went wrong|could not be/i,
    fail: () => renderWidget(BookingDetail, exampleOf(bookingDetail, "Could not be read")),
    next: () => screen.getByRole("link", { name: "Try again" }),
  },
  {
    what: "[HOTEL-15] reviews that could not be read",
    says: /The reviews could not be loaded/,
    fail: () => renderWidget(ReviewsPopup as never, { caller: () => Promise.reject(new Error("no answer")) }),
    next: () => screen.getByRole("button", { name: "Try again" }),
  },
];

it.each(failures)("$what is said, with a way on", async ({ says, fail, next }) => {
  await fail();
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  next();
});
