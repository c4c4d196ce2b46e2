import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { CallFailure } from "#renderer";
import type { ShiftBookingInput } from "#schemas/generated/api/upgrade.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { BookingUpgrade } from "./booking-upgrade.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const MOVED = (exampleOf(manifest, "Moved").data as { readonly info: object }).info;

function show(title: string, answer: () => unknown = () => ({ shiftingInitiated: true })) {
  const sent: ShiftBookingInput[] = [];
  const told: unknown[] = [];
  const hear = ({ detail }: DocumentEventMap["staywright:shifted"]) => told.push(detail);
  document.addEventListener("staywright:shifted", hear);
  const { page, ...example } = exampleOf(manifest, title);
  const shown = renderWidget(BookingUpgrade, {
    ...example,
    page: { ...page, route: { params: { bookingId: "SW7K2Q9XMPLT4" } } as never },
    caller: async (operation, input) => {
      if (operation === "upgradeInfo") return MOVED;
      sent.push(input as ShiftBookingInput);
      return answer();
    },
  });
  return { ...shown, sent, told, user: userEvent.setup() };
}

describe("BookingUpgrade", () => {
  it("is a plain form of its page for each room, with all that the call needs", async () => {
    const { container } = show("Two better rooms");
    const forms = [...container.querySelectorAll("form")];
    expect(forms.map((form) => [form.method, new URL(form.action).pathname])).toEqual([
      ["post", "/upgrade-booking/SW7K2Q9XMPLT4"],
      ["post", "/upgrade-booking/SW7K2Q9XMPLT4"],
    ]);
    expect(Object.fromEntries(new FormData(forms[1]))).toEqual({
      step: "shift",
      room_category_id: "12043",
      offer_version: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [, suite] = screen.getAllByRole("listitem").filter((item) => item.querySelector("form"));
    const text = within(suite as HTMLElement);
    expect(text.getByText(/^₹4,040 more\. You pay ₹15,800 at the property/)).toBeTruthy();
    expect(text.getByText("Included: Breakfast")).toBeTruthy();
    expect(text.getByText(/without: Dinner/)).toBeTruthy();
    const button = text.getByRole("button", { name: "Upgrade for ₹15,800 in all: Corner suite" });
    // One press commits nobody to more money: the first one says what follows.
    expect(button.closest("details")?.open).toBe(false);
    expect(text.getByText(/moves to this room at once/)).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  it("moves the booking once by two presses, says so, and tells whoever counts", async () => {
    const { user, sent, told } = show("Two better rooms");
    await user.dblClick(screen.getByRole("button", { name: /Garden room/ }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("is for Garden room now"));
    expect(sent).toEqual([
      {
        booking_id: "SW7K2Q9XMPLT4",
        room_category_id: 12042,
        offer_version: expect.any(String),
        idempotency_key: expect.any(String),
      },
    ]);
    expect(told).toEqual([{ hotel: 1204, outcome: "done" }]);
  });

  it("says at the room why the booking was not moved there, and tells that too", async () => {
    const { user, told } = show("Two better rooms", () => {
      throw new CallFailure(409, { code: "price_changed", message: "" });
    });
    await user.click(screen.getByRole("button", { name: /Corner suite/ }));
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("nothing was moved");
    expect(said.closest("form")?.textContent).toContain("Upgrade for");
    expect(told).toEqual([{ hotel: 1204, outcome: "failed" }]);
  });

  it("keeps its key while no answer comes, and says that nobody knows", async () => {
    const { user, sent, told } = show("Two better rooms", () => {
      throw new CallFailure(0);
    });
    await user.click(screen.getByRole("button", { name: /Garden room/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("never moved twice");
    await user.click(screen.getByRole("button", { name: /Garden room/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(told).toEqual([]);
  });

  it("says after a plain form what became of it, at the room or above where that is gone", () => {
    show("The price has changed");
    expect(screen.getByRole("alert").closest("form")).toBeTruthy();
    cleanup();
    show("The room is gone");
    expect(screen.getByRole("alert").textContent).toContain("has just been taken");
    expect(screen.getByRole("alert").closest("form")).toBeNull();
    cleanup();
    show("Moved");
    expect(screen.getByText(/^Your booking is for Garden room now/)).toBeTruthy();
  });

  it("offers no form where there is nothing better, the booking cannot be moved, or is not there", () => {
    show("Nothing better");
    expect(screen.getByText("Nothing better right now")).toBeTruthy();
    cleanup();
    for (const access of ["masked", "cancelled", "over", "started", "paid", "closed"]) {
      const { container } = show(`Not here: ${access}`);
      expect([container.querySelector("form"), container.querySelector("h1")?.textContent]).toEqual([
        null,
        "Upgrade your room",
      ]);
      cleanup();
    }
    show("No such booking");
    expect(screen.getByText("We cannot show this booking")).toBeTruthy();
  });
});
