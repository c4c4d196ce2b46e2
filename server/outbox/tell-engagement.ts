import {
  type CampaignDimensions,
  campaignWithout,
  type EngagementPlace,
  engagementEvent,
} from "#domain/tracking";
import type { WaitingEngagement } from "../gateways/gateways.ts";
import type { OperationContext } from "../platform/operations/operation.ts";

/** Something that happened, by its name, with its facts. */
interface Happened {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * What of events the customer-engagement service is told (TRK-08), as the outbox keeps it (`engagement`): of
 * guests who agree to statistics and to marketing, whom it knows by their number with us or, not signed in,
 * by that of their choice. Nothing of anybody else.
 */
export function toldOfEngagement(
  events: readonly Happened[],
  context: OperationContext,
  campaign: CampaignDimensions | null = context.campaign,
): readonly WaitingEngagement[] {
  const { consent, session } = context;
  if (!consent?.categories.includes("marketing") || !consent.categories.includes("statistics")) return [];
  const subject = session?.userId ?? consent.id;
  return events.flatMap(({ name, attributes }) => {
    const from = campaignWithout(session?.name, campaign);
    const told = engagementEvent(name, attributes, placeOf(context), from);
    return told ? [{ ...told, subject, consent: consent.id }] : [];
  });
}

function placeOf(context: OperationContext): EngagementPlace {
  const { site, locale } = context;
  return {
    site: site.id,
    brand: site.brand.id,
    country: site.country.COUNTRY_CODE,
    locale,
    account: accountKind(context),
  };
}

/**
 * What kind of account a guest is signed in with, where it is an agent's or a company's (TRK-09): of the
 * authenticated session alone, whatever the cookie of the mode says.
 */
export function accountKind({ session }: Pick<OperationContext, "session">): EngagementPlace["account"] {
  const audience = session?.userId ? session.audience : undefined;
  return audience === "corporate" || audience === "travel_agent" ? audience : undefined;
}
