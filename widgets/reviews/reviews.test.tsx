import { cleanup, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { PageContext } from "#renderer";
import type { GuestImage, HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { newestGuestImages } from "./newest-guest-images.ts";
import { Reviews } from "./reviews.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const picture = (name: string, of: Omit<GuestImage, "image"> = {}): GuestImage => ({
  image: { name, width: 1600, height: 1067, alt: `Picture ${name}`, colour: "#e9c78d" },
  ...of,
});

/** Eight days, the oldest first, one of them twice. */
const many = [...Array(8).keys()]
  .map((index) => picture(`p${index}`, { author: "Meera", date: `2026-10-0${index + 1}` }))
  .concat(picture("p7", { author: "Meera", date: "2026-10-08" }));

function show(guest_images: readonly GuestImage[], page?: Partial<PageContext>, title = "With reviews") {
  const example = exampleOf(manifest, title);
  const { details } = example.data as { details: HotelDetailsOutput };
  details.hotel.guest_images = [...guest_images];
  return renderWidget(Reviews, { ...example, ...(page ? { page } : {}) });
}

/** Texts of the pictures in the page itself, without the popover that shows them larger. */
function shown(container: HTMLElement): readonly (string | null)[] {
  return [...container.querySelectorAll("li img")]
    .filter((image) => !image.closest("[popover]"))
    .map((image) => image.getAttribute("alt"));
}

describe("Reviews", () => {
  it("[HOTEL-15] says that the reviews could not be read, with the score that is known and a way to try again", () => {
    const example = exampleOf(manifest, "With reviews");
    const { details } = example.data as { details: HotelDetailsOutput };
    const { reviews_summary } = details.hotel;
    details.hotel.reviews_summary = { ...reviews_summary, reviews: [], failed: true };
    renderWidget(Reviews, { ...example, page: { ...example.page, url: "/1204/?checkin=18/12/2026" } });
    expect(screen.getByText("The reviews could not be loaded.")).toBeTruthy();
    const retry = screen.getByRole("link", { name: "Try again" });
    expect(retry.getAttribute("href")).toBe("/1204/?checkin=18/12/2026");
    expect(screen.getByText(/^Rated 4\.4 out of 5/)).toBeTruthy();
  });

  it("sets the title of a review in the direction of its text", () => {
    const { container } = show([]);
    const titles = [...container.querySelectorAll("article h3")];
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      const text = title.closest("article")?.querySelector("header + p");
      expect(title.getAttribute("dir")).toBe("auto");
      expect(text?.getAttribute("dir")).toBe("auto");
    }
  });

  it("[HOTEL-14] shows six pictures of guests, newest first, none twice", () => {
    const { container } = show(many);
    expect(shown(container)).toEqual(["p7", "p6", "p5", "p4", "p3", "p2"].map((name) => `Picture ${name}`));
  });

  it("[HOTEL-14] shows as many as the site's limits say", () => {
    const layout = { ...limits.layout, guestImages: 2 };
    const { container } = show(many, { limits: { ...limits, layout } });
    expect(shown(container)).toHaveLength(2);
    cleanup();
    show(many, { limits: { ...limits, layout: { ...layout, guestImages: 0 } } });
    expect(screen.queryByText("Photos by guests")).toBeNull();
  });

  it("[HOTEL-14] says who took a picture and when, where that is known", () => {
    show([picture("a", { author: "Meera", date: "2026-10-08" }), picture("b")]);
    const [first, second] = screen.getAllByRole("figure");
    expect(
      within(first as HTMLElement)
        .getByText("Meera")
        .closest("figcaption")?.textContent,
    ).toBe("Meera October 2026");
    expect(within(second as HTMLElement).getByText("A guest")).toBeTruthy();
  });

  it("[HOTEL-14] opens them larger through the browser's own popover, without JavaScript", () => {
    const { container } = show(many);
    const open = screen.getByRole("button", { name: "Photo 1 of 6: Picture p7. Show all photos" });
    const browser = container.querySelector(`[popover][id="${open.getAttribute("popovertarget")}"]`);
    expect(browser?.querySelectorAll("figure")).toHaveLength(6);
    expect(manifest.render.hydrate).toBe("none");
  });

  it("[HOTEL-14] says nothing of pictures when there are none, and shows them when nobody wrote a word", () => {
    const { container } = show([]);
    expect(container.querySelector("img, [popover]")).toBeNull();
    cleanup();
    show([], undefined, "New here");
    expect(screen.queryByRole("heading")).toBeNull();
    show(many, undefined, "New here");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Photos by guests");
  });
});

describe("newest guest images", () => {
  const image = fc
    .record({
      name: fc.constantFrom("a", "b", "c", "d", "e"),
      date: fc.option(fc.constantFrom("2026-01-31", "2026-02-01", "2025-12-30"), { nil: undefined }),
    })
    .map(({ name, date }) => picture(name, date ? { date } : {}));

  it("[HOTEL-14] is in order, without doubles and within the limit, whatever came", () => {
    fc.assert(
      fc.property(fc.array(image), fc.nat(8), (images, guestImages) => {
        const list = newestGuestImages(images, { guestImages });
        const names = list.map((each) => each.image.name);
        const dates = list.map((each) => each.date ?? "");
        expect(dates).toEqual(dates.toSorted().toReversed());
        expect(new Set(names).size).toBe(names.length);
        const different = new Set(images.map((each) => each.image.name)).size;
        expect(list).toHaveLength(Math.min(different, guestImages));
      }),
    );
  });
});
