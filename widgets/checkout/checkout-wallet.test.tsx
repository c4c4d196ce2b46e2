import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";
import { bookButton, fillHotel, made, open, quoteOf, refuse } from "./testing/open-checkout.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const base = quoteOf("Hotel");
const USABLE = 50_000;
const walletQuote = (used: number, quote_id = `q_${used}_wallet0000000`) => ({
  ...base,
  quote_id,
  wallet: { usable: USABLE, used, payable: base.total - used },
});
const start = { quote: { quote: walletQuote(0) } };
const choice = () => screen.getByRole("checkbox", { name: /Use .* of your credit/ }) as HTMLInputElement;

describe("wallet money at checkout", () => {
  it("[PAY-13] is a choice that is not made beforehand, asks for another price, and is booked with it", async () => {
    const asked: CreateQuoteInput[] = [];
    const createQuote = (input: CreateQuoteInput) => {
      asked.push(input);
      return { quote: walletQuote(input.use_wallet ? USABLE : 0) };
    };
    const { user, made: booked } = open("Hotel", { createQuote, createBooking: () => made }, {}, start);
    expect(choice().checked).toBe(false);
    expect(document.body.textContent).toContain("You then pay ₹11,260 at the property.");
    await user.click(choice());
    await waitFor(() => expect(bookButton().textContent).toContain("₹11,260"));
    expect(choice().checked).toBe(true);
    expect(document.body.textContent).toContain("From your wallet-₹500");
    await fillHotel(user);
    await user.click(bookButton());
    await waitFor(() => expect(booked()).toHaveLength(1));
    const [sent] = booked();
    expect((sent?.input as CreateBookingInput | undefined)?.payments).toEqual({
      mode: "pay_at_hotel",
      deduct_from_wallet: true,
    });
    expect(asked.map(({ use_wallet }) => use_wallet)).toEqual([true]);
    await user.click(choice());
    await waitFor(() => expect(asked.map(({ use_wallet }) => use_wallet)).toEqual([true, undefined]));
  });

  it("is not there for whoever has nothing to use", () => {
    open("Hotel", {}, {}, { quote: { quote: base } });
    expect(screen.queryByRole("checkbox", { name: /of your credit/ })).toBeNull();
  });

  it("says that less of it can be used now, and books nothing until the guest agrees", async () => {
    const less = walletQuote(20_000, "q_less_wallet00000");
    const details = { reason: "wallet", quote_id: less.quote_id, old_total: 1_126_000, new_total: 1_156_000 };
    const { user } = open(
      "Hotel",
      { createBooking: refuse(409, "price_changed", details), quote: () => ({ quote: less }) },
      {},
      { quote: { quote: walletQuote(USABLE) } },
    );
    await fillHotel(user);
    await user.click(bookButton());
    await screen.findByText(/Your wallet has less for this booking than before/);
    expect(document.body.textContent).toContain("₹11,560");
    expect((bookButton() as HTMLButtonElement).disabled).toBe(true);
  });
});
