import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mountIsland } from "../search-box/testing/mount-search-box.tsx";
import { renderWidget as renderOnPage } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { SearchModal } from "./search-modal.tsx";

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
    ["ja", "3月5日〜3月8日"],
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
    const { visited } = await openOnProperty();
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("1204");
    expect(visited[0]).toContain("checkin=18/12/2026");
  });

  it("[HOTEL-16] [DATE-09] shows on a property's page what each day costs, for its room and guests", async () => {
    const { calls } = await openOnProperty();
    expect(await screen.findByRole("button", { name: /^Saturday, 5 December 2026, ₹/ })).toBeTruthy();
    expect(calls.filter(({ id }) => id === "calendarView")).toMatchObject([
      { input: { hotel_id: 1204, selected_rcid: 12, rooms_config: "1-2_0_0_0" } },
    ]);
  });

  it("[HOTEL-16] says on a property's page what the chosen stay costs in all, from the offer a booking would get", async () => {
    const { calls } = await openOnProperty();
    expect(await screen.findByText("₹10,500 in total")).toBeTruthy();
    expect(calls.filter(({ id }) => id === "roomCategory")).toMatchObject([
      { input: { category_id: 12, available_room_count: { checkin: "2026-12-18", checkout: "2026-12-20" } } },
    ]);
  });

  it("[HOTEL-11] stays on the property's page and says so where the page of the choice does not come, until it does", async () => {
    let isLost = true;
    const { visited } = await openOnProperty(() => isLost);
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const said = await screen.findByText(/^The page for your new choice did not come/);
    expect(said.closest("[role=alert]")).toBeTruthy();
    isLost = false;
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(screen.queryByText(/^The page for your new choice did not come/)).toBeNull();
    expect(visited).toHaveLength(2);
  });
});

/** The popup over a property's page, whose nights in December 2026 all cost the same. */
async function openOnProperty(isLost = () => false) {
  const calls: { id: string; input: unknown }[] = [];
  const days = Array.from({ length: 31 }, (_, index) => ({
    date: `2026-12-${String(index + 1).padStart(2, "0")}`,
    available: true,
    price: 525000,
    rooms_left: 4,
    minimum_stay: 1,
    arrival: true,
    departure: true,
    stay_lengths: [{ fewest: 1, most: 30 }],
  }));
  const shown = renderOnPage(SearchModal, {
    props: { part: "stay" },
    page: {
      query: {
        checkin: "18/12/2026",
        checkout: "20/12/2026",
        rooms_config: "1-2_0_0_0",
        selected_rcid: "12",
      },
    },
    isLost,
    caller: async (id, input) => {
      calls.push({ id, input });
      if (id === "roomCategory")
        return {
          hotel_id: 1204,
          available: true,
          currency_code: "INR",
          currency_symbol: "₹",
          stay: { checkin: "2026-12-18", checkout: "2026-12-20" },
          category: { pricing: { summed_final_price: 1050000 } },
        };
      return {
        hotel_id: 1204,
        currency_code: "INR",
        currency_symbol: "₹",
        stay_charges: 0,
        days,
        today: "2026-11-20",
        as_of: "2026-11-20T08:00:00Z",
      };
    },
  });
  await screen.findAllByRole("tab");
  return { ...shown, calls };
}
