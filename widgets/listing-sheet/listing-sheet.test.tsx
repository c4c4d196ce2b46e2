import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClosePopupContext } from "../../renderer/view/use-close-popup.ts";
import { WidgetProviders } from "../../renderer/view/widget-providers.tsx";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { ListingSheet } from "./listing-sheet.tsx";

const query = { rating: "4", amenities: "7", checkin: "12/02/2027", checkout: "15/02/2027" };
/** A filter goes in beside the others; an order takes the place of the one before. */
const addedToOthers = { replace: true, keepScroll: true, beside: true };
const inPlaceOfAnother = { ...addedToOthers, beside: false };

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Opens the sheet over a listing as the server renders it. */
async function open(part: "filters" | "sort", { behind = true, locale = "en" } = {}) {
  const page = document.createElement("main");
  for (const [name, title] of [
    ["listing-header", "A city"],
    ["listing-filters", "Two filters on"],
  ] as const) {
    const data = exampleData(name, title);
    page.append(elementOf((await renderWidget(name, { data, query, locale })).html));
  }
  if (behind) document.body.append(page);
  const { environment } = await renderWidget("listing-sheet", { props: { part }, query, locale });
  if (!environment.islands) throw new Error("No island.");
  const navigate = vi.fn();
  const close = vi.fn();
  const islands = { ...environment.islands, queryClient: new QueryClient(), navigate };
  const { container } = render(
    <WidgetProviders environment={{ ...environment, islands }}>
      <ClosePopupContext.Provider value={close}>
        <ListingSheet id={`modal.${part}`} props={{ part }} data={{}} errors={{}} slots={{}} />
      </ClosePopupContext.Provider>
    </WidgetProviders>,
  );
  const last = () => decodeURIComponent(navigate.mock.lastCall?.[0] ?? "");
  const link = (text: string) =>
    [...container.querySelectorAll("a")].find((each) => each.textContent?.includes(text)) as HTMLElement;
  return { page, container, navigate, close, last, link };
}

describe("the filters in a sheet", () => {
  it("opens from a plain link of the page that names it in the address", async () => {
    const { page } = await open("filters");
    const opener = page.querySelector('a[data-modal="filters"]');
    expect(opener?.getAttribute("href")).toMatch(/\?.*checkin=.*&modal=filters$/);
  });

  it("[MODAL-11] shows what the page knows, with its counts, and how many places are left", async () => {
    const { container, link } = await open("filters");
    expect(link("Parking").textContent).toBe("Parking17");
    expect(container.querySelectorAll("[aria-current=true]")).toHaveLength(2);
    expect(within(container).getByRole("button", { name: "Show 64 homes" })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  it("stays open for the next choice, and no choice adds a step back", async () => {
    const { navigate, last, link } = await open("filters");
    await userEvent.click(link("Parking"));
    expect(last()).toMatch(/amenities=7,129.*&modal=filters$/);
    expect(navigate).toHaveBeenLastCalledWith(expect.any(String), addedToOthers);
    await userEvent.click(link("Clear all filters"));
    expect(last()).toMatch(/checkin=.*modal=filters$/);
    expect(last()).not.toMatch(/amenities|rating/);
  });

  it.each(["Show 64 homes", "Close"])("%s leaves the listing with its filters", async (name) => {
    const { container, close, navigate } = await open("filters");
    await userEvent.click(within(container).getByRole("button", { name }));
    expect(close).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("the orders in a sheet", () => {
  it("[MODAL-11] opens from a plain link, shows every order, and a choice closes it", async () => {
    const { page, container, link, last, navigate } = await open("sort");
    expect(page.querySelector('a[data-modal="sort"]')?.getAttribute("href")).toMatch(/&modal=sort$/);
    const orders = [...container.querySelectorAll("ul a")].map((each) => each.textContent);
    expect(orders).toEqual([
      "Recommended",
      "Price, lowest first",
      "Price, highest first",
      "Rating",
      "Distance",
    ]);
    expect(container.querySelector("ol")?.textContent).toContain("Well rated, by many guests");
    await userEvent.click(link("Price, lowest first"));
    expect(last()).toContain("sort=price");
    expect(last()).not.toContain("modal=");
    expect(navigate).toHaveBeenLastCalledWith(expect.any(String), inPlaceOfAnother);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe("a page without a listing", () => {
  it.each(["filters", "sort"] as const)("closes %s at once", async (part) => {
    const { container, close } = await open(part, { behind: false });
    expect(container.textContent).toBe("");
    expect(close).toHaveBeenCalledOnce();
  });
});
