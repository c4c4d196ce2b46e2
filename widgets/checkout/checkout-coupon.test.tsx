import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOT_SENT } from "#renderer";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import type { CreateQuoteInput, Quote } from "#schemas/generated/api/quote.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { Checkout } from "./checkout.tsx";
import { bookButton, fillHotel, made, open, quoteOf, refuse, toldToApp } from "./testing/open-checkout.tsx";
import manifest from "./widget.json" with { type: "json" };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/checkout");
});
afterEach(cleanup);

const applied = { coupon_code: "LAMP10", valid: true, discount: 105_000, automatic: false };
const plain = quoteOf("Hotel");
const reduced: Quote = {
  ...plain,
  quote_id: "q_reduced",
  total: 1_058_400,
  coupon: applied,
  price_lines: [
    plain.price_lines[0] as Quote["price_lines"][number],
    {
      bill_type: "coupon",
      name: "LAMP10",
      quantity: 1,
      amount: -105_000,
      payable: "with_booking",
      included: false,
    },
    { ...(plain.price_lines[1] as Quote["price_lines"][number]), amount: 113_400 },
  ],
};
/** Answers as the calls do: one code applies, and a quote has what it was asked for. */
const answers = {
  validateCoupon: (({ code }: { code: string }) => {
    const valid = code.toUpperCase() === "LAMP10";
    return { coupon_code: code.toUpperCase(), valid };
  }) as never,
  createQuote: (({ coupon_code }: CreateQuoteInput) => ({
    quote: coupon_code ? reduced : { ...plain, quote_id: "q_again" },
  })) as never,
};
const field = () => screen.findByLabelText("Coupon code") as Promise<HTMLInputElement>;
const asked = (calls: ReturnType<typeof open>["calls"], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input);

async function type(code: string, given: Parameters<typeof open>[1] = answers) {
  const shown = open("Hotel", given);
  await shown.user.click(screen.getByRole("button", { name: "Add a coupon" }));
  await shown.user.type(await field(), code);
  await shown.user.click(screen.getByRole("button", { name: "Apply" }));
  return shown;
}

