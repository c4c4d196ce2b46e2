import { readFileSync } from "node:fs";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { hotelOfPage } from "../recent-hotels/kept-hotels.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { PropertyGallery } from "./property-gallery.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

describe("PropertyGallery", () => {
  it("loads the first picture at once and first, every other one when it comes into view", () => {
    const { container } = renderWidget(PropertyGallery, exampleOf(manifest, "Mosaic of a hotel"));
    const [first, ...rest] = [...container.querySelectorAll("img")];
    expect(first?.getAttribute("loading")).toBe("eager");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(new Set(rest.map((image) => image.getAttribute("loading")))).toEqual(new Set(["lazy"]));
  });

  it("opens all pictures through the browser's own popover, without JavaScript", () => {
    const { container } = renderWidget(PropertyGallery, exampleOf(manifest, "Mosaic of a hotel"));
    const target = screen.getByRole("button", { name: "All 6 photos" }).getAttribute("popovertarget");
    expect(container.querySelector("[popover]")?.id).toBe(target);
  });

  it("opens the popup with all pictures, at the one that was pressed, where the site has it", () => {
    const example = exampleOf(manifest, "Mosaic of a hotel");
    renderWidget(PropertyGallery, { ...example, page: { modals: { gallery: {} } as never } });
    expect({ ...screen.getByRole("button", { name: /^Photo 3 of 6/ }).dataset }).toEqual({
      modal: "gallery",
      modalId: "3",
    });
    expect({ ...screen.getByRole("button", { name: "All 6 photos" }).dataset }).toEqual({ modal: "gallery" });
  });

  it("has the button that shares on phones at the edge where pictures stop, never over the next one", () => {
    const css = readFileSync("widgets/property-gallery/property-gallery.module.css", "utf8");
    const [phone, wide] = css.split("@media (width >= 780px)");
    const share = /\.share \{([^}]*)\}/;
    expect(share.exec(phone ?? "")?.[1]).toMatch(/inset-inline-start: var\(--space-3\)/);
    expect(share.exec(phone ?? "")?.[1]).not.toMatch(/inset-inline-end/);
    expect(share.exec(wide ?? "")?.[1]).toMatch(/inset-inline: auto var\(--space-3\)/);
  });

  it("shows the picture of the partial answer when there are no others", () => {
    const { container } = renderWidget(PropertyGallery, exampleOf(manifest, "One picture"));
    expect(container.querySelectorAll("li img").length).toBeGreaterThan(0);
  });

  it("[HOTEL-14] leaves in the page what the browser may remember of the property", () => {
    const { container } = renderWidget(PropertyGallery, exampleOf(manifest, "Mosaic of a hotel"));
    expect(hotelOfPage(container.ownerDocument)).toEqual({
      id: 1204,
      name: "Solvanta Lamplight Court",
      place: "Shivajinagar, Bengaluru",
      picture: "/images/s-palace-dusk-1204-320.webp",
      colour: "#c76b43",
    });
  });
});
