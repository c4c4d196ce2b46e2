import type {
  AccountContactTable,
  AccountDeletionTable,
  AccountIdentityTable,
  AccountPasskeyTable,
  AccountPasswordTable,
  AccountTable,
  CardRemovalTable,
  CardRequestTable,
  MailTokenTable,
  MembershipTable,
  NewsletterSubscriptionTable,
  OneTimeCodeTable,
  PasskeyChallengeTable,
  ProvenIdentityTable,
  SavedCardTable,
  WalletAccountTable,
  WalletLotTable,
  WalletLotUseTable,
  WalletTransactionTable,
  WalletWelcomeTable,
  WishlistItemTable,
  WishlistLinkTable,
} from "./account-tables.ts";
import type {
  BookingCampaignTable,
  BookingMealTable,
  BookingNightTable,
  BookingShiftTable,
  BookingTable,
  PaymentTable,
} from "./booking-tables.ts";
import type { ConsentTable } from "./consent-tables.ts";
import type { CouponAmountTable, CouponRedemptionTable, CouponTable } from "./coupon-tables.ts";
import type { GuestInquiryTable, GuestUploadTable, PartnerInquiryTable } from "./inquiry-tables.ts";
import type { HoldNightTable, HoldTable, QuoteTable, RoomNightTable } from "./inventory-tables.ts";
import type { CityTable, CmsDocumentTable, CountryRegionTable, PlaceTable } from "./place-tables.ts";
import type {
  BookingLinkTable,
  EventLogTable,
  FormStateTable,
  IdempotencyTable,
  MigrationTable,
  OutboxTable,
  RateLimitTable,
  SeedTable,
  SessionGrantTable,
  SessionTable,
  SpentSecretTable,
  WebhookEventTable,
} from "./platform-tables.ts";
import type {
  GuestImageTable,
  MysteryDealTable,
  PropertyImageTable,
  PropertyTable,
  RateRuleTable,
  ReviewTable,
  RoomCategoryTable,
} from "./property-tables.ts";
import type {
  ReleaseCanaryCountTable,
  ReleaseChannelTable,
  ReleaseEventTable,
  ReleaseFileTable,
  ReleasePlanTable,
  ReleaseServerTable,
  ReleaseTable,
  ServerSecretTable,
} from "./release-tables.ts";
import type { SearchNameTable, SearchPropertyTable, SearchTariffTable } from "./search-tables.ts";

/**
 * Every table, for Kysely. Money is minor units (`int8` read as a safe number), nights are `YYYY-MM-DD`,
 * moments are `Date`.
 */
export interface Database {
  property: PropertyTable;
  property_image: PropertyImageTable;
  guest_image: GuestImageTable;
  room_category: RoomCategoryTable;
  rate_rule: RateRuleTable;
  mystery_deal: MysteryDealTable;
  search_property: SearchPropertyTable;
  search_tariff: SearchTariffTable;
  search_name: SearchNameTable;
  review: ReviewTable;
  room_night: RoomNightTable;
  hold: HoldTable;
  hold_night: HoldNightTable;
  quote: QuoteTable;
  booking: BookingTable;
  booking_night: BookingNightTable;
  booking_meal: BookingMealTable;
  booking_campaign: BookingCampaignTable;
  booking_shift: BookingShiftTable;
  payment: PaymentTable;
  coupon: CouponTable;
  coupon_amount: CouponAmountTable;
  coupon_redemption: CouponRedemptionTable;
  country_region: CountryRegionTable;
  city: CityTable;
  place: PlaceTable;
  cms_document: CmsDocumentTable;
  wishlist_item: WishlistItemTable;
  wishlist_link: WishlistLinkTable;
  account: AccountTable;
  account_contact: AccountContactTable;
  account_identity: AccountIdentityTable;
  proven_identity: ProvenIdentityTable;
  account_password: AccountPasswordTable;
  account_passkey: AccountPasskeyTable;
  account_deletion: AccountDeletionTable;
  mail_token: MailTokenTable;
  membership: MembershipTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  one_time_code: OneTimeCodeTable;
  passkey_challenge: PasskeyChallengeTable;
  saved_card: SavedCardTable;
  card_request: CardRequestTable;
  card_removal: CardRemovalTable;
  wallet_account: WalletAccountTable;
  wallet_transaction: WalletTransactionTable;
  wallet_lot: WalletLotTable;
  wallet_lot_use: WalletLotUseTable;
  wallet_welcome: WalletWelcomeTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  guest_inquiry: GuestInquiryTable;
  guest_upload: GuestUploadTable;
  partner_inquiry: PartnerInquiryTable;
  session: SessionTable;
  session_grant: SessionGrantTable;
  spent_secret: SpentSecretTable;
  webhook_event: WebhookEventTable;
  form_state: FormStateTable;
  booking_link: BookingLinkTable;
  rate_limit: RateLimitTable;
  event_log: EventLogTable;
  consent: ConsentTable;
  seed: SeedTable;
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  release_canary_count: ReleaseCanaryCountTable;
  release_channel: ReleaseChannelTable;
  release_event: ReleaseEventTable;
  release_plan: ReleasePlanTable;
  release_server: ReleaseServerTable;
  server_secret: ServerSecretTable;
  migration: MigrationTable;
}
