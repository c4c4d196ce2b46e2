import type { WidgetScript } from "#renderer";
import { showKeptList } from "../shared/shell/show-kept-list.ts";
import { forgetHotels, hotelOfPage, readRecentHotels, rememberHotel } from "./kept-hotels.ts";

/** Remembers the property of the page and shows the others (HOTEL-14). */
export const start: WidgetScript = (place, { siteId, limits: { recent } }) => {
  const here = hotelOfPage(document);
  if (here) rememberHotel(siteId, here, recent);
  const href = place.querySelector<HTMLElement>("[data-href]")?.dataset.href ?? "";
  const kept = readRecentHotels(siteId).slice(0, recent.hotels);
  showKeptList(place, {
    items: kept.filter(({ id }) => id !== here?.id),
    forget: () => forgetHotels(siteId),
    draw(copy, { id, name, place: town, picture, colour }) {
      const link = copy.querySelector("a");
      const image = copy.querySelector("img");
      const [nameText, placeText] = copy.querySelectorAll("bdi");
      if (!link || !image || !nameText || !placeText) return;
      link.href = href.replace("/0/", `/${id}/`);
      if (image.parentElement) image.parentElement.style.background = colour;
      image.src = picture;
      nameText.textContent = name;
      placeText.textContent = town;
    },
  });
};
