import type {
  MemberFigures,
  WizardMembershipInput,
  WizardMembershipOutput,
} from "#schemas/generated/api/membership.ts";
import type { DisplayPricing } from "#schemas/generated/api/price.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf } from "../accounts.ts";
import { homeChoices, homeHotel } from "./home-hotel.ts";
import {
  currentOf,
  type Membership,
  membershipDetail,
  membershipsOfAccount,
  presentMembership,
} from "./memberships.ts";
import { successBenefits } from "./success-benefits.ts";

/**
 * The guest's own membership with its days, home hotel and what it has come to (WIZ-07); whoever is not
 * signed in is led to where one does that, and back.
 */
export async function wizardMembership(
  { do: begun }: WizardMembershipInput,
  context: OperationContext,
): Promise<WizardMembershipOutput> {
  const { db, clock } = context;
  const account = await accountOf(context);
  if (!account) return { redirect: signInPath(begun, context) };
  const now = clock();
  const all = await membershipsOfAccount(db, account);
  const membership_detail = membershipDetail(all, now);
  const current = currentOf(all, now);
  if (!current) {
    const past = all.find(({ state }) => state !== "pending");
    return { membership_detail, ...(past && { ended_on: past.end_date }) };
  }
  const [home, choices, figures, success_benefits] = await Promise.all([
    homeHotel(current.base_hotel_id, context),
    homeChoices(account, context),
    figuresOf(current, context),
    successBenefits(current, context),
  ]);
  return {
    membership_detail,
    membership: presentMembership(current, context),
    ...(home && { home_hotel: home }),
    home_choices: choices.filter(({ id }) => id !== home?.id),
    figures,
    success_benefits,
  };
}

/** Stays that were booked since the membership began, and what they cost less for it. */
async function figuresOf(
  { user_id, brand_id, created_at }: Membership,
  { db }: Pick<OperationContext, "db">,
): Promise<MemberFigures> {
  const bookings = await db
    .selectFrom("booking")
    .select(["terms", "currency_code"])
    .where("user_id", "=", user_id)
    .where("brand_id", "=", brand_id)
    .where("state", "!=", "cancelled")
    .where("created_at", ">=", created_at)
    .modifyEnd(everyShard("a guest books properties anywhere"))
    .execute();
  const saved = new Map<string, number>();
  for (const { terms, currency_code } of bookings) {
    const { wizard_discount_amount: amount, price_for = "member" } = (terms as PricedTerms).pricing;
    if (amount > 0 && price_for === "member")
      saved.set(currency_code, (saved.get(currency_code) ?? 0) + amount);
  }
  return {
    booking_count: bookings.length,
    amounts_saved: [...saved].map(([currency_code, amount]) => ({ amount, currency_code })),
  };
}

/** What of a booking's terms is read here. */
interface PricedTerms {
  readonly pricing: Pick<DisplayPricing, "wizard_discount_amount" | "price_for">;
}

function signInPath(begun: string | undefined, { locale, site }: OperationContext): string {
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  const back = String(new URLSearchParams({ ...(begun && { do: begun }), ...own }));
  const query = new URLSearchParams({ ...own, retUrl: `/wizardprofile${back && `?${back}`}` });
  return `/login?${String(query).replaceAll("%2F", "/")}`;
}
