import { addDays, calendarEnd, compareDates, datesFrom } from "#domain/dates";
import type { CalendarViewInput, CalendarViewOutput } from "#schemas/generated/api/hotels.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { rolePriceOf } from "../../../platform/operations/member-price.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { stayCharges } from "../../../pricing/night-price.ts";
import { partyRefusal } from "../../../pricing/party-refusal.ts";
import { currencySymbol } from "../../../supply/currency-symbol.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadCategorySupply } from "../../../supply/load-category-supply.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { readStay } from "../search/read-stay.ts";
import { calendarDay } from "./calendar-day.ts";
import { categoryCalendar } from "./category-calendar.ts";

/**
 * Price and rules per day (API-13, HOTEL-16, DATE-07): this month and the next ones that
 * `limits.stays.calendarMonths` counts, unless other days are asked for.
 */
const calendarView = defineOperation({ id: "calendarView", handle: viewCalendar });

export const operations: readonly OperationHandler[] = [calendarView];

async function viewCalendar(
  input: CalendarViewInput,
  context: OperationContext,
): Promise<CalendarViewOutput> {
  const { db, site, release } = context;
  const now = context.clock();
  const property = await db
    .selectFrom("property")
    .selectAll()
    .where("property_id", "=", input.hotel_id)
    .executeTakeFirst();
  if (!property || !isSoldOnSite(property, site)) throw new ApiError("not_found");
  const limits = stayLimitsOf(property, site, now);
  const { rooms } = readStay({ rooms_config: input.rooms_config }, limits, site.country, property);
  const from = input.start_time ?? limits.today;
  const asked = input.end_time ?? calendarEnd(from, limits.calendarMonths);
  const to = earliest(latest(asked, from), addDays(from, mostDays));
  // The longest stay that begins on the last day counts too.
  const supply = await loadCategorySupply(db, {
    propertyIds: [input.hotel_id],
    from,
    to: addDays(to, limits.maxNights),
  });
  const categories = supply.get(input.hotel_id) ?? [];
  const chosen =
    input.selected_rcid === anyCategory
      ? undefined
      : categories.find((each) => each.category.room_category_id === input.selected_rcid);
  const rules = { rooms, limits, currencyCode: property.currency_code, minRooms: property.min_rooms };
  const calendar = {
    categories: (chosen ? [chosen] : categories).map((each) => categoryCalendar(each, rules)),
    rooms,
    limits,
    fees: property.fees,
    fits: partyRefusal(property, rooms, site.limits.rooms.max) === null,
    hidePrices: property.hide_prices,
    memberPercent: rolePriceOf(context).memberPercent,
  };
  const charges = property.hide_prices ? 0 : stayCharges(property.fees, rooms);
  return {
    hotel_id: input.hotel_id,
    ...(chosen ? { room_category_id: chosen.category.room_category_id } : {}),
    currency_code: property.currency_code,
    currency_symbol: currencySymbol(release, property.currency_code),
    ...(charges > 0 ? { stay_charges: charges } : {}),
    days:
      categories.length > 0 ? datesFrom(from, addDays(to, 1)).map((date) => calendarDay(calendar, date)) : [],
    today: limits.today,
    as_of: new Date(now).toISOString(),
  };
}

/**
 * Stands for "whichever category a booking would get" (API-13); so does the id of no category of this
 * property.
 */
const anyCategory = 1;

const mostDays = 1100;

/** The earlier of two civil dates, whose order is the order of their text. */
function earliest(a: string, b: string): string {
  return compareDates(a, b) < 0 ? a : b;
}

function latest(a: string, b: string): string {
  return compareDates(a, b) < 0 ? b : a;
}