describe("Checkout coupon", () => {
  it("[COUP-01] [COUP-02] [BOOK-02] a code is validated with the stay and stands in the price, and the booking is sent with it", async () => {
    const { user, calls, made: sent } = await type("lamp10", { ...answers, createBooking: () => made });
    expect(await screen.findByText("LAMP10 is applied")).toBeTruthy();
    expect(screen.getByText("You save ₹1,050")).toBeTruthy();
    const line = screen.getByText("Coupon", { selector: "dt" }).closest("div");
    expect(line?.textContent).toContain("₹1,050");
    expect(bookButton().textContent).toContain("₹10,584");
    expect(asked(calls, "validateCoupon")).toEqual([
      {
        code: "lamp10",
        hotel_id: 1204,
        room_category_id: 11,
        checkin: "2026-12-18",
        checkout: "2026-12-20",
        rooms_config: "1-2_0_0_0",
        source: "web",
      },
    ]);
    expect(document.activeElement?.textContent).toContain("LAMP10 is applied");
    // A lower price that the guest asked for needs no word of theirs.
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    expect(new URL(location.href).searchParams.get("coupon")).toBe("LAMP10");
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { quote_id, booking } = (sent()[0] as { input: CreateBookingInput }).input;
    expect([quote_id, booking?.coupon, booking?.coupon_code]).toEqual(["q_reduced", "LAMP10", "LAMP10"]);
  });

  it("[COUP-03] a code that does not apply is said at its field, tracked as a failed verification and unchecked", async () => {
    const { calls } = await type("NOPE99");
    const input = await field();
    await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
    const words = document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(words).toBe("This code does not apply to this stay.");
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe("NOPE99");
    expect(asked(calls, "createQuote")).toEqual([]);
    expect(bookButton().textContent).toContain("₹11,760");
    expect(asked(calls, "eventLog")).toEqual([
      {
        classType: "EVENT_DATA",
        data: [{ name: "verification_failed", attributes: { kind: "coupon", message: "coupon.refused" } }],
      },
    ]);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it("a code that does not apply is told to the app that shows the page, and to nobody else", () =>
    toldToApp(async (told) => {
      const { calls } = await type("NOPE99");
      const attributes = { kind: "coupon", message: "coupon.refused" };
      await waitFor(() => expect(told).toEqual([{ name: "verification_failed", attributes }]));
      expect(asked(calls, "eventLog")).toEqual([]);
    }));

  it("[COUP-03] a coupon that applies no more when the price is asked for again leaves the price without it, and says so", async () => {
    const expired = { ...reduced, status: "expired" };
    const refused = { ...plain, coupon: { ...applied, valid: false, discount: 0 } };
    const tracked: unknown[] = [];
    const shown = renderWidget(Checkout, {
      ...exampleOf(manifest, "Hotel"),
      data: { quote: { quote: expired } },
      caller: async (id, input) => {
        if (id === "eventLog") tracked.push(input);
        return id === "createQuote" ? { quote: refused } : { accepted: 1 };
      },
    });
    screen.getByRole("button", { name: "Refresh price" }).click();
    expect(await screen.findByText(/LAMP10 can no longer be used/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Continue with ₹11,760" })).toBeTruthy();
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
    const input = await field();
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["LAMP10", "true"]);
    const failed = { name: "verification_failed", attributes: { kind: "coupon", message: "coupon.refused" } };
    await waitFor(() => expect(tracked).toEqual([{ classType: "EVENT_DATA", data: [failed] }]));
    screen.getByRole("button", { name: "Continue with ₹11,760" }).click();
    await waitFor(() => expect((bookButton() as HTMLButtonElement).disabled).toBe(false));
    expect(tracked).toHaveLength(1);
    shown.unmount();
  });

  it("[COUP-04] a coupon that applied by itself is shown as applied and can be taken off", async () => {
    const quote = { ...reduced, coupon: { ...applied, automatic: true } };
    const example = exampleOf(manifest, "Hotel");
    const calls: unknown[] = [];
    renderWidget(Checkout, {
      ...example,
      data: { quote: { quote } },
      caller: async (id, input) => {
        if (id === "createQuote") calls.push(input);
        return { quote: plain };
      },
    });
    expect(screen.getByText(/Applied for you/)).toBeTruthy();
    screen.getByRole("button", { name: "Remove LAMP10" }).click();
    expect(await screen.findByText("The coupon is removed. The total is ₹11,760.")).toBeTruthy();
    expect(calls).toMatchObject([{ pre_apply_coupon_switch: false }]);
    expect(calls[0]).not.toHaveProperty("coupon_code");
    await waitFor(() => {
      expect(new URL(location.href).searchParams.get("coupon")).toBe("none");
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a coupon" }));
      expect(bookButton().textContent).toContain("₹11,760");
    });
  });

  it("a coupon that cannot be taken off, as without a connection, stays in the price and says so", async () => {
    const { user, calls } = await type("lamp10", {
      ...answers,
      createQuote: (({ coupon_code }: CreateQuoteInput) =>
        coupon_code ? { quote: reduced } : refuse(0, NOT_SENT)()) as never,
    });
    const remove = await screen.findByRole("button", { name: "Remove LAMP10" });
    await user.click(remove);
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be removed/);
    expect(screen.getByText("LAMP10 is applied")).toBeTruthy();
    expect(document.activeElement).toBe(remove);
    expect(bookButton().textContent).toContain("₹10,584");
    expect(new URL(location.href).searchParams.get("coupon")).toBe("LAMP10");
    expect(asked(calls, "createQuote")).toHaveLength(2);
  });

  it("[COUP-04] the coupon of an address that does not apply is said when the page opens", async () => {
    const quote = { ...plain, coupon: { coupon_code: "SUN", valid: false, discount: 0 } };
    renderWidget(Checkout, {
      ...exampleOf(manifest, "Hotel"),
      data: { quote: { quote } },
      caller: async () => ({ accepted: 1 }),
    });
    const input = await field();
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["SUN", "true"]);
  });

  it.each([
    ["", "Please enter a code.", answers],
    [
      "LAMP10",
      "The code could not be checked. Please try again.",
      { validateCoupon: refuse(503, "unavailable") },
    ],
    [
      "LAMP10",
      "Too many codes were tried. Please try again in 12 minutes.",
      { validateCoupon: refuse(429, "rate_limited", { retry_after: 700 }) },
    ],
  ])("%j: %s", async (code, words, given) => {
    const shown = open("Hotel", given as Parameters<typeof open>[1]);
    await shown.user.click(screen.getByRole("button", { name: "Add a coupon" }));
    if (code) await shown.user.type(await field(), code);
    else await field();
    await shown.user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(bookButton().textContent).toContain("₹11,760");
  });

  it("[COUP-03] a coupon that went between price and booking shows the price without it, keeps the form and has to be accepted", async () => {
    const fresh = { ...plain, quote_id: "q_without" };
    const {
      user,
      calls,
      made: sent,
    } = open("Hotel", {
      ...answers,
      createBooking: refuse(409, "price_changed", {
        old_total: 1_058_400,
        new_total: 1_176_000,
        quote_id: "q_without",
        reason: "coupon",
      }),
      quote: () => ({ quote: fresh }),
    });
    const tracked = () =>
      asked(calls, "eventLog").filter((each) => /verification_failed/.test(JSON.stringify(each)));
    await user.click(screen.getByRole("button", { name: "Add a coupon" }));
    await user.type(await field(), "LAMP10");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await screen.findByText("LAMP10 is applied");
    await fillHotel(user);
    await user.click(bookButton());
    expect(await screen.findByText(/LAMP10 can no longer be used/)).toBeTruthy();
    const input = await field();
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["LAMP10", "true"]);
    const failed = { name: "verification_failed", attributes: { kind: "coupon", message: "coupon.refused" } };
    await waitFor(() => expect(tracked()).toEqual([{ classType: "EVENT_DATA", data: [failed] }]));
    await user.click(screen.getByRole("button", { name: "Continue with ₹11,760" }));
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Asha");
    await user.click(bookButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const { quote_id, booking } = (sent()[1] as { input: CreateBookingInput }).input;
    expect([quote_id, booking?.coupon_code]).toEqual(["q_without", undefined]);
  });
});
