import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GuestImage, HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import gallery from "../../property-gallery/widget.json" with { type: "json" };
import { exampleOf, renderWidget } from "../../shared/testing/render-widget.tsx";
import { axeViolations } from "../../ui/testing/axe-violations.ts";
import { GalleryPopup } from "./gallery-popup.tsx";

const scrolled = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolled(this.querySelector("figcaption")?.textContent);
};

afterEach(() => {
  cleanup();
  scrolled.mockClear();
  history.replaceState({}, "", "/");
});

const { details } = exampleOf(gallery, "Mosaic of a hotel").data as { readonly details: HotelDetailsOutput };
const pictures = details.hotel.hotel_images;
const [first] = pictures;
const guestImages = [
  { image: { ...first, name: "g1", alt: "The rain tree" }, author: "Asha", date: "2026-08-04" },
] as readonly GuestImage[];

/** Opens the popup at a picture; the first `failures` calls fail. */
function open({ at = "", failures = 0 } = {}) {
  let calls = 0;
  history.replaceState({}, "", `/1204/?modal=gallery${at && `&modal_id=${at}`}`);
  const caller = async () => {
    if (++calls <= failures) throw new Error("no answer");
    return { ...details, hotel: { ...details.hotel, guest_images: guestImages } };
  };
  return renderWidget(GalleryPopup as never, { caller: caller as never });
}

describe("GalleryPopup", () => {
  it("shows all pictures of the property with what they show, then those of its guests with who took them", async () => {
    const { container } = open();
    expect(await screen.findByRole("heading", { name: `Photos of ${details.hotel.name}` })).toBeTruthy();
    const shown = [...container.querySelectorAll("figcaption")].map((each) => each.textContent);
    expect(shown).toEqual([...pictures.map(({ alt }) => alt), "The rain tree Asha August 2026"]);
    expect(scrolled).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
  });

  it("opens at the picture that was pressed", async () => {
    open({ at: "3" });
    await screen.findByRole("heading", { name: "Photos by guests" });
    expect(scrolled.mock.calls).toEqual([[pictures[2]?.alt]]);
  });

  it("can be tried again when the answer did not come", async () => {
    open({ failures: 1 });
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Photos by guests" })).toBeTruthy();
  });
});
