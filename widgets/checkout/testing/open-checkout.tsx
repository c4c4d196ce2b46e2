import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallFailure } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { exampleOf, renderWidget } from "../../shared/testing/render-widget.tsx";
import { Checkout } from "../checkout.tsx";
import manifest from "../widget.json" with { type: "json" };

export const quoteOf = (title: string) =>
  (exampleOf(manifest, title).data as { quote: { quote: Quote } }).quote.quote;
export const made = { booking_id: "7K2Q9XMP4TAB", orderUrl: "/booking/7K2Q9XMP4TAB" };
type Answers = Readonly<Record<string, (input: never, key?: string) => unknown>>;

export function open(title: string, answers: Answers = {}, page = {}, data?: object) {
  const calls: { id: string; input: unknown; key?: string | undefined; signal?: AbortSignal | undefined }[] =
    [];
  const example = exampleOf(manifest, title);
  const shown = renderWidget(Checkout, {
    ...example,
    ...(data && { data }),
    page: {
      ...example.page,
      path: "/checkout",
      url: "/checkout",
      route: { name: "checkout", params: {}, countryCode: "in" },
      ...page,
    },
    caller: async (id, input, options) => {
      const signal = options?.signal;
      calls.push({ id, input, key: options?.idempotencyKey, signal });
      if (id === "eventLog") return { accepted: 1 };
      return answers[id]?.(input, options?.idempotencyKey) ?? silence(signal);
    },
  });
  return {
    ...shown,
    calls,
    made: () => calls.filter(({ id }) => id === "createBooking"),
    user: userEvent.setup(),
  };
}

/** No answer, until the call is given up. */
function silence(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

export const bookButton = () => screen.getByRole("button", { name: /^Book now/ });
export async function fillHotel(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("First name"), "Asha");
  await user.type(screen.getByLabelText("Last name"), "Menon");
  await user.type(screen.getByLabelText("Mobile number"), "9812345670");
}
export const refuse =
  (status: number, code: string, details = {}) =>
  () =>
    Promise.reject(new CallFailure(status, { code, message: code, details }));

/** What the page tells the app that shows it, while `during` runs. */
export async function toldToApp(during: (told: readonly unknown[]) => Promise<void>): Promise<void> {
  const told: unknown[] = [];
  const hear = ({ detail }: CustomEvent<unknown>) => told.push(detail);
  document.addEventListener("staywright:track", hear);
  Object.assign(window, { StaywrightApp: { postMessage: () => {} } });
  try {
    await during(told);
  } finally {
    Reflect.deleteProperty(window, "StaywrightApp");
    document.removeEventListener("staywright:track", hear);
  }
}
