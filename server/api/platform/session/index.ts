import { languageTag } from "#domain/text";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

const session = defineOperation({
  id: "session",
  async handle(_, { session: known, startSession, db, site, locale, guestCountry }) {
    const current = known ?? (await startSession?.());
    if (!current) throw new ApiError("unavailable");
    const booking = await db
      .selectFrom("booking")
      .select("booking_id")
      .where((eb) =>
        eb.or([
          eb("session_id", "=", current.id),
          ...(current.userId === null ? [] : [eb("user_id", "=", current.userId)]),
        ]),
      )
      .where("brand_id", "=", site.brand.id)
      .limit(1)
      .modifyEnd(everyShard("a guest books properties anywhere"))
      .executeTakeFirst();
    return {
      csrf_token: current.csrfToken,
      isLoggedIn: current.userId !== null,
      audience: current.audience,
      has_bookings: booking !== undefined,
      expires_at: current.expiresAt.toISOString(),
      app_context: {
        countryCode: site.domain.appCountryCode,
        geoLocationCountry: countryName(guestCountry, locale),
        geoLocationCountryCode: guestCountry,
      },
    };
  },
});

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([languageTag(locale)], { type: "region" }).of(code) ?? code;
}

export const operations: readonly OperationHandler[] = [session];
