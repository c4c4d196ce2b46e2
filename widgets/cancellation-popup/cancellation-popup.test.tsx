import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallFailure, NOT_SENT } from "#renderer";
import type {
  BookingCancellationInput,
  CancellationChargeOutput,
} from "#schemas/generated/api/cancellation.ts";
import manifest from "../booking-cancellation/widget.json" with { type: "json" };
import type { CountedCancellation } from "../shared/cancellation/track-cancellation.ts";
import { buildPage } from "../shared/testing/build-page.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { CancellationPopup } from "./cancellation-popup.tsx";

const listened: ((event: CustomEvent<CountedCancellation>) => void)[] = [];
afterEach(() => {
  cleanup();
  for (const heard of listened.splice(0)) document.removeEventListener("staywright:cancelled", heard);
});

const chargeOf = (title: string) =>
  (exampleOf(manifest, title).data as { charge: CancellationChargeOutput }).charge;
const CHARGED = chargeOf("Charged");
let bookings = 0;

/** Both popups in turn over a booking of its own: what was chosen for another one stays with that. */
function show(first: Partial<CancellationChargeOutput> = {}, answers: readonly (object | Error)[] = []) {
  bookings += 1;
  const { booking_id } = { booking_id: `SW7K2Q9XMP${bookings}`, ...first };
  let answer: CancellationChargeOutput = { ...CHARGED, ...first, booking_id };
  history.replaceState(null, "", `/booking/${booking_id}?modal=bookingCancellationReasons`);
  const sent: { input: BookingCancellationInput; key: string | undefined }[] = [];
  const left = [...answers];
  const events = { ...buildPage().limits.events, cancellationDelayMs: 300 };
  const open = (part: "reasons" | "confirm") => {
    cleanup();
    return renderWidget(CancellationPopup, {
      props: { part },
      page: {
        route: { params: { bookingId: booking_id } } as never,
        limits: { ...buildPage().limits, events },
      },
      caller: async (id, input, options) => {
        if (id === "cancellationCharge") return answer;
        sent.push({ input, key: options?.idempotencyKey });
        const next = left.shift() ?? { booking_id, state: "cancelled" };
        if (next instanceof Error) throw next;
        return next;
      },
    });
  };
  const becomes = (change: Partial<CancellationChargeOutput>) => {
    answer = { ...answer, ...change };
  };
  return { open, becomes, sent, booking_id, user: userEvent.setup() };
}
const reason = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Why do you cancel?" });
const isMissing = async () => (await reason()).getAttribute("aria-invalid") === "true";
const amount = (term: string) => screen.getByText(term).nextSibling?.textContent;
const confirm = () => screen.getByRole("button", { name: /^Cancel / });

/** Chooses a reason in the first popup and opens the second. */
async function chosen(shown: ReturnType<typeof show>) {
  const { visited } = shown.open("reasons");
  await shown.user.selectOptions(await reason(), "I found another place");
  await shown.user.click(screen.getByRole("button", { name: "Continue" }));
  expect(visited).toEqual([`/booking/${shown.booking_id}?modal=bookingCancellation`]);
  const confirming = shown.open("confirm");
  await screen.findByText("Reason: I found another place");
  return confirming;
}

