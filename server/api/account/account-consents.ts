import { todayIn } from "#domain/dates";
import type { AccountConsent } from "#schemas/generated/api/security.ts";
import { POLICY_VERSION } from "#schemas/kept-in-browser.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import type { Account } from "./accounts.ts";
import { subscriptionsOf } from "./newsletter/subscriptions.ts";

/**
 * What a guest has agreed to, each with the day and the version (ACC-26): the use of their data for the
 * account, the terms of booking, the newsletter, and, of this browser alone, cookies. Refusing those is a
 * choice with a day too.
 */
export async function consentsOf(account: Account, context: OperationContext): Promise<AccountConsent[]> {
  const { db, consent, site } = context;
  const dayOf = (at: Date) => todayIn(site.country.timeZone, at.getTime());
  const { gdpr_consent_at: agreed, gdpr_consent_version: version } = account;
  const { terms_accepted_at: accepted, terms_release: shown } = account;
  const newsletters = (await subscriptionsOf(db, account)).filter(({ ended_at }) => ended_at === null);
  return [
    ...(agreed ? [{ kind: "account", on: dayOf(agreed), version: String(version ?? 1) } as const] : []),
    ...(accepted
      ? [{ kind: "terms", on: dayOf(accepted), version: releaseVersion(shown ?? "") } as const]
      : []),
    ...newsletters.map(
      ({ confirmed_at, release }) =>
        ({ kind: "newsletter", on: dayOf(confirmed_at), version: releaseVersion(release) }) as const,
    ),
    ...(consent
      ? [
          {
            kind: "cookies" as const,
            on: consent.day.replace(/^(\d{4})(\d\d)/, "$1-$2-"),
            version: String(POLICY_VERSION),
            categories: [...consent.categories],
          },
        ]
      : []),
  ];
}

/** A release by the signs of its hash that tell it from others. */
function releaseVersion(hash: string): string {
  return hash.slice(0, 8);
}
