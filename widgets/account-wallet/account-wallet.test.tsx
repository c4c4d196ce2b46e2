import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { AccountWallet } from "./account-wallet.tsx";
import { walletState } from "./wallet-state.ts";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const show = (title: string, more: object = {}) =>
  renderWidget(AccountWallet, { ...exampleOf(manifest, title), ...more });
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");

describe("AccountWallet", () => {
  it("[API-42] [WALL-04] shows the balance, when each part of it ends, and the latest transactions", () => {
    show("Money that ends on two days");
    expect(document.body.textContent).toContain("₹850");
    expect(rows().slice(0, 2)).toEqual(["₹100 of it until 24 Dec 2026", "₹500 of it until 25 Feb 2027"]);
    const [spent = "", welcome = ""] = rows().slice(2);
    for (const text of ["Used for a booking", "27 Nov 2026", "7KQ2MZ9XW4TD", "-₹150"])
      expect(spent).toContain(text);
    for (const text of ["Welcome credit", "20 Nov 2026", "Good until 25 Feb 2027", "+₹500"])
      expect(welcome).toContain(text);
    expect(screen.getByRole("link", { name: "All transactions" }).getAttribute("href")).toBe(
      "/accountdetails/oyomoney/transactions",
    );
  });

  it("goes on to older transactions and back to the newest, and says nothing of days that are over", () => {
    show("Older transactions");
    expect(screen.getByRole("link", { name: "Older transactions" }).getAttribute("href")).toBe(
      "/accountdetails/oyomoney/transactions?cursor=1788287400000.tP1",
    );
    expect(screen.getByRole("link", { name: "Newest transactions" }).getAttribute("href")).toBe(
      "/accountdetails/oyomoney/transactions",
    );
    expect(document.body.textContent).not.toContain("Good until");
  });

  it("says that nothing is in it yet", () => {
    show("Nothing in it yet");
    expect(screen.getByText("Nothing in it yet")).toBeTruthy();
    expect(document.body.textContent).toContain("₹0");
  });

  it("offers to try again once, and shows what could be read", () => {
    show("The balance cannot be read");
    expect(screen.getAllByRole("link", { name: "Try again" })).toHaveLength(1);
    expect(document.body.textContent).toContain("Welcome credit");
    cleanup();
    show("Nothing can be read");
    expect(screen.getAllByRole("link", { name: "Try again" })).toHaveLength(1);
  });
});

describe("walletState", () => {
  it("holds the answer under `wallet.data` in camel case, or the failure beside null", () => {
    const { response } =
      manifest.examples.find(({ title }) => title === "Nothing in it yet")?.data?.wallet ?? {};
    if (!response) throw new Error("no example");
    expect(walletState({ response }, undefined)).toEqual({
      wallet: { data: expect.objectContaining({ isLoggedIn: true, currencyId: "INR" }), error: null },
    });
    const failure = { statusCode: 503 };
    expect(walletState({ response }, failure)).toEqual({ wallet: { data: null, error: failure } });
    expect(walletState(undefined, undefined)).toEqual({ wallet: { data: null, error: null } });
  });
});
