import { bookingAccess } from "#domain/booking";
import { nationalDigits, phoneKey } from "#domain/guest";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import type { Db } from "../../../db/pool.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { Clock } from "../../../platform/clock.ts";
import { sameSecret, sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { Session } from "../../../platform/session/session.ts";
import { type BookingRow, findBooking } from "./queries.ts";

export type Access = BookingDetail["access"];

export interface BookingProof {
  readonly bookingId: string;
  readonly session: Session | null;
  /** Token of a mail's link. */
  readonly token?: string | undefined;
  /** Phone as typed, and the calling code when it was asked for. */
  readonly phone?: string | undefined;
  readonly callingCode?: string | undefined;
}

/**
 * A booking and what the visitor has proved about it (MODE-08), or null: no such booking and a wrong proof
 * are the same answer after the same work. Every look-up is made whatever the earlier ones found. A brand
 * knows its own bookings only.
 */
export async function openBooking(
  { db, clock, site }: Pick<OperationContext, "db" | "clock" | "site">,
  proof: BookingProof,
): Promise<{ readonly booking: BookingRow; readonly access: Access } | null> {
  const now = new Date(clock());
  const [found, grant, link, phones] = await Promise.all([
    findBooking(db, proof.bookingId),
    db
      .selectFrom("session_grant")
      .select("access")
      .where("session_id", "=", proof.session?.id ?? "")
      .where("booking_id", "=", proof.bookingId)
      .where("expires_at", ">", now)
      .executeTakeFirst(),
    db
      .selectFrom("booking_link")
      .select("booking_id")
      .where("token_hash", "=", sha256(proof.token ?? ""))
      .where("expires_at", ">", now)
      .executeTakeFirst(),
    provenPhones(db, site.brand.id, proof.session),
  ]);
  // On the sites of another brand there is no such booking, whatever is proved.
  const booking = found?.brand_id === site.brand.id ? found : undefined;
  const visitor = {
    ownsBooking: proof.session !== null && booking !== undefined && ownerOf(booking, proof.session),
    hasToken: grant?.access === "token" || (link !== undefined && link.booking_id === proof.bookingId),
    phoneMatches: [grant?.access === "masked", phoneMatches(booking?.guest_phone ?? "0:0", proof)].includes(
      true,
    ),
    phoneConfirmed: phones.some((phone) => isPhoneOf(booking?.guest_phone ?? "0:0", phone)),
  };
  const { see } = bookingAccess(visitor);
  if (!booking || see === "nothing") return null;
  if (see === "masked") return { booking, access: "masked" };
  return { booking, access: visitor.ownsBooking ? "owner" : visitor.hasToken ? "token" : "code" };
}

/** Numbers that the guest of a session has proved by a code, as E.164. */
async function provenPhones(db: Db, brandId: string, session: Session | null): Promise<readonly string[]> {
  if (session === null || session.userId === null) return [];
  const rows = await db
    .selectFrom("account_contact")
    .select("value")
    .where("brand_id", "=", brandId)
    .where("user_id", "=", session.userId)
    .where("kind", "=", "phone")
    .modifyEnd(everyShard("what a guest proved lies where its value does"))
    .execute();
  return rows.map(({ value }) => value);
}

/** Whether a number as E.164 is the one that a booking keeps. */
function isPhoneOf(kept: string, phone: string): boolean {
  const [code = ""] = kept.split(":");
  return phone.startsWith(`+${code}`) && phoneKey(code, phone) === kept;
}

/** Lets a session see a booking for a day, so that token and phone can leave the address. */
export async function grantBooking(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  session: Session,
  booking: BookingRow,
  access: "token" | "masked",
): Promise<void> {
  const now = clock();
  const values = { created_at: new Date(now), expires_at: new Date(now + GRANT_MS), access };
  await db
    .insertInto("session_grant")
    .values({
      session_id: session.id,
      booking_id: booking.booking_id,
      property_id: booking.property_id,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["session_id", "booking_id"]).doUpdateSet(values))
    .execute();
}

function ownerOf(booking: BookingRow, session: Session): boolean {
  return booking.session_id === session.id || (session.userId !== null && booking.user_id === session.userId);
}

/** Without a calling code the national number has to match, typed alone or behind its code. */
function phoneMatches(kept: string, { phone = "", callingCode: code }: BookingProof): boolean {
  if (code) return sameSecret(kept, phoneKey(code, phone));
  const [keptCode = "", keptNumber = ""] = kept.split(":");
  const typed = nationalDigits("", phone).replace(/^0+/, "");
  return [keptNumber, keptCode + keptNumber].map((number) => sameSecret(number, typed)).includes(true);
}

const GRANT_MS = 24 * 60 * 60_000;
