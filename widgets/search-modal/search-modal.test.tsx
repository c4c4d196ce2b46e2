// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mountIsland } from "../search-box/testing/mount-search-box.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";

const query = { checkin: "12/02/2027", checkout: "15/02/2027", location: "Lisbon" };
const stay = { props: { part: "stay" }, query };

afterEach(cleanup);

describe("SearchModal", () => {
  it("[MODAL-07] shows dates and rooms as tabs that say what is chosen", async () => {
    const { container } = await mountIsland("search-modal", stay);
    const dates = await screen.findByRole("tab", {
      name: /Choose your dates12 Feb – 15 Feb/,
      selected: true,
    });
    expect(await axeViolations(container)).toEqual([]);
    dates.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("1 room · 2 adults");
    expect(screen.getByRole("spinbutton", { name: "Adults" })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each([
    ["en", "05 Mar – 08 Mar"],
    ["ja", "3月5日 – 3月8日"],
    ["ar", "05 مارس – 08 مارس"],
  ])("[LOC-06] writes the days of the stay short in %s: %s", async (locale, days) => {
    const query = { checkin: "05/03/2027", checkout: "08/03/2027", location: "Jaipur" };
    await mountIsland("search-modal", { ...stay, query, site: "solvanta-in", locale });
    expect((await screen.findAllByRole("tab"))[0]?.textContent).toContain(days);
  });

  it("[LOC-03] [MODAL-07] moves between the tabs along the line of reading", async () => {
    await mountIsland("search-modal", { ...stay, site: "solvanta-ae", locale: "ar" });
    (await screen.findAllByRole("tab"))[0]?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getAllByRole("tab")[1]?.getAttribute("aria-selected")).toBe("true");
  });

  it("[MODAL-07] goes from dates to rooms and on to the results of the same place", async () => {
    const { container, visited } = await mountIsland("search-modal", stay);
    await screen.findAllByRole("tab");
    await userEvent.click(container.querySelector('[data-date="2027-02-17"]') as Element);
    await userEvent.click(container.querySelector('[data-date="2027-02-19"]') as Element);
    await userEvent.click(screen.getByRole("tab", { name: /Rooms and guests/ }));
    await userEvent.click(screen.getByRole("button", { name: "One more: Adults" }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited).toHaveLength(1);
    expect(visited[0]).toContain("location=Lisbon");
    expect(visited[0]).toContain("checkin=17/02/2027&checkout=19/02/2027");
    expect(visited[0]).toContain("rooms_config=1-3_0_0_0");
  });

  it("[MODAL-07] stays on the property whose page is open", async () => {
    const { visited } = await mountIsland("search-modal", { ...stay, route: { hotelId: "1204" } });
    await screen.findAllByRole("tab");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("1204");
    expect(visited[0]).toContain("checkin=12/02/2027");
  });
});
