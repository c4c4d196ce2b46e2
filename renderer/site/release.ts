import type { Amenity, Assertion, City, Country, Group, Language, Microsite, RouteTable } from "#schemas";
import type { CancellationReason } from "#schemas/generated/config/cancellation-reason.ts";
import type { Deal } from "#schemas/generated/config/deal.ts";
import type { HelpTopic } from "#schemas/generated/config/help-topic.ts";
import type { InquiryTopic } from "#schemas/generated/config/inquiry-topic.ts";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import type { MessageCatalogue } from "./message-catalogue.ts";
import type { Site } from "./site.ts";

/**
 * Everything the configuration says, validated, layered and frozen. The server knows no other configuration.
 */
export interface Release {
  /** Content hash (first 16 hex digits of SHA-256): equal configuration, equal hash. */
  readonly hash: string;
  readonly builtAt: string;
  /** Sites by domain id. */
  readonly sites: Readonly<Record<string, Site>>;
  /** Domain id by host name, lower case, without port. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Domain id that answers for unknown hosts. */
  readonly fallbackSite: string;
  readonly languages: Readonly<Record<string, Language>>;
  readonly countries: Readonly<Record<string, Country>>;
  readonly amenities: Readonly<Record<string, Amenity>>;
  /** Reasons a guest may give who cancels, by code. */
  readonly cancellationReasons: Readonly<Record<string, CancellationReason>>;
  /** Deals that sites offer, by name. */
  readonly deals: Readonly<Record<string, Deal>>;
  /** Questions and answers of the help centre, by topic. */
  readonly helpTopics: Readonly<Record<string, HelpTopic>>;
  /** What a guest may write to the brand's help about, by code. */
  readonly inquiryTopics: Readonly<Record<string, InquiryTopic>>;
  /** Memberships that guests may join, by code. */
  readonly membershipPlans: Readonly<Record<string, MembershipPlan>>;
  /** What was asked of the release before it became one, by id. */
  readonly assertions: Readonly<Record<string, Assertion>>;
  /** Countries that assertions name together, by id of the group. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly routes: RouteTable;
  /** Cities by slug, from config/cities.json: the dictionary of the classifier and of the demo supply. */
  readonly cities: Readonly<Record<string, City>>;
  /** Messages by locale; each locale is whole, English standing in for a missing key. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>;
  /**
   * By brand and locale, only the messages a brand says differently; `messagesOf` puts them over the shared
   * ones.
   */
  readonly brandMessages: Readonly<Record<string, Readonly<Record<string, MessageCatalogue>>>>;
  /** What a vendor that embeds a site may change, by vendor name. */
  readonly microsites: Readonly<Record<string, Microsite>>;
  /**
   * Content hash of each brand's logos and icons, by `<brand>/<file>`; the bytes are kept beside the release.
   */
  readonly brandFiles: Readonly<Record<string, string>>;
}
