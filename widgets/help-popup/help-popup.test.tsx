import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mountIsland } from "../search-box/testing/mount-search-box.tsx";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { HelpPopup } from "./help-popup.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const HELP = {
  country_code: "IN",
  logged_in: false,
  phone: "+91 80 0000 0140",
  email: "help@solvanta.example",
  faq: [
    {
      id: "paying",
      title: "Price and payment",
      faqList: [
        { question: "When do I pay?", answer: "At the property." },
        { question: "Is the price final?", answer: "Yes, for a while." },
      ],
    },
    { id: "stay", title: "During your stay", faqList: [{ question: "A dog?", answer: "Où c’est écrit." }] },
  ],
};
const answers = { helpCentre: HELP };

describe("HelpPopup", () => {
  it("helpCentre says whom to call, where the booking is and what guests ask", async () => {
    const { container } = await mountIsland("help-popup", {
      site: "solvanta-in",
      props: { part: "help" },
      answers,
    });
    expect(screen.getByRole("heading", { name: "Need a hand?" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Call us/ }).getAttribute("href")).toBe("tel:+918000000140");
    expect(screen.getByRole("link", { name: "Find my booking" }).getAttribute("href")).toBe("/my-booking");
    expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/guest-inquiry");
    await screen.findByRole("heading", { name: "Price and payment" });
    expect(container.querySelectorAll("details").length).toBe(3);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("faqModal has the questions and answers, faqTncModal the terms in the company's name", async () => {
    const faq = await mountIsland("help-popup", { props: { part: "faq" }, answers });
    expect(screen.getByRole("heading", { name: "Questions and answers" })).toBeTruthy();
    expect(faq.container.textContent).toContain("When do I pay?");
    cleanup();
    const terms = await mountIsland("help-popup", { props: { part: "terms" } });
    expect(screen.getByRole("heading", { name: "Terms of booking" })).toBeTruthy();
    expect(terms.container.textContent).toContain("Wrenhollow Holiday Homes B.V.");
  });

  it("finds questions by any of their words, whatever case and accents, says how many, and leads on where none is found", async () => {
    const { container } = await mountIsland("help-popup", { props: { part: "faq" }, answers });
    const user = userEvent.setup();
    const box = await screen.findByRole("searchbox", { name: "Search the questions" });
    const found = () => [...container.querySelectorAll("summary")].map((each) => each.textContent);
    await user.type(box, "PROPERTY pay");
    expect(found()).toEqual(["When do I pay?"]);
    expect(screen.getByRole("status").textContent).toBe("1 question");
    await user.clear(box);
    await user.type(box, "ou ecrit");
    expect(found()).toEqual(["A dog?"]);
    await user.type(box, " nowhere");
    expect([found(), screen.getByRole("status").textContent]).toEqual([[], "No question matches"]);
    expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toMatch(
      /^\/guest-inquiry/,
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it("has the questions of everybody where none come, and none where the country shows none", async () => {
    const { container } = renderWidget(HelpPopup, { props: { part: "faq" } });
    expect(container.textContent).toContain("When do I pay?");
    cleanup();
    const none = { helpCentre: { ...HELP, faq: [] } };
    await mountIsland("help-popup", { props: { part: "help" }, answers: none });
    await waitFor(() => expect(screen.queryByText("When do I pay?")).toBeNull());
    expect(screen.getByRole("link", { name: "Find my booking" })).toBeTruthy();
  });

  it("offers no call inside an app or a partner's pages", () => {
    const calls = () => document.querySelectorAll('a[href^="tel:"]').length;
    const { examples } = manifest;
    for (const { title } of examples) {
      renderWidget(HelpPopup, { ...exampleOf(manifest, title), page: { hidden: ["callButtons"] } });
      expect(calls(), title).toBe(0);
      cleanup();
    }
    renderWidget(HelpPopup, { props: { part: "help" } });
    expect(calls()).toBe(1);
  });

  it("[MODAL-01] closes", async () => {
    const { closed } = await mountIsland("help-popup", { props: { part: "faq" }, answers });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalledOnce();
  });
});
