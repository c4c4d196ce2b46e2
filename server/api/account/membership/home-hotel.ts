import type {
  HomeHotel,
  SetWizardBaseInput,
  SetWizardBaseOutput,
} from "#schemas/generated/api/membership.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadPropertySummaries, type PropertySummary } from "../../../supply/property-summary.ts";
import { type Account, accountOf } from "../accounts.ts";
import { currentOf, membershipsOfAccount } from "./memberships.ts";

/**
 * Sets the home hotel of a member: one that the site sells (WIZ-05). @throws ApiError `forbidden` for whoever
 * is no member, `validation_failed` at `base_hotel_id`.
 */
export async function setWizardBase(
  { base_hotel_id }: SetWizardBaseInput,
  context: OperationContext,
): Promise<SetWizardBaseOutput> {
  const { db, clock } = context;
  const account = await accountOf(context);
  const current = account && currentOf(await membershipsOfAccount(db, account), clock());
  if (!current) throw new ApiError("forbidden", { details: { reason: "member" } });
  const home_hotel = await demandSold(base_hotel_id, context);
  await db
    .updateTable("membership")
    .set({ base_hotel_id })
    .where("user_id", "=", current.user_id)
    .where("membership_id", "=", current.membership_id)
    .execute();
  return { home_hotel };
}

/** A property that the site sells. @throws ApiError `validation_failed` at `base_hotel_id`. */
export async function demandSold(
  id: number,
  { db, site, locale }: Pick<OperationContext, "db" | "site" | "locale">,
): Promise<HomeHotel> {
  const summary = (await loadPropertySummaries(db, [id])).get(id);
  if (!summary || !isSoldOnSite(summary.property, site))
    throw new ApiError("validation_failed", {
      fields: [{ field: "base_hotel_id", code: "hotel-unknown", message: "This property is not sold here." }],
    });
  return presentHome(summary, locale);
}

/** A member's home hotel; undefined where there is none, and where the site sells it no more. */
export async function homeHotel(
  id: number | null,
  { db, site, locale }: Pick<OperationContext, "db" | "site" | "locale">,
): Promise<HomeHotel | undefined> {
  if (id === null) return undefined;
  const summary = (await loadPropertySummaries(db, [id])).get(id);
  return summary && isSoldOnSite(summary.property, site) ? presentHome(summary, locale) : undefined;
}

/**
 * What may become it: where the guest has stayed or will, and what they saved, as far as the site sells it.
 */
export async function homeChoices(
  { user_id, brand_id }: Account,
  { db, site, locale }: Pick<OperationContext, "db" | "site" | "locale">,
): Promise<HomeHotel[]> {
  const [stays, saved] = await Promise.all([
    db
      .selectFrom("booking")
      .select("property_id")
      .where("user_id", "=", user_id)
      .where("brand_id", "=", brand_id)
      .where("state", "!=", "cancelled")
      .orderBy("created_at", "desc")
      .limit(MOST)
      .modifyEnd(everyShard("a guest books properties anywhere"))
      .execute(),
    db
      .selectFrom("wishlist_item")
      .select("property_id")
      .where("user_id", "=", user_id)
      .orderBy("created_at", "desc")
      .limit(MOST)
      .execute(),
  ]);
  const ids = [...new Set([...stays, ...saved].map(({ property_id }) => property_id))].slice(0, MOST);
  const summaries = await loadPropertySummaries(db, ids);
  return ids
    .flatMap((id) => summaries.get(id) ?? [])
    .filter(({ property }) => isSoldOnSite(property, site))
    .map((summary) => presentHome(summary, locale));
}

function presentHome({ property, city }: PropertySummary, locale: string): HomeHotel {
  return { id: property.property_id, name: property.name, city: city.names[locale] ?? city.name };
}

/** A list offers no more. */
const MOST = 12;
