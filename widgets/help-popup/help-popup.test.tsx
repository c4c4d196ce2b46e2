import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mountIsland } from "../search-box/testing/mount-search-box.tsx";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { HelpPopup } from "./help-popup.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

describe("HelpPopup", () => {
  it("helpCentre says whom to call, where the booking is and what guests ask", async () => {
    const { container } = await mountIsland("help-popup", { site: "solvanta-in", props: { part: "help" } });
    expect(screen.getByRole("heading", { name: "Need a hand?" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Call us/ }).getAttribute("href")).toBe("tel:+918000000140");
    expect(screen.getByRole("link", { name: "Find my booking" }).getAttribute("href")).toBe("/my-booking");
    expect(container.querySelectorAll("details").length).toBeGreaterThan(3);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("faqModal has the questions and answers, faqTncModal the terms in the company's name", async () => {
    const faq = await mountIsland("help-popup", { props: { part: "faq" } });
    expect(screen.getByRole("heading", { name: "Questions and answers" })).toBeTruthy();
    expect(faq.container.textContent).toContain("When do I pay?");
    cleanup();
    const terms = await mountIsland("help-popup", { props: { part: "terms" } });
    expect(screen.getByRole("heading", { name: "Terms of booking" })).toBeTruthy();
    expect(terms.container.textContent).toContain("Wrenhollow Holiday Homes B.V.");
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
    const { closed } = await mountIsland("help-popup", { props: { part: "faq" } });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalledOnce();
  });
});
