import { type UpgradeAccess, upgradeAccess } from "#domain/booking";
import { todayIn } from "#domain/dates";
import type { Db } from "../../../db/pool.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { policiesAt } from "../../../pricing/cancellation-policies.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadCategorySupply } from "../../../supply/load-category-supply.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";
import type { BookingRow } from "../booking/queries.ts";
import { mailContext } from "../booking/queue-mails.ts";
import { SOLD_OUT } from "../quote/price-stay.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";
import { type LostTerm, type PricedRoom, priceRoom } from "./price-room.ts";

/** A better room that a booking can be moved to, with what would be agreed then. */
export interface Upgrade {
  readonly category: CategorySupply["category"];
  readonly terms: QuoteTerms;
  /** Minor units. */
  readonly total: number;
  readonly roomsLeft: number;
  /** What the booking has and this room cannot have. */
  readonly lost: readonly LostTerm[];
  /** Codes of the meals among it. */
  readonly lostMeals: readonly string[];
  /** Stands for this room at this total for the booking as it is. */
  readonly version: string;
}

/** What a booking can be moved to. */
export interface UpgradeRooms {
  /** The least expensive first. */
  readonly offers: readonly Upgrade[];
  /** Rooms that would be offered were they not taken. */
  readonly taken: ReadonlySet<number>;
}

/** Whether a guest who may change a booking can have it moved at a moment (milliseconds). */
export function upgradeAccessAt(booking: BookingRow, now: number): UpgradeAccess {
  const { status_key, state, checkin, checkout, paid, terms } = booking;
  const today = todayIn(terms.hotel.time_zone, now);
  return upgradeAccess({ statusKey: status_key, state, checkin, checkout, today, paid });
}

/**
 * The rooms of the same property that are better than a booking's (UPG-01), the least expensive first: those
 * that cost more than its own does today, for the very same stay at its own terms, and can be had. None that
 * would make the booking cost less once cancelling it costs something: that would be a part of it cancelled.
 */
export async function upgradeRooms(
  booking: BookingRow,
  context: OperationContext,
  db: Db = context.db,
): Promise<UpgradeRooms> {
  const { property_id, checkin, checkout, currency_code } = booking;
  const now = context.clock();
  const { site } = mailContext(booking, context);
  const [summaries, supply] = [
    await loadPropertySummaries(db, [property_id]),
    await loadCategorySupply(db, { propertyIds: [property_id], from: checkin, to: checkout }),
  ];
  const property = summaries.get(property_id)?.property;
  if (!property || property.currency_code !== currency_code || !isSoldOnSite(property, site)) return NONE;
  if (property.external_booking_url) return NONE;
  const categories = supply.get(property_id) ?? [];
  const price = (category: CategorySupply) => priceRoom(booking, property, category, now);
  const own = categories.find(({ category }) => category.room_category_id === booking.room_category_id);
  const today = (own && price(own)?.total) ?? booking.total;
  const [policy] = policiesAt(booking.terms.cancellation_policies, now);
  const isFree = policy?.charge_percentage === 0;
  const better = categories.flatMap((category) => {
    const priced = category === own ? null : price(category);
    if (!priced || priced.total <= today || (priced.total < booking.total && !isFree)) return [];
    return [{ ...priced, category: category.category }];
  });
  const taken = better.filter(({ refusal }) => refusal !== null && SOLD_OUT.has(refusal));
  return {
    offers: better
      .filter(({ refusal }) => refusal === null)
      .map(({ refusal: _, ...upgrade }) => ({ ...upgrade, version: versionOf(booking, upgrade) }))
      .toSorted((a, b) => a.total - b.total || a.terms.room_category.id - b.terms.room_category.id),
    taken: new Set(taken.map(({ category }) => category.room_category_id)),
  };
}

const NONE: UpgradeRooms = { offers: [], taken: new Set() };

/** Another one after any change of the booking, of the total, and of what the room cannot have. */
function versionOf(
  { booking_id, quote_id, total: before }: BookingRow,
  { terms, total, lost, lostMeals }: Pick<PricedRoom, "terms" | "total" | "lost" | "lostMeals">,
): string {
  return sha256(
    [booking_id, quote_id, before, terms.room_category.id, total, ...lost, ...lostMeals].join(" "),
  );
}
