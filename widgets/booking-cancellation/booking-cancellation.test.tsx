import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { BookingCancellationInput } from "#schemas/generated/api/cancellation.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { BookingCancellation } from "./booking-cancellation.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

function show(title: string) {
  const sent: BookingCancellationInput[] = [];
  const { page, ...example } = exampleOf(manifest, title);
  const shown = renderWidget(BookingCancellation, {
    ...example,
    page: { ...page, route: { params: { bookingId: "SW7K2Q9XMPLT4" } } as never },
    caller: async (_, input) => {
      sent.push(input);
      return { booking_id: "SW7K2Q9XMPLT4", state: "cancelled" };
    },
  });
  return { ...shown, sent, user: userEvent.setup() };
}
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

describe("BookingCancellation", () => {
  it("is a plain form of its page with all that the call needs, and nothing that only scripts fill", async () => {
    const { container } = show("Charged");
    const form = container.querySelector("form") as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(["post", "/booking/SW7K2Q9XMPLT4/cancel"]);
    expect(fieldsOf(form)).toMatchObject({
      step: "cancel",
      charge_version: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(screen.getAllByRole("option").map((each) => (each as HTMLOptionElement).value)).toEqual([
      "",
      "plans-changed",
      "found-other",
      "other",
    ]);
    expect(screen.getByRole("button", { name: "Cancel for ₹5,880" }).getAttribute("type")).toBe("submit");
    expect(screen.getByRole("link", { name: "Keep the booking" })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  it("makes the call itself where scripts run, and goes on to the booking", async () => {
    const { user, sent, visited } = show("Free");
    await user.click(screen.getByRole("button", { name: "Cancel this booking" }));
    expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByRole("combobox"), "My plans have changed");
    await user.dblClick(screen.getByRole("button", { name: "Cancel this booking" }));
    await waitFor(() => expect(visited).toEqual(["/booking/SW7K2Q9XMPLT4"]));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ booking_id: "SW7K2Q9XMPLT4", code: "plans-changed" });
  });

  it("shows again what was typed, and what was wrong with it", () => {
    show("The charge has changed");
    expect(screen.getByRole("alert").textContent).toContain("has changed in the meantime");
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("other");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("We stay home.");
    cleanup();
    show("Tried without a reason");
    expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
  });

  it("offers no form where the booking cannot be cancelled, or is not there", () => {
    for (const access of ["masked", "cancelled", "over", "started", "closed"]) {
      const { container } = show(`Not here: ${access}`);
      expect([container.querySelector("form"), container.querySelector("h1")?.textContent]).toEqual([
        null,
        "Cancel booking",
      ]);
      cleanup();
    }
    show("No such booking");
    expect(screen.getByText("We cannot show this booking")).toBeTruthy();
  });
});
