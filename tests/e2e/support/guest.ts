import type { Response } from "playwright";
import { newVisit, type Screen, siteUrl, type Visit, type VisitOptions } from "./browser.ts";
import { BookingPage } from "./pages/booking-page.ts";
import { BookingsPage } from "./pages/bookings-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { HomePage } from "./pages/home-page.ts";
import { ListingPage } from "./pages/listing-page.ts";
import { PropertyPage } from "./pages/property-page.ts";
import { type SiteRecord, siteOf } from "./sites.ts";
import { type Words, wordsOf } from "./words.ts";

/** A visitor of one site, and its pages as the visitor sees them. */
export interface Guest extends Visit {
  readonly site: SiteRecord;
  readonly screen: Screen;
  readonly say: Words;
  readonly home: HomePage;
  readonly listing: ListingPage;
  readonly property: PropertyPage;
  readonly checkout: CheckoutPage;
  readonly booking: BookingPage;
  readonly bookings: BookingsPage;
  /** Loads a page of the site in full. */
  readonly open: (path: string) => Promise<Response>;
}

/** A fresh visitor of a site in its default language, or the one asked for. */
export async function newGuest(
  siteId: string,
  screen: Screen,
  options: VisitOptions & { readonly locale?: string } = {},
): Promise<Guest> {
  const site = siteOf(siteId);
  const visit = await newVisit(screen, options);
  const { page } = visit;
  const say = wordsOf(site.brand, options.locale ?? site.defaultLocale);
  return {
    ...visit,
    site,
    screen,
    say,
    home: new HomePage(page, say),
    listing: new ListingPage(page, say),
    property: new PropertyPage(page, say),
    checkout: new CheckoutPage(page, say),
    booking: new BookingPage(page, say),
    bookings: new BookingsPage(page, say),
    async open(path) {
      const response = await page.goto(siteUrl(siteId, path));
      if (!response) throw new Error(`${path} gave no document.`);
      return response;
    },
  };
}
