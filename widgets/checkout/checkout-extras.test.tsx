import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CallFailure } from "#renderer";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import type { CreateQuoteInput, Quote } from "#schemas/generated/api/quote.ts";
import {
  elementOf,
  exampleData,
  renderWidget as renderOnServer,
} from "../search-box/testing/example-page.tsx";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { Checkout } from "./checkout.tsx";
import { bookButton, fillHotel, made, open, quoteOf } from "./testing/open-checkout.tsx";
import manifest from "./widget.json" with { type: "json" };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/checkout");
});
afterEach(cleanup);

const plain = quoteOf("Hotel");
const line = (more: object) => ({ quantity: 1, payable: "with_booking", included: false, ...more });
/** Prices as the call makes them: each meal 672, the early check-in 1,120. */
function priced({ meals = [], early_checkin = false }: CreateQuoteInput): Quote {
  const chosen = meals.map((meal) => ({ ...meal, name: "Breakfast", amount: 67_200 * 2 * meal.guest_count }));
  const lines = [
    ...chosen.map(({ amount, ...meal }) =>
      line({ ...meal, bill_type: "meal", quantity: meal.guest_count * 2, amount }),
    ),
    ...(early_checkin ? [line({ bill_type: "early_checkin", name: "Early check-in", amount: 112_000 })] : []),
  ] as Quote["price_lines"];
  return {
    ...plain,
    quote_id: "q_with_extras",
    total: plain.total + lines.reduce((sum, { amount }) => sum + amount, 0),
    price_lines: [...plain.price_lines, ...lines],
    ...(chosen.length > 0 ? { meals: chosen } : {}),
    ...(early_checkin ? { early_checkin } : {}),
  };
}
const createQuote = ((input: CreateQuoteInput) => ({ quote: priced(input) })) as never;
/** A site that has the popup. */
const page = { modals: { mealSelector: { title: "Meals" } } };
const asked = (calls: ReturnType<typeof open>["calls"]) =>
  calls.filter(({ id }) => id === "createQuote").map(({ input }) => input as CreateQuoteInput);
const early = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Early check-in" });

