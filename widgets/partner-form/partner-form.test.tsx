import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { CallFailure, NOT_SENT } from "#renderer";
import { renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { PartnerForm } from "./partner-form.tsx";

afterEach(cleanup);

function show(answers: readonly (object | Error)[] = []) {
  const sent: { idempotency_key: string; [field: string]: string }[] = [];
  const left = [...answers];
  const shown = renderWidget(PartnerForm, {
    caller: async (_, input) => {
      sent.push(input);
      const answer = left.shift() ?? { reference: "7K2Q9XMPLT4C" };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { ...shown, sent, user: userEvent.setup() };
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send" });
async function fill(user: ReturnType<typeof userEvent.setup>) {
  const words = [
    ["Your name", "Asha Menon"],
    ["Name of the property", "Duinhuis"],
    ["City", "Texel"],
    ["E-mail", "asha@guest.example"],
    ["Your message", "Six rooms."],
  ] as const;
  for (const [name, text] of words) {
    await user.click(box(name));
    await user.paste(text);
  }
}

describe("PartnerForm", () => {
  it("[STATIC-04] names what is missing at its field and in a summary, leads to the first of it, and forgets what was mended", async () => {
    const { user, sent, container } = show();
    await user.click(send());
    expect(document.activeElement).toBe(box("Your name"));
    expect(screen.getByRole("status").textContent).toBe("5 things need your attention");
    expect(box("E-mail").getAttribute("aria-invalid")).toBe("true");
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Please write a message" }));
    expect(document.activeElement).toBe(box("Your message"));
    await fill(user);
    expect(screen.queryByRole("link")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("[STATIC-04] sends what was written once, and says thanks with the reference, where the focus goes", async () => {
    const { user, sent, container } = show();
    await fill(user);
    sessionStorage.setItem("staywright:form:partner", '{"name":"Asha Menon"}');
    await user.dblClick(send());
    const thanks = await screen.findByRole("heading", { name: "Thank you, we have your message" });
    expect(document.activeElement).toBe(thanks);
    expect(screen.getByText("7K2Q9XMPLT4C")).toBeTruthy();
    expect(container.textContent).toContain("asha@guest.example");
    expect(sessionStorage).toHaveLength(0);
    expect(await axeViolations(container)).toEqual([]);
    expect(sent.map(({ idempotency_key: _, ...words }) => words)).toEqual([
      {
        name: "Asha Menon",
        property_name: "Duinhuis",
        city: "Texel",
        country: "IN",
        email: "asha@guest.example",
        message: "Six rooms.",
      },
    ]);
  });

  it("keeps every word through failures and sends the same again under the same key", async () => {
    const { user, sent } = show([
      new CallFailure(0, { code: NOT_SENT }),
      new CallFailure(0),
      new CallFailure(429, { code: "rate_limited" }),
    ]);
    await fill(user);
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
    await user.click(send());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No answer came"));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("several times"));
    expect(box("Your message").value).toBe("Six rooms.");
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  });
});
