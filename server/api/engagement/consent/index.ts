import { consentApplies } from "#domain/consent";
import { CONSENT_CATEGORIES, OPTIONAL_CATEGORIES, POLICY_VERSION } from "#schemas/kept-in-browser.ts";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

/** Whether a guest has to be asked (API-46): by where they are, and by the country of the site. */
const policyCheck = defineOperation({
  id: "policyCheck",
  async handle(_, { guestCountry, site, consent }) {
    return {
      version: POLICY_VERSION,
      gdpr: consentApplies(guestCountry, site.country.COUNTRY_CODE),
      categories: [...CONSENT_CATEGORIES],
      choice: consent && [...consent.categories],
    };
  },
});

/** Keeps a choice as a row of its own, and names it in the browser's cookie (CONS-06). */
const recordConsent = defineOperation({
  id: "recordConsent",
  async handle({ categories }, { db, ids, clock, site, locale, guestCountry, consent, keepConsent }) {
    const chosen_at = new Date(clock());
    const agreed = OPTIONAL_CATEGORIES.filter((category) => categories.includes(category));
    const consent_id = ids.consent();
    await db
      .insertInto("consent")
      .values({
        consent_id,
        site_id: site.id,
        version: POLICY_VERSION,
        preferences: agreed.includes("preferences"),
        statistics: agreed.includes("statistics"),
        marketing: agreed.includes("marketing"),
        country: guestCountry,
        locale,
        replaces: consent?.id ?? null,
        chosen_at,
      })
      .execute();
    const day = chosen_at.toISOString().slice(0, 10).replaceAll("-", "");
    keepConsent?.({ categories: agreed, day, id: consent_id });
    return { consent_id, chosen_at: chosen_at.toISOString() };
  },
});

export const operations: readonly OperationHandler[] = [policyCheck, recordConsent];
