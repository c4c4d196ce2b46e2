import { sql } from "kysely";
import { BOOKING_TABS, type BookingTab, bookingTabStatuses } from "#domain/booking";
import { todayIn } from "#domain/dates";
import type { BookingListInput, BookingListOutput } from "#schemas/generated/api/booking.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { withSignedImage } from "../../../supply/pictures/signed-image.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";
import { inWordsOf } from "../agreed-words.ts";
import { presentBookingCard } from "./presenter.ts";
import { type BookingRow, holdEndsOf } from "./queries.ts";

/**
 * The session's bookings and the ones it has looked up (BDET-09): coming stays by nearness, then past ones.
 * @throws ApiError `validation_failed`.
 */
export async function bookingList(
  input: BookingListInput,
  context: OperationContext,
): Promise<BookingListOutput> {
  const { db, session, clock, site, signPicture } = context;
  const offset = input.offset ?? input.format_response?.batch?.offset ?? 0;
  const statuses = statusesOf(input.status ?? input.filters?.status);
  if (!session) return { bookings: [], count: 0, offset };
  const today = todayIn(site.country.timeZone, clock());
  let query = db
    .selectFrom("booking")
    .modifyEnd(everyShard("a guest books properties anywhere"))
    .where("brand_id", "=", site.brand.id)
    .where((eb) =>
      eb.or([
        eb("session_id", "=", session.id),
        eb(
          "booking_id",
          "in",
          eb
            .selectFrom("session_grant")
            .select("booking_id")
            .where("session_id", "=", session.id)
            .where("expires_at", ">", new Date(clock())),
        ),
        ...(session.userId ? [eb("user_id", "=", session.userId)] : []),
      ]),
    );
  const part = input.filters?.sub_source;
  if (part) query = query.where(sql`request->>'sub_source'`, "=", part);
  if (statuses) query = query.where("status_key", "in", [...statuses]);
  const [rows, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy(sql`checkout <= ${today}`)
      .orderBy(sql`abs(checkin - ${today}::date)`)
      .orderBy("created_at", "desc")
      .offset(offset)
      .limit(input.count ?? input.format_response?.batch?.count ?? site.limits.search.bookingPage)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  const kept = rows as BookingRow[];
  const summaries = await loadPropertySummaries(
    db,
    kept.map(({ property_id }) => property_id),
  );
  const bookings = await inWordsOf(context, kept, summaries);
  const holdEnds = await holdEndsOf(db, bookings);
  return {
    bookings: bookings.map((row) =>
      withSignedImage(presentBookingCard(row, holdEnds.get(row.hold_id)), signPicture),
    ),
    count,
    offset,
    ...(session.userId !== null && { of_account: true }),
  };
}

/**
 * Status codes of a tab or of a list of codes (BSTAT-05); null for all. Tabs take the codes of both kinds of
 * property.
 */
function statusesOf(text: string | undefined): readonly number[] | null {
  if (!text) return null;
  const tabs = TABS.get(text);
  if (tabs)
    return tabs.flatMap((tab) => [
      ...new Set([...bookingTabStatuses(tab, "hotel"), ...bookingTabStatuses(tab, "home")]),
    ]);
  const codes = text.split(",").map(Number);
  if (codes.every((code) => Number.isInteger(code) && code >= 0 && code <= 21)) return codes;
  throw new ApiError("validation_failed", {
    fields: [{ field: "status", code: "unknown", message: "No such status." }],
  });
}

/** What a guest calls upcoming or completed is called confirmed or checked out for hotels. */
const TABS: ReadonlyMap<string, readonly BookingTab[]> = new Map<string, readonly BookingTab[]>([
  ...BOOKING_TABS.map((tab) => [tab, [tab]] as const),
  ["upcoming", ["upcoming", "confirmed", "checked-in"]],
  ["completed", ["completed", "checked-out"]],
]);
