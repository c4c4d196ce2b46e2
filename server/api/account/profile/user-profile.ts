import { consentApplies } from "#domain/consent";
import type { UserProfile, UserProfileInput, UserProfileOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { consentsOf } from "../account-consents.ts";
import { type Account, accountOf, contactsOf } from "../accounts.ts";
import { linkedProviders } from "../security/linked-providers.ts";
import { provenWays } from "../security/proven-ways.ts";

/**
 * The guest's own account (ACC-14, PROF-01); whoever is not signed in is led to where one does that
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
  const { db, guestCountry, site } = context;
  const [contacts, providers, consents] = await Promise.all([
    contactsOf(db, account),
    linkedProviders(account, context),
    consentsOf(account, context),
  ]);
  const phone = contacts.find(({ kind }) => kind === "phone");
  return {
    userId: account.user_id,
    userStatus: contacts.length > 0 ? "VERIFIED" : "UNVERIFIED",
    title: account.title,
    firstName: account.first_name,
    lastName: account.last_name,
    ...(phone ? { phoneNumber: phone.value } : {}),
    ...(account.email === null ? {} : { emailId: account.email }),
    streetName: account.street_name,
    streetNo: account.street_no,
    postalCode: account.postal_code,
    city: account.city,
    gdprConsent: account.gdpr_consent_at !== null,
    language: account.locale,
    gdpr: consentApplies(guestCountry, site.domain.appCountryCode),
    gdpr_data: consents,
    verificationInfo: provenWays(contacts),
    oAuthData: providers,
  };
}
