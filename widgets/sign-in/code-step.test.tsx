import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { SignIn } from "./sign-in.tsx";
import manifest from "./widget.json" with { type: "json" };

/** What the browser has been asked to read, first one first. */
const readings: { readonly signal: AbortSignal; readonly read: (code: string) => void }[] = [];

beforeEach(() => {
  readings.length = 0;
  vi.stubGlobal("OTPCredential", class {});
  vi.stubGlobal("navigator", {
    onLine: true,
    credentials: {
      get: ({ signal }: { readonly signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          readings.push({ signal, read: (code) => resolve({ code }) });
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("reads the second code, which another message brings, as it reads the first", async () => {
  const asked = exampleOf(manifest, "Asks for the code");
  const data = asked.data as { readonly state: object };
  const sent: [string, { readonly otp?: string }][] = [];
  const answers: Readonly<Record<string, object>> = {
    generateByPhone: { phone: "+31 ••••• 78", resend_in: 0, expires_in: 300 },
    authenticate: { user_status: "NEW" },
  };
  renderWidget(SignIn, {
    ...asked,
    data: { ...data, state: { ...data.state, resend_in: 0 } },
    async caller(id, input) {
      sent.push([id, input]);
      return answers[id];
    },
  });
  expect(readings).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(readings).toHaveLength(2));
  expect(readings.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => readings[1]?.read("123456"));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(["authenticate", expect.objectContaining({ otp: "123456" })]),
  );
});
