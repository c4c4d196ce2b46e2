import type { UserProfile, UserProfileInput, UserProfileOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type Account, accountOf } from "../accounts.ts";
import { provenState } from "../user-state.ts";

/**
 * The guest's own account (PROF-01); whoever is not signed in is led to where one does that
 * (ROUTE-14), and gets nothing where a page is for strangers too.
 */
export async function userProfile(
  { optional = false }: UserProfileInput,
  context: OperationContext,
): Promise<UserProfileOutput> {
  const account = await accountOf(context);
  if (!account && optional) return {};
  if (!account) {
    const { locale, site } = context;
    const query = locale === site.defaultLocale ? "" : `?locale=${locale}`;
    const back = new URLSearchParams({ retUrl: `/accountdetails${query}` });
    return { redirect: `/login${query ? `${query}&` : "?"}${back}` };
  }
  return { profile: await presentProfile(account, context) };
}

/** An account as its own guest sees it. */
export async function presentProfile(account: Account, context: OperationContext): Promise<UserProfile> {
  const { countryCode: _, ...proven } = await provenState(account, context);
  return {
    userId: account.user_id,
    ...(account.role && { role: account.role }),
    title: account.title,
    firstName: account.first_name,
    lastName: account.last_name,
    streetName: account.street_name,
    streetNo: account.street_no,
    postalCode: account.postal_code,
    city: account.city,
    gdprConsent: account.gdpr_consent_at !== null,
    language: account.locale,
    ...proven,
  };
}
