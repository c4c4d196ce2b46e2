import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClosePopupContext } from "../../../renderer/view/use-close-popup.ts";
import { open as openCheckout, quoteOf } from "../../checkout/testing/open-checkout.tsx";
import { renderWidget } from "../../shared/testing/render-widget.tsx";
import { axeViolations } from "../../ui/testing/axe-violations.ts";
import { BookingSummary } from "./booking-summary.tsx";

afterEach(() => {
  cleanup();
  history.replaceState({}, "", "/");
});

const rooms = quoteOf("Three rooms that cannot be paid at the hotel");

/** The popup over a checkout whose address has a quote, or none; the first `failures` calls fail. */
function open({ quote = "q_1", failures = 0 } = {}) {
  const closed = vi.fn();
  const asked: unknown[] = [];
  history.replaceState({}, "", `/checkout?modal=bookingSummary${quote && `&quote=${quote}`}`);
  const View = (props: { readonly id: string }) => (
    <ClosePopupContext.Provider value={closed}>
      <BookingSummary {...props} />
    </ClosePopupContext.Provider>
  );
  const caller = async (id: string, input: unknown) => {
    asked.push([id, input]);
    if (asked.length <= failures) throw new Error("no answer");
    return { quote: rooms };
  };
  const shown = renderWidget(View as never, { caller: caller as never });
  return { ...shown, asked, closed, user: userEvent.setup() };
}

describe("BookingSummary", () => {
  it("shows all that is booked at the price of the address: place, dates, each room, every price line, and the terms", async () => {
    const { asked, container } = open();
    const popup = within(screen.getByRole("region", { name: "Your stay" }));
    await popup.findByText(rooms.hotel.name);
    expect(asked).toEqual([["quote", { quote_id: "q_1" }]]);
    for (const text of ["Fri, 18 Dec", "Room 3: 2 adults, 1 child, 1 infant"])
      expect(popup.getByText(text)).toBeTruthy();
    expect(popup.getAllByRole("term").length).toBeGreaterThan(
      rooms.price_lines.filter(({ included }) => !included).length,
    );
    expect(popup.getByText(/Free cancellation until/)).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  it("goes back to the form, and to other dates in place of the popup's own step", async () => {
    const { closed, visited, user } = open();
    await user.click(await screen.findByRole("link", { name: "Change dates or rooms" }));
    expect(visited).toHaveLength(1);
    expect(visited[0]).toMatch(/^\/.*1204\/\?checkin=18\/12\/2026.*#dates$/);
    await user.click(screen.getByRole("button", { name: "Back to your details" }));
    expect(closed).toHaveBeenCalledOnce();
  });

  it("can be tried again when the answer did not come", async () => {
    const { user } = open({ failures: 1 });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(rooms.hotel.name)).toBeTruthy();
  });

  it("closes where the address has no price", () => {
    const { closed, container } = open({ quote: "" });
    expect(container.textContent).toBe("");
    expect(closed).toHaveBeenCalledOnce();
  });

  it("opens from the checkout's form, where the site has it", () => {
    const opener = () => screen.queryByRole("button", { name: /^Your stay/ });
    openCheckout("Hotel", {}, { modals: { bookingSummary: {} } } as never);
    expect(opener()?.dataset.modal).toBe("bookingSummary");
    cleanup();
    openCheckout("Hotel");
    expect(opener()).toBeNull();
  });
});