describe("CancellationPopup", () => {
  it("[BCAN-01] asks for a reason, shows the charge and what comes back, how and by when, then confirms", async () => {
    const shown = show(
      chargeOf("Money comes back") && { ...chargeOf("Money comes back"), booking_id: "SWREFUND1" },
    );
    const { container, visited } = shown.open("reasons");
    // Three of the list, and none.
    expect(within(await reason()).getAllByRole("option")).toHaveLength(4);
    expect([amount("Total"), amount("Paid"), amount("Cancellation charge"), amount("You get back")]).toEqual([
      "₹11,760",
      "₹11,760",
      "₹5,880",
      "₹5,880",
    ]);
    expect(screen.getByText("The property, which you paid, gives back ₹5,880 by 26 Dec 2026.")).toBeTruthy();
    expect(screen.getByText(/This holds until Fri, 18 Dec, 12:00\sPM, the property's time\./)).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
    await shown.user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await isMissing()).toBe(true);
    expect(visited).toEqual([]);
    expect(document.activeElement?.getAttribute("name")).toBe("code");
    await shown.user.selectOptions(await reason(), "Another reason");
    expect(await isMissing()).toBe(false);
    await shown.user.type(screen.getByRole("textbox"), "We stay home.");
    await shown.user.click(screen.getByRole("button", { name: "Continue" }));
    expect(visited).toEqual(["/booking/SWREFUND1?modal=bookingCancellation"]);
    // Nothing is cancelled before it is confirmed.
    expect(shown.sent).toEqual([]);

    const { visited: gone, container: last } = shown.open("confirm");
    await screen.findByText("Reason: Another reason");
    expect(await axeViolations(last)).toEqual([]);
    expect(amount("Cancellation charge")).toBe("₹5,880");
    await shown.user.click(screen.getByRole("button", { name: "Cancel for ₹5,880" }));
    await waitFor(() => expect(gone).toEqual(["/booking/SWREFUND1", "/booking/SWREFUND1"]));
    expect(shown.sent[0]?.input).toEqual({
      booking_id: "SWREFUND1",
      idempotency_key: shown.sent[0]?.key,
      code: "other",
      cancellation_reason: "We stay home.",
      charge_version: CHARGED.quote?.charge_version,
    });
  });

  it("says of each case what becomes of the money, and of a free one that it is free", async () => {
    const saidOf = async (title: string) => {
      const { booking_id: _, ...charge } = chargeOf(title);
      const shown = show(charge);
      shown.open("reasons");
      await screen.findByRole("textbox");
      return document.body.textContent ?? "";
    };
    expect(await saidOf("Free")).toMatch(/Cancelling is free\..*You have paid nothing, so there is nothing/);
    expect(await saidOf("Charged")).toContain("The property charges you ₹5,880 for the cancellation.");
    const spent = await saidOf("Nothing comes back");
    expect(spent).toContain("What you have paid covers the charge");
    expect(spent).not.toContain("This holds until");
  });

  it("keeps what was chosen on the way back, and asks for a reason first where it was opened by its address", async () => {
    const shown = show();
    shown.open("confirm");
    await reason();
    expect(screen.queryByRole("button", { name: /^Cancel / })).toBeNull();
    await chosen(shown);
    shown.open("reasons");
    expect((await reason()).value).toBe("found-other");
    const other = show();
    other.open("confirm");
    await screen.findByRole("button", { name: "Continue" });
  });

  it("sends one call for a double press, and asks again under the same key after a lost connection and a lost answer", async () => {
    const shown = show({}, [new CallFailure(0, { code: NOT_SENT }), new CallFailure(0)]);
    const { visited } = await chosen(shown);
    await shown.user.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "You are offline. Nothing was cancelled",
    );
    await shown.user.click(confirm());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No answer came"));
    await shown.user.dblClick(confirm());
    await waitFor(() => expect(visited).toHaveLength(2));
    expect(shown.sent).toHaveLength(3);
    expect(new Set(shown.sent.map(({ key }) => key)).size).toBe(1);
  });

  it("sends nothing without a connection, then or later, and falls silent when there is one", async () => {
    const shown = show();
    await chosen(shown);
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await shown.user.click(confirm());
    expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
    connection.mockRestore();
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(shown.sent).toEqual([]);
  });

  it("asks again where the charge has changed meanwhile, with the reason kept and the new charge in sight", async () => {
    const { booking_id: _, ...free } = chargeOf("Free");
    const shown = show(free, [
      new CallFailure(409, { code: "price_changed", details: { reason: "charge_changed" } }),
    ]);
    await chosen(shown);
    expect(amount("Cancellation charge")).toBe("₹0");
    const quote = { ...CHARGED.quote, charge_version: "another" } as NonNullable<typeof CHARGED.quote>;
    shown.becomes({ quote });
    await shown.user.click(screen.getByRole("button", { name: "Cancel this booking" }));
    expect((await screen.findByRole("alert")).textContent).toContain("has changed in the meantime");
    expect(amount("Cancellation charge")).toBe("₹5,880");
    await shown.user.click(screen.getByRole("button", { name: "Cancel for ₹5,880" }));
    await waitFor(() => expect(shown.sent).toHaveLength(2));
    expect(shown.sent[1]?.input.charge_version).toBe("another");
    expect(shown.sent[1]?.key).not.toBe(shown.sent[0]?.key);
  });

  it.each([
    ["masked", "Log in with a code"],
    ["cancelled", "This booking is cancelled already."],
    ["over", "This stay is over"],
    ["started", "The stay has begun"],
    ["closed", "cannot be cancelled here"],
  ] as const)("says plainly why it cannot be cancelled (%s)", async (access, words) => {
    const { quote: _, reasons: __, ...rest } = CHARGED;
    const shown = show();
    shown.becomes({ ...rest, access, quote: undefined, reasons: undefined } as never);
    shown.open("reasons");
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("goes on at once where nobody counts, waits for the count no longer than the limit, and never fails by it", async () => {
    const counted: CountedCancellation["attributes"][] = [];
    const listen = (wait: (detail: CountedCancellation) => void) => {
      const heard = ({ detail }: CustomEvent<CountedCancellation>) => {
        counted.push(detail.attributes);
        wait(detail);
      };
      document.addEventListener("staywright:cancelled", heard);
      listened.push(heard);
    };
    const timeOf = async () => {
      const shown = show();
      const { visited } = await chosen(shown);
      const pressed = performance.now();
      await shown.user.click(confirm());
      await waitFor(() => expect(visited).toHaveLength(2), { interval: 10 });
      return performance.now() - pressed;
    };
    const alone = await timeOf();
    listen(({ waitUntil }) => waitUntil(Promise.reject(new Error("blocked"))));
    const failing = await timeOf();
    listen(({ waitUntil }) => waitUntil(new Promise(() => {})));
    const silent = await timeOf();
    expect(Math.max(alone, failing)).toBeLessThan(silent);
    expect(silent).toBeGreaterThanOrEqual(300);
    expect(counted[0]).toEqual({ hotel: CHARGED.hotel_id, reason: "found-other", charged: true });
  });
});
