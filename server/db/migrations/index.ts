import { supply } from "./0001-supply.ts";
import { bookings } from "./0002-bookings.ts";
import { platform } from "./0003-platform.ts";
import { bookingLinks } from "./0004-booking-links.ts";
import { localisedTexts } from "./0005-localised-texts.ts";
import { firstView } from "./0006-first-view.ts";
import { releases } from "./0007-releases.ts";
import { unsaidTimes } from "./0008-unsaid-times.ts";
import { guestImages } from "./0009-guest-images.ts";
import { noPopularity } from "./0010-no-popularity.ts";
import { coupons } from "./0011-coupons.ts";
import { secretsOfMail } from "./0012-secrets-of-mail.ts";
import { inboxFolder } from "./0013-inbox-folder.ts";
import { provenHolds } from "./0014-proven-holds.ts";
import { releaseActors } from "./0015-release-actors.ts";
import { bookingMeals } from "./0016-booking-meals.ts";
import { releasePlans } from "./0017-release-plans.ts";
import { namesOfParts } from "./0018-names-of-parts.ts";
import { releaseCanaries } from "./0019-release-canaries.ts";
import { partnerInquiries } from "./0020-partner-inquiries.ts";
import { sessionClaims } from "./0021-session-claims.ts";
import { webhookEvents } from "./0022-webhook-events.ts";
import { waitingOutbox } from "./0023-waiting-outbox.ts";
import { sessionNames } from "./0024-session-names.ts";
import { wishlist } from "./0025-wishlist.ts";
import { tripleOccupancy } from "./0026-triple-occupancy.ts";
import { smsReceipts } from "./0027-sms-receipts.ts";
import { formStates } from "./0028-form-states.ts";
import { searchTables } from "./0029-search-tables.ts";
import { accounts } from "./account/0035-accounts.ts";
import { identities } from "./account/0036-identities.ts";
import { provenAddresses } from "./account/0037-proven-addresses.ts";
import { deletions } from "./account/0038-deletions.ts";
import { newsletter } from "./account/0039-newsletter.ts";
import { consentVersion } from "./account/0048-consent-version.ts";
import { passkeys } from "./account/0049-passkeys.ts";
import { spentSecrets } from "./account/0050-spent-secrets.ts";
import { provenBy } from "./account/0051-proven-by.ts";
import { termsAccepted } from "./account/0061-terms-accepted.ts";
import { wallets } from "./account/0062-wallets.ts";
import { memberships } from "./account/0063-memberships.ts";
import { walletLotUses } from "./account/0068-wallet-lot-uses.ts";
import { accountRoles } from "./account/0069-account-roles.ts";
import { savedCards } from "./account/0073-saved-cards.ts";
import { cancellations } from "./booking/0050-cancellations.ts";
import { bookingShifts } from "./booking/0071-booking-shifts.ts";
import { consents } from "./consent/0041-consents.ts";
import { consentReplaces } from "./consent/0047-consent-replaces.ts";
import { wishlistLinks } from "./engagement/0040-wishlist-links.ts";
import { bookingCampaigns } from "./engagement/0042-booking-campaigns.ts";
import { campaignWords } from "./engagement/0060-campaign-words.ts";
import { guestInquiries } from "./engagement/0066-guest-inquiries.ts";
import { campaignDeeplinks } from "./engagement/0070-campaign-deeplinks.ts";
import { propertyRevisions } from "./supply/0045-property-revisions.ts";
import { mysteryDeals } from "./supply/0053-mystery-deals.ts";
import { ownerDiscounts } from "./supply/0054-owner-discounts.ts";

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Every change of the schema, oldest first. Forward only: a mistake is mended by the next one, never by an
 * edit.
 */
export const migrations: readonly Migration[] = [
  supply,
  bookings,
  platform,
  bookingLinks,
  localisedTexts,
  firstView,
  releases,
  unsaidTimes,
  guestImages,
  noPopularity,
  coupons,
  secretsOfMail,
  inboxFolder,
  provenHolds,
  releaseActors,
  bookingMeals,
  releasePlans,
  namesOfParts,
  releaseCanaries,
  partnerInquiries,
  sessionClaims,
  webhookEvents,
  waitingOutbox,
  sessionNames,
  wishlist,
  tripleOccupancy,
  smsReceipts,
  formStates,
  searchTables,
  accounts,
  identities,
  provenAddresses,
  deletions,
  newsletter,
  wishlistLinks,
  consents,
  bookingCampaigns,
  propertyRevisions,
  consentReplaces,
  consentVersion,
  passkeys,
  cancellations,
  mysteryDeals,
  campaignWords,
  spentSecrets,
  provenBy,
  termsAccepted,
  wallets,
  memberships,
  walletLotUses,
  accountRoles,
  guestInquiries,
  campaignDeeplinks,
  savedCards,
  bookingShifts,
  ownerDiscounts,
];