describe("Checkout extras", () => {
  it("has nothing chosen beforehand, and opens the meals in a popup", async () => {
    open("Hotel", {}, page);
    expect(early().checked).toBe(false);
    const add = screen.getByRole("link", { name: "Add meals" });
    expect([add.dataset.modal, add.getAttribute("href")]).toEqual([
      "mealSelector",
      "/checkout?modal=mealSelector",
    ]);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it.each([
    ["breakfast.2", true],
    ["none", false],
  ])("is served with a button that books only the price in sight: meals=%s", async (meals, disabled) => {
    const { page: shown } = exampleOf(manifest, "Hotel");
    const query = { ...shown?.query, meals };
    const { html } = await renderOnServer("checkout", {
      site: "solvanta-in",
      data: exampleData("checkout", "Hotel"),
      query,
    });
    expect(
      elementOf(html).querySelector<HTMLButtonElement>("button[type=submit][class*=wide]")?.disabled,
    ).toBe(disabled);
  });

  it("says nothing of extras where none are sold", () => {
    open("Three rooms that cannot be paid at the hotel");
    expect(screen.queryByRole("heading", { name: "Extras" })).toBeNull();
  });

  it("adds an early check-in and meals of the address to the price, its lines, the address and the booking", async () => {
    const {
      user,
      calls,
      made: sent,
    } = open(
      "Hotel",
      { createQuote, createBooking: () => made },
      { ...page, query: { ...exampleOf(manifest, "Hotel").page?.query, meals: "breakfast.2" } },
    );
    expect(await screen.findByRole("link", { name: "Change meals" })).toBeTruthy();
    await user.click(early());
    expect(await screen.findByText("The total is now ₹15,568.")).toBeTruthy();
    expect(asked(calls).map(({ meals, early_checkin }) => [meals, early_checkin])).toEqual([
      [[{ category_code: "breakfast", guest_count: 2 }], false],
      [[{ category_code: "breakfast", guest_count: 2 }], true],
    ]);
    expect(screen.getByText("2 guests, 2 nights").closest("div")?.textContent).toContain("₹2,688");
    // What the guest asked for needs no word of theirs.
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    const address = new URL(location.href).searchParams;
    expect([address.get("meals"), address.get("early_checkin")]).toEqual(["breakfast.2", "true"]);
    await fillHotel(user);
    expect(bookButton().textContent).toContain("₹15,568");
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { quote_id, booking } = (sent()[0] as { input: CreateBookingInput }).input;
    expect([quote_id, booking?.services, booking?.additional_charge_info]).toEqual([
      "q_with_extras",
      { meals: [{ category_code: "breakfast", guest_count: 2 }] },
      { early_checkin: { selected: true } },
    ]);
  });

  it("[STATE-01] makes each change to the price that the one before it led to: a late answer to an older one takes nothing away", async () => {
    const answers: (() => void)[] = [];
    const { user, calls } = open("Hotel", {
      createQuote: ((input: CreateQuoteInput) =>
        new Promise((answer) => {
          const { coupon_code } = input;
          const coupon = coupon_code && { coupon_code, valid: true, discount: 100_000, automatic: false };
          answers.push(() => answer({ quote: { ...priced(input), ...(coupon && { coupon }) } }));
        })) as never,
      validateCoupon: () => ({ valid: true, coupon_code: "LAMP10" }),
    });
    await user.click(early());
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Add a coupon" }));
    await user.type(await screen.findByLabelText("Coupon code"), "lamp10");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(calls.some(({ id }) => id === "validateCoupon")).toBe(true));
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    answers[1]?.();
    expect(await screen.findByText("LAMP10 is applied")).toBeTruthy();
    await waitFor(() => expect((bookButton() as HTMLButtonElement).disabled).toBe(false));
    expect(early().checked).toBe(true);
    expect(asked(calls).map(({ coupon_code, early_checkin }) => [coupon_code, early_checkin])).toEqual([
      [undefined, true],
      ["LAMP10", true],
    ]);
  });

  it("asks once, and for the guests that stay, when the address has meals for more", async () => {
    const { calls } = open(
      "Hotel",
      {
        createQuote: ((input: CreateQuoteInput) => {
          if (input.meals?.some(({ guest_count }) => guest_count > 2)) throw new CallFailure(422, {});
          return { quote: priced(input) };
        }) as never,
      },
      { ...page, query: { ...exampleOf(manifest, "Hotel").page?.query, meals: "breakfast.99" } },
    );
    expect(await screen.findByRole("link", { name: "Change meals" })).toBeTruthy();
    expect(asked(calls).map(({ meals }) => meals)).toEqual([
      [{ category_code: "breakfast", guest_count: 2 }],
    ]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(new URL(location.href).searchParams.get("meals")).toBe("breakfast.2");
  });

  it.each([
    ["a price that is held already", true],
    ["a price that is asked for first", false],
  ])("says that a meal of the address is not sold here, with %s, and asks once", async (_, isHeld) => {
    history.replaceState(null, "", "/checkout?meals=dinner.2");
    const tried: CreateQuoteInput[] = [];
    const example = exampleOf(manifest, "Hotel");
    const stay = {
      hotel_id: "1204",
      room_category_id: "11",
      checkin: "18/12/2026",
      checkout: "20/12/2026",
      rooms_config: "1-2_0_0_0",
    };
    renderWidget(Checkout, {
      ...example,
      ...(isHeld ? {} : { data: {} }),
      page: { ...example.page, query: { ...stay, meals: "dinner.2" } },
      caller: async (id, input) => {
        if (id !== "createQuote") return { accepted: 1 };
        tried.push(input as CreateQuoteInput);
        if (!tried.at(-1)?.meals?.length) return { quote: plain };
        const fields = [{ field: "meals.0.category_code", code: "not-offered", message: "" }];
        throw new CallFailure(422, { code: "validation_failed", fields });
      },
    });
    expect(
      await screen.findByText("A meal you asked for is not sold here. The price is without it."),
    ).toBeTruthy();
    expect(screen.queryByText(/could not be changed/)).toBeNull();
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    expect(bookButton().textContent).toContain("₹11,760");
    await waitFor(() => expect(location.search).toContain("meals=none"));
    expect(tried.map(({ meals }) => meals?.length)).toEqual([1, 0]);
  });

  it("keeps the price as it is and says so when a change does not come through", async () => {
    const { user } = open("Hotel", { createQuote: () => Promise.reject(new CallFailure(503, {})) });
    await user.click(early());
    expect(await screen.findByRole("alert")).toHaveProperty(
      "textContent",
      "This could not be changed. Please try again.",
    );
    expect(early().checked).toBe(false);
    expect(bookButton().textContent).toContain("₹11,760");
  });

  it("shows the price without what is sold no more, says so, and wants it accepted", async () => {
    const before = priced({ meals: [{ category_code: "breakfast", guest_count: 2 }] } as CreateQuoteInput);
    const tried: CreateQuoteInput[] = [];
    renderWidget(Checkout, {
      ...exampleOf(manifest, "Hotel"),
      data: { quote: { quote: { ...before, status: "expired" } } },
      caller: async (id, input) => {
        if (id !== "createQuote") return { accepted: 1 };
        tried.push(input as CreateQuoteInput);
        if (tried.length > 1) return { quote: plain };
        const fields = [{ field: "meals.0.category_code", code: "not-offered", message: "" }];
        throw new CallFailure(422, { code: "validation_failed", fields });
      },
    });
    screen.getByRole("button", { name: "Refresh price" }).click();
    expect(await screen.findByText(/no longer offered. This is the price without it/)).toBeTruthy();
    expect(tried.map(({ meals }) => meals?.length)).toEqual([1, 0]);
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    screen.getByRole("button", { name: "Continue with ₹11,760" }).click();
    await waitFor(() => expect((bookButton() as HTMLButtonElement).disabled).toBe(false));
    expect(screen.queryByText(/no longer offered/)).toBeNull();
  });
});
