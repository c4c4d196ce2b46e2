import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallFailure } from "#renderer";
import { ERROR_CODES, ERROR_STATUS } from "../../domain/shell/error-codes.ts";
import { ClosePopupContext } from "../../renderer/view/use-close-popup.ts";
import { type ToldFailure, tellFailure } from "../shared/quote/told-failure.ts";
import { renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { BookingError } from "./booking-error.tsx";

afterEach(cleanup);

const backHref = "/1204/?checkin=18/12/2026&checkout=20/12/2026";

/** The popup after the checkout told it of a failure, or of none. */
function open(told?: ToldFailure) {
  const closed = vi.fn();
  const View: typeof BookingError = (props) => (
    <ClosePopupContext.Provider value={closed}>
      <BookingError {...props} />
    </ClosePopupContext.Provider>
  );
  const shown = renderWidget(View, { before: (shared) => tellFailure(shared, told) });
  return { ...shown, closed, user: userEvent.setup() };
}

function openFor(status: number, code: string, details = {}) {
  return open({ failure: new CallFailure(status, { code, message: `raw ${code}`, details }), backHref });
}

const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("BookingError", () => {
  it("[BOOK-04] says why, that no money has moved, and where other rooms are", async () => {
    const { container, visited, user } = openFor(409, "sold_out");
    const popup = screen.getByRole("region", { name: /Someone else has just booked the last room/ });
    expect(popup.textContent).toContain("No booking was made and no money has moved.");
    expect(links()).toEqual([["See other rooms and dates", backHref]]);
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole("link"));
    expect(visited).toEqual([backHref]);
  });

  it.each([
    ["restriction_refused", 422, {}, [["Back to the property", backHref]]],
    [
      "duplicate_request",
      409,
      { booking_id: "7K2Q9XMP4TAB" },
      [["See your booking", "/booking/7K2Q9XMP4TAB"]],
    ],
    ["duplicate_request", 409, {}, []],
    ["rate_limited", 429, { retry_after: 30 }, []],
    ["internal", 500, {}, []],
  ])("[ERR-07] %s (%i) has its one way on", (code, status, details, expected) => {
    openFor(status, code, details);
    expect(links()).toEqual(expected);
  });

  it("[ERR-07] says of a stay that was booked in another tab that it is booked, not that it is being", () => {
    openFor(409, "duplicate_request", { booking_id: "7K2Q9XMP4TAB" });
    expect(screen.getByRole("region", { name: "This stay is booked already" })).toBeTruthy();
  });

  it.each(ERROR_CODES)("[ERR-07] %s is said in words, never as it was answered", async (code) => {
    const { container } = openFor(ERROR_STATUS[code], code, { retry_after: 30 });
    expect(container.textContent).not.toContain("raw");
    expect(container.textContent).not.toContain(code);
    expect(container.textContent).toMatch(/no money has moved/i);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("after an answer that leaves the outcome open it does not say that nothing was booked", () => {
    for (const [status, code] of [
      [503, "unavailable"],
      [409, "duplicate_request"],
    ] as const) {
      const { container } = openFor(status, code);
      expect(container.textContent).toContain("No money has moved: you pay at the property.");
      expect(container.textContent).not.toContain("No booking was made");
      cleanup();
    }
  });

  it("[MODAL-01] goes back to the details, with the button or the cross", async () => {
    const { closed, user, visited } = openFor(429, "rate_limited", { retry_after: 30 });
    expect(screen.getByText("You can try again in 30 seconds.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back to your details" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalledTimes(2);
    expect(visited).toEqual([]);
  });

  it("[MODAL-03] gives the focus to the reason and not to the button that closes it", () => {
    openFor(409, "sold_out");
    expect(screen.getByRole("region").hasAttribute("autofocus")).toBe(true);
  });

  it("opened without a failure it stays calm and leads to the bookings", async () => {
    const { container, closed, user } = open();
    expect(screen.getByRole("heading", { name: "About your booking" })).toBeTruthy();
    expect(links()).toEqual([["My bookings", "/my-booking"]]);
    expect(screen.queryByText("Back to your details")).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getAllByRole("button", { name: "Close" })[1] as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });
});
