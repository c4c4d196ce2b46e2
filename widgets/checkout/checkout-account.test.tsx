import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bookButton, made, open, quoteOf } from "./testing/open-checkout.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("the form of a guest who is signed in", () => {
  it("starts with what the account says, sends what is changed, and keeps a draft over it", async () => {
    const quote = { quote: quoteOf("Hotel") };
    const profile = {
      title: "dr",
      firstName: "Noor",
      lastName: "de Wit",
      phoneNumber: "+919812345670",
      emailId: "noor@example.test",
    };
    sessionStorage.setItem("staywright:guest", JSON.stringify({ first_name: "", last_name: "Visser" }));
    const { user, made: booked } = open(
      "Hotel",
      { createBooking: () => made },
      {},
      { quote, account: { profile } },
    );
    expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Noor");
    expect((screen.getByLabelText("Last name") as HTMLInputElement).value).toBe("Visser");
    await user.clear(screen.getByLabelText(/^E-mail/));
    await user.type(screen.getByLabelText(/^E-mail/), "other@example.test");
    await user.click(bookButton());
    await waitFor(() => expect(booked()).toHaveLength(1));
    const sent = { title: "dr", first_name: "Noor", last_name: "Visser", phone: "9812345670" };
    expect(booked()[0]?.input).toMatchObject({ user: { ...sent, email: "other@example.test" } });
  });

  it("ticks that an account has one name, and leaves a number of another country to the guest", () => {
    const profile = { firstName: "Noor", lastName: "", phoneNumber: "+31612345678" };
    open("Hotel", {}, {}, { quote: { quote: quoteOf("Hotel") }, account: { profile } });
    expect((screen.getByLabelText("Mobile number") as HTMLInputElement).value).toBe("");
    expect((screen.getByLabelText(/only one name|no last name/i) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByLabelText("Last name")).toBeNull();
  });

  it("keeps that a guest has a last name after all, whatever the account says", async () => {
    const profile = { firstName: "Noor", lastName: "" };
    sessionStorage.setItem(
      "staywright:guest",
      JSON.stringify({ first_name: "Noor", last_name: "Visser", no_last_name: false }),
    );
    open("Hotel", {}, {}, { quote: { quote: quoteOf("Hotel") }, account: { profile } });
    await waitFor(() =>
      expect((screen.getByLabelText("Last name") as HTMLInputElement).value).toBe("Visser"),
    );
  });
});
