import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../shared/testing/render-widget.tsx";
import { SignInPopup } from "./sign-in-popup.tsx";

const OPTIONS = [
  { option_name: "phone", type: "PHONEOTP", long_label: "By number" },
  { option_name: "email", type: "EMAIL", long_label: "By mail" },
  { option_name: "passkey", type: "PASSKEY", long_label: "By passkey" },
  { option_name: "gmail", type: "GMAIL", long_label: "By Google" },
  { option_name: "truecaller", type: "TRUECALLER", long_label: "By this phone" },
].map((option) => ({ label: option.long_label, link: "/login", ...option }));

/** What whoever waits for the popup was told. */
const told: unknown[] = [];
const hear = ({ detail }: Event & { readonly detail?: unknown }) => told.push(detail);

beforeEach(() => {
  told.length = 0;
  document.addEventListener("staywright:account", hear as EventListener);
  vi.stubGlobal("PublicKeyCredential", {
    parseCreationOptionsFromJSON: () => ({}),
    parseRequestOptionsFromJSON: () => ({}),
  });
});
afterEach(() => {
  cleanup();
  document.removeEventListener("staywright:account", hear as EventListener);
  vi.unstubAllGlobals();
});

/** Opens the popup over a server that answers so. */
function open(props: object, answers: Readonly<Record<string, unknown>> = {}) {
  const sent: (readonly [string, unknown])[] = [];
  const all: Readonly<Record<string, unknown>> = {
    signInState: { step: "start", return_to: "/search?city=1" },
    loginOptions: { options: OPTIONS },
    accountOnboarding: { fields: [{ name: "name", required: true }], phone_country_iso_code: "NL" },
    ...answers,
  };
  const view = renderWidget(SignInPopup, {
    props,
    async caller(id, input) {
      sent.push([id, input]);
      const answer = all[id];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { ...view, sent };
}
const ways = () =>
  OPTIONS.map(({ long_label }) => long_label).filter((name) => screen.queryByText(name) !== null);

describe("SignInPopup", () => {
  it.each([
    ["all", true, ["By mail", "By passkey", "By Google", "By this phone"]],
    ["phone", true, []],
    ["here", true, ["By mail", "By passkey"]],
    ["providers", false, ["By Google"]],
  ])("offers %s of the ways there are", async (offered, hasPhone, expected) => {
    open({ ways: offered });
    await screen.findByText(hasPhone ? "Send the code" : "By Google");
    expect(ways()).toEqual(expected);
    expect(screen.queryByLabelText("Mobile number") !== null).toBe(hasPhone);
  });

  it("asks each time anew how far this browser has come, with the page to come back to", async () => {
    const { sent } = open(
      {},
      { signInState: { step: "code", return_to: "/", phone: "•••78", expires_in: 200 } },
    );
    await screen.findByLabelText("Code from the message");
    expect(sent).toContainEqual(["signInState", { retUrl: "/" }]);
  });

  it("leads to a provider by a call, since forms of the page below may not", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...location, origin: "http://site.test", assign });
    const { sent } = open({}, { slOauth: { authorize_url: "https://accounts.example.test/" } });
    await userEvent.click(await screen.findByText("By Google"));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://accounts.example.test/"));
    expect(sent.at(-1)).toEqual([
      "slOauth",
      {
        oauth_mode: "gmail",
        redirect_uri: "http://site.test/login/gmail/",
        retUrl: "/search?city=1",
      },
    ]);
  });

  it("makes an account once the terms are accepted, where there are some", async () => {
    const { sent } = open(
      { begins: "sign-up", termsPath: "/terms" },
      { signInState: { step: "signup", return_to: "/", phone: "•••78", expires_in: 200 } },
    );
    await userEvent.type(await screen.findByLabelText("First and last name"), "Noor de Wit");
    await userEvent.click(screen.getByText("Create my account"));
    expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("true");
    expect(sent.filter(([id]) => id === "userSignUp")).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByText("Create my account"));
    await waitFor(() => expect(sent.filter(([id]) => id === "userSignUp")).toHaveLength(1));
  });

  it("shows other steps in place, says which, and puts the focus into them", async () => {
    open({});
    await userEvent.click(await screen.findByText("By mail"));
    const field = await screen.findByLabelText("E-mail address");
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole("status").textContent).toBe("Log in with e-mail");
    await userEvent.click(screen.getByText("Use a password"));
    expect(screen.getByRole("status").textContent).toBe("Log in with a password");
  });

  it("[ACC-13] tells whoever waits for it that no code was sent, and that the guest gave up", async () => {
    const { unmount } = open({ begins: "sign-up" }, { generateByPhone: new Error("down") });
    await userEvent.type(await screen.findByLabelText("Mobile number"), "9123456789");
    await userEvent.click(screen.getByText("Send the code"));
    await screen.findByRole("alert");
    expect(told).toEqual([{ action: "code", success: false }]);
    act(unmount);
    expect(told.at(-1)).toEqual({ action: "sign_up", success: false });
  });
});
