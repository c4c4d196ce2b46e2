import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecentHotel } from "#domain/search";
import type { PageContext } from "#renderer";
import type { HotelDetails } from "#schemas/generated/api/hotels.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { recentHotelAttribute } from "../shared/property/recent-hotel-attribute.ts";
import { dutch } from "../shared/testing/build-page.ts";
import { renderScripted } from "../shared/testing/render-scripted.tsx";
import { hideSnackbar } from "../ui/snackbar/snackbar-store.ts";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { readRecentHotels } from "./kept-hotels.ts";
import { start } from "./recent-hotels.script.ts";
import { RecentHotels } from "./recent-hotels.tsx";

const key = "staywright.recent-hotels.solvanta-in";

const details = (id: number): HotelDetails =>
  ({
    id,
    name: `Hotel ${id}`,
    short_address: "Shivajinagar, Bengaluru",
    best_image: { name: "s-palace-dusk-1", width: 1600, height: 1067, alt: "Front", colour: "#c76b43" },
  }) as HotelDetails;

/** Goes to a property's page and leaves it again. */
function visit(id: number, page?: Partial<PageContext>) {
  const marker = document.createElement("section");
  const [[name, value] = ["", ""]] = Object.entries(recentHotelAttribute(details(id)));
  marker.setAttribute(name, value);
  document.body.append(marker);
  show(page);
  const seen = names();
  marker.remove();
  clear();
  return seen;
}

const show = (page?: Partial<PageContext>) =>
  renderScripted(
    <RecentHotels id="main.recent" props={{ width: "page" }} data={{}} errors={{}} slots={{}} />,
    start,
    page,
  );
const names = () => screen.queryAllByRole("link").map((link) => link.querySelector("strong")?.textContent);

/** Leaves the page. */
const clear = () => document.querySelector("[data-cleared]")?.closest("body > div")?.remove();

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  act(hideSnackbar);
  vi.restoreAllMocks();
});

describe("recent-hotels", () => {
  it("[HOTEL-14] [CONST-05] shows the last five properties that were looked at, newest first, each once", () => {
    for (const id of [1, 2, 3, 2, 4, 5, 6, 7]) visit(id);
    show();
    expect(names()).toEqual(["Hotel 7", "Hotel 6", "Hotel 5", "Hotel 4", "Hotel 2"]);
  });

  it("[HOTEL-14] keeps and shows as many as the site's limits say", () => {
    for (const id of [1, 2, 3, 4]) visit(id);
    const two = { limits: { ...limits, recent: { ...limits.recent, hotels: 2 } } };
    show(two);
    expect(names()).toEqual(["Hotel 4", "Hotel 3"]);
    clear();
    visit(5, two);
    expect(readRecentHotels("solvanta-in").map(({ id }) => id)).toEqual([5, 4]);
  });

  it("[HOTEL-14] leads to the property alone, with its picture and place", () => {
    visit(1204);
    show();
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/1204/");
    expect(link.querySelector("img")?.getAttribute("src")).toBe("/images/s-palace-dusk-1-320.webp");
    expect(link.textContent).toContain("Shivajinagar, Bengaluru");
    clear();
    show({ locale: "hi" });
    expect(screen.getByRole("link").getAttribute("href")).toBe("/1204/?locale=hi");
  });

  it("[HOTEL-14] leaves out the property whose page it stands on", () => {
    visit(1);
    expect(visit(2)).toEqual(["Hotel 1"]);
    expect(visit(2)).toEqual(["Hotel 1"]);
  });

  it("[HOTEL-14] keeps the sites apart", () => {
    visit(1);
    show(dutch);
    expect(names()).toEqual([]);
  });

  it("[HOTEL-14] is nothing at all before the first, and after the guest cleared the list", async () => {
    const isShown = () => screen.queryByRole("heading") !== null;
    show();
    expect(isShown()).toBe(false);
    clear();
    visit(1);
    show();
    expect(isShown()).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Clear list" }));
    expect(isShown()).toBe(false);
    expect(readRecentHotels("solvanta-in")).toEqual([]);
    await screen.findByText("The list is cleared");
  });

  it("[SNACK-01] says that the list is cleared, and puts it back where the guest wants that", async () => {
    for (const id of [1, 2]) visit(id);
    show();
    fireEvent.click(screen.getByRole("button", { name: "Clear list" }));
    const status = await screen.findByRole("status");
    await screen.findByText("The list is cleared");
    expect(status.contains(screen.getByRole("button", { name: "Undo" }))).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(names).toEqual(["Hotel 2", "Hotel 1"]);
    expect(readRecentHotels("solvanta-in").map(({ id }) => id)).toEqual([2, 1]);
    expect(screen.queryByText("The list is cleared")).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: "Clear list" }));
    await screen.findByText("The list is cleared");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("The list is cleared")).toBeNull();
    expect(names()).toEqual([]);
  });

  it("[SNACK-01] goes with the page it was said on", async () => {
    visit(1);
    show();
    fireEvent.click(screen.getByRole("button", { name: "Clear list" }));
    await screen.findByText("The list is cleared");
    act(() => void document.dispatchEvent(new Event("staywright:page")));
    expect(screen.queryByText("The list is cleared")).toBeNull();
  });

  it("[HOTEL-14] [OFF-03] reads damaged storage and that of another format as none", () => {
    const good: RecentHotel = { id: 1, name: "a", place: "b", picture: "/images/c.webp", colour: "#ffffff" };
    for (const text of ["{", "7", "null", "[1204]", "[null]", '[{"id":"1"}]', '[{"id":1,"name":"a"}]']) {
      localStorage.setItem(key, text);
      expect(readRecentHotels("solvanta-in"), text).toEqual([]);
    }
    localStorage.setItem(key, JSON.stringify([{ ...good, colour: 7 }, good]));
    expect(readRecentHotels("solvanta-in")).toEqual([good]);
  });

  it("[OFF-03] goes on when storage is closed, and says so in the log", () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => visit(1)).not.toThrow();
    expect(log).toHaveBeenCalledWith("Some Problem With Local Storage Writing");
  });

  it("can be used by everybody", async () => {
    visit(1);
    visit(2);
    const container = show();
    expect(await axeViolations(container)).toEqual([]);
  });
});
