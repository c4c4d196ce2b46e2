import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallFailure, NOT_SENT } from "#renderer";
import type { BookingDetail, BookingOffer, UpdateBookingInput } from "#schemas/generated/api/booking.ts";
import detail from "../../booking-detail/widget.json" with { type: "json" };
import { exampleOf, renderWidget } from "../../shared/testing/render-widget.tsx";
import { axeViolations } from "../../ui/testing/axe-violations.ts";
import { BookingMeals } from "./booking-meals.tsx";

afterEach(cleanup);

const { booking: example } = (exampleOf(detail, "Later").data as { detail: { booking: BookingDetail } })
  .detail;
const breakfast = {
  category_code: "breakfast",
  name: "Breakfast",
  price: 28_000,
  included: false,
  guest_count: 2,
  // Agreed when a breakfast cost less.
  amount: 2 * 2 * 25_000,
};
const dinner = {
  category_code: "dinner",
  name: "Dinner",
  price: 67_200,
  included: false,
  guest_count: 0,
  amount: 0,
};
const OPEN: BookingOffer = { change: "open", quotation_id: "q_before", meals: [breakfast, dinner] };

function show(services: BookingOffer | undefined = OPEN, answers: readonly (object | Error)[] = []) {
  history.replaceState(null, "", "/booking/SW7K2Q9XMPLT4?modal=bookingMeals");
  let booking: BookingDetail = { ...example, services };
  const sent: { input: UpdateBookingInput; key: string | undefined }[] = [];
  const left = [...answers];
  const shown = renderWidget(BookingMeals, {
    page: { route: { params: { bookingId: example.id } } as never },
    caller: async (id, input, options) => {
      if (id === "bookingDetail") return { booking };
      sent.push({ input, key: options?.idempotencyKey });
      const answer = left.shift() ?? {
        booking_id: example.id,
        currency_code: "INR",
        final_amount: 1,
        payable_amount: 1,
        meals: [],
      };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const becomes = (change: Partial<BookingDetail>) => {
    booking = { ...booking, ...change };
  };
  return { ...shown, sent, becomes, user: userEvent.setup() };
}
/** What is told below the meal that costs so much. */
const hintWith = (sum: string) => screen.getByText(sum).parentElement?.textContent;
const meal = (name: string) => screen.findByRole("spinbutton", { name });
const amount = (term: string) => screen.getByText(term).nextSibling?.textContent;
const confirm = () => screen.getByRole("button", { name: "Confirm the change" });
const more = (name: string) => screen.getByRole("button", { name: `One guest more: ${name}`, hidden: true });
const fewer = (name: string) =>
  screen.getByRole("button", { name: `One guest fewer: ${name}`, hidden: true });

describe("BookingMeals", () => {
  it("[MEAL-02] starts from what is booked, shows the total with the guest's choice, and has it changed at that total", async () => {
    const { user, sent, visited, container } = show();
    expect((await meal("Breakfast")).getAttribute("aria-valuenow")).toBe("2");
    expect(hintWith("₹1,000")).toBe("₹250 per guest and night ₹1,000");
    expect(confirm().getAttribute("aria-disabled")).toBe("true");
    await user.click(confirm());
    expect(sent).toEqual([]);
    await user.click(more("Dinner"));
    expect([amount("Total now"), amount("New total")]).toEqual(["₹11,760", "₹13,104"]);
    expect(screen.getByText(/₹1,344 more\. You pay ₹13,104 at the property/)).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
    // A meal for another count is sold at today's price.
    await user.click(fewer("Breakfast"));
    expect(amount("New total")).toBe("₹12,664");
    await user.click(confirm());
    await waitFor(() => expect(visited).toEqual(["/booking/SW7K2Q9XMPLT4"]));
    expect(sent[0]?.input).toEqual({
      invoice_no: example.id,
      idempotency_key: sent[0]?.key,
      booking: {
        services: {
          meals: [
            { category_code: "breakfast", guest_count: 1 },
            { category_code: "dinner", guest_count: 1 },
          ],
        },
        pricing: { total: 1_266_400 },
        quotation_id: "q_before",
      },
    });
  });

  it("[MEAL-02] keeps the choice through a lost connection and a lost answer, and asks again under the same key", async () => {
    const { user, sent } = show(OPEN, [new CallFailure(0, { code: NOT_SENT }), new CallFailure(0)]);
    await meal("Dinner");
    await user.click(more("Dinner"));
    await user.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
    await user.click(confirm());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No answer came"));
    expect((await meal("Dinner")).getAttribute("aria-valuenow")).toBe("1");
    await user.click(confirm());
    await waitFor(() => expect(sent.length).toBe(3));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("[MEAL-02] says at once that there is no connection, sends nothing then or later, and falls silent when there is one", async () => {
    const { user, sent } = show();
    await meal("Dinner");
    await user.click(more("Dinner"));
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
    connection.mockRestore();
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(sent).toEqual([]);
    await user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("[MEAL-02] shows a booking that another window has changed as it is now, with the choice still made", async () => {
    const changed = new CallFailure(409, { code: "price_changed", details: { reason: "booking_changed" } });
    const { user, sent, becomes } = show(OPEN, [changed]);
    await meal("Dinner");
    await user.click(more("Dinner"));
    becomes({
      final_amount: 1_076_000,
      services: {
        ...OPEN,
        quotation_id: "q_after",
        meals: [{ ...breakfast, guest_count: 0, amount: 0 }, dinner],
      },
    });
    await user.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain("changed in the meantime");
    expect((await meal("Breakfast")).getAttribute("aria-valuenow")).toBe("0");
    expect([amount("Total now"), amount("New total")]).toEqual(["₹10,760", "₹12,104"]);
    await user.click(confirm());
    await waitFor(() => expect(sent.length).toBe(2));
    expect(sent[1]?.input.booking).toEqual({
      services: { meals: [{ category_code: "dinner", guest_count: 1 }] },
      pricing: { total: 1_210_400 },
      quotation_id: "q_after",
    });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it.each([
    ["price_changed", {}, "A price has changed"],
    ["restriction_refused", { details: { reason: "not_refundable" } }, "meals can no longer be taken off"],
    [
      "validation_failed",
      { fields: [{ field: "booking.services.meals.0.category_code", code: "not-offered", message: "" }] },
      "no longer sold",
    ],
  ])(
    "says plainly why a change was refused (%s), and that nothing was changed",
    async (code, body, words) => {
      const { user } = show(OPEN, [new CallFailure(422, { code, ...body })]);
      await meal("Dinner");
      await user.click(more("Dinner"));
      await user.click(confirm());
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(words);
      expect(alert.textContent).toMatch(/nothing was changed/i);
    },
  );

  it("[MEAL-02] takes nothing off once cancelling costs something; one that is no longer sold stays or goes whole", async () => {
    const { user } = show({ ...OPEN, change: "add_only" });
    expect((await meal("Breakfast")).getAttribute("aria-valuemin")).toBe("2");
    expect(screen.getByText(/Free cancellation is over/)).toBeTruthy();
    cleanup();
    show({ ...OPEN, change: "add_only", meals: [dinner] });
    await meal("Dinner");
    // Nothing is booked that could be taken off.
    expect(screen.queryByText(/Free cancellation is over/)).toBeNull();
    cleanup();
    const { price: _, ...unsold } = breakfast;
    show({ ...OPEN, meals: [unsold] });
    await meal("Breakfast");
    await user.click(fewer("Breakfast"));
    expect((await meal("Breakfast")).getAttribute("aria-valuenow")).toBe("0");
    expect(amount("New total")).toBe("₹10,760");
    await user.click(more("Breakfast"));
    expect((await meal("Breakfast")).getAttribute("aria-valuenow")).toBe("2");
  });

  it.each([
    ["closed", "This booking is over"],
    ["started", "The stay begins today"],
    ["paid", "This booking is paid"],
    ["masked", "use the link in your confirmation mail"],
  ] as const)("says why nothing can be changed (%s)", async (change, words) => {
    show({ change, meals: [breakfast] });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });
});
