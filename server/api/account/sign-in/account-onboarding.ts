import { signUpFields } from "#domain/account";
import type { OnboardingInput, OnboardingOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/**
 * What a new guest is asked, by the country whose site it is and by how they sign in (ACC-24). A country that
 * is not configured asks what the site's own does, and without a mode nothing is taken for proven.
 */
export async function accountOnboarding(
  { country_iso_code, mode, phone_country_iso_code }: OnboardingInput,
  { site, release }: OperationContext,
): Promise<OnboardingOutput> {
  const asked = country_iso_code?.toUpperCase();
  const country = (asked && release.countries[asked]) || site.country;
  return {
    fields: [...signUpFields(country.defaultPropertyType, mode?.toUpperCase())],
    phone_country_iso_code: phone_country_iso_code?.toUpperCase() ?? site.domain.appCountryCode,
  };
}
