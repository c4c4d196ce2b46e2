import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallFailure, type PageContext } from "#renderer";
import limits from "../../config/limits.json" with { type: "json" };
import { renderWidget } from "../shared/testing/render-widget.tsx";
import { BookingLookup } from "./booking-lookup.tsx";

afterEach(cleanup);

function open(answer: () => unknown = () => new Promise(() => {}), page: Partial<PageContext> = {}) {
  const sent: unknown[] = [];
  const shown = renderWidget(BookingLookup, {
    props: { headingLevel: 2 },
    page: { route: { name: "bookings", params: {}, countryCode: "in" }, ...page },
    caller: async (_id, input) => {
      sent.push(input);
      return answer();
    },
  });
  return { ...shown, sent, user: userEvent.setup() };
}

describe("BookingLookup", () => {
  it("[VAL-07] needs a number without spaces and a phone of 9 to 10 characters for +91", async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText("Booking number"), "7K2Q 9XMP");
    await user.type(screen.getByLabelText("Mobile number"), "12345678");
    await user.click(screen.getByRole("button", { name: "Open booking" }));
    expect(screen.getByText("A booking id has no spaces")).toBeTruthy();
    expect(screen.getByText("The number needs 9 to 10 digits")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("[VAL-07] [BDET-09] trims the number, sends the calling code and opens the booking", async () => {
    const { user, sent, visited } = open(() => ({
      booking_id: "7K2Q9XMP4TAB",
      url: "/booking/7K2Q9XMP4TAB",
    }));
    await user.type(screen.getByLabelText("Booking number"), " 7k2q9xmp4tab ");
    await user.type(screen.getByLabelText("Mobile number"), "9812345670");
    await user.click(screen.getByRole("button", { name: "Open booking" }));
    await waitFor(() => expect(visited).toEqual(["/booking/7K2Q9XMP4TAB"]));
    expect(sent).toEqual([{ booking_id: "7K2Q9XMP4TAB", phone: "9812345670", country_code: "+91" }]);
  });

  it("[VAL-05] [CONST-02] stops typing at the site's most digits, with the calling code's beside the country's own", async () => {
    const typed = async (phoneStrictMax: number) => {
      const fields = { ...limits.fields, phoneStrictMax };
      const { user, unmount } = open(undefined, { limits: { ...limits, fields } });
      const input = screen.getByLabelText("Mobile number") as HTMLInputElement;
      await user.click(input);
      await user.paste("12345678901234567890");
      const { value } = input;
      unmount();
      return value;
    };
    expect([await typed(15), await typed(13), await typed(8)]).toEqual([
      "123456789012345",
      "1234567890123",
      "123456789012",
    ]);
  });

  it("never says which of the two was wrong", async () => {
    const { user } = open(() => Promise.reject(new CallFailure(404, { code: "not_found", message: "" })));
    await user.type(screen.getByLabelText("Booking number"), "7K2Q9XMP4TAB");
    await user.type(screen.getByLabelText("Mobile number"), "9812345670");
    await user.click(screen.getByRole("button", { name: "Open booking" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Please check both");
  });

  it("says at once that there is no connection, sends nothing, and falls silent when there is one", async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText("Booking number"), "7K2Q9XMP4TAB");
    await user.type(screen.getByLabelText("Mobile number"), "9812345670");
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(screen.getByRole("button", { name: "Open booking" }));
    expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
    connection.mockRestore();
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Open booking" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("starts with the number of the address", () => {
    open(undefined, { route: { name: "booking", params: { bookingId: "7K2Q9XMP4TAB" }, countryCode: "in" } });
    expect((screen.getByLabelText("Booking number") as HTMLInputElement).value).toBe("7K2Q9XMP4TAB");
  });
});
