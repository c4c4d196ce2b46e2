import { addRecentHotel, type RecentHotel } from "#domain/search";
import { keep, readKeptList } from "../shared/shell/kept-list.ts";

/**
 * Properties kept on this device, newest first. Storage that is missing, closed, damaged or of another format
 * reads as none (OFF-03).
 */
export function readRecentHotels(siteId: string): readonly RecentHotel[] {
  return readKeptList("localStorage", recentHotelsKey(siteId), isRecentHotel);
}

/** Puts a property on top of this device's list (HOTEL-14). */
export function rememberHotel(
  siteId: string,
  hotel: RecentHotel,
  limits: Parameters<typeof addRecentHotel>[2],
): void {
  keep("localStorage", recentHotelsKey(siteId), addRecentHotel(readRecentHotels(siteId), hotel, limits));
}

/** Forgets all properties of this device; returns what puts them back. */
export function forgetHotels(siteId: string): () => void {
  const forgotten = readRecentHotels(siteId);
  keep("localStorage", recentHotelsKey(siteId), []);
  return () => keep("localStorage", recentHotelsKey(siteId), forgotten);
}

/**
 * The property the shown page is about, as `recentHotelAttribute` left it there; undefined on other pages.
 */
export function hotelOfPage(page: Document): RecentHotel | undefined {
  const text = page.querySelector<HTMLElement>("[data-recent-hotel]")?.dataset.recentHotel;
  return text ? (JSON.parse(text) as RecentHotel) : undefined;
}

function isRecentHotel(value: unknown): value is RecentHotel {
  const { id, ...texts } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    ["name", "place", "picture", "colour"].every((field) => typeof texts[field] === "string")
  );
}

/** What this device keeps them under. */
export function recentHotelsKey(siteId: string): `staywright.recent-hotels.${string}` {
  return `staywright.recent-hotels.${siteId}`;
}
