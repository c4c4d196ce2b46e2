import type { Country } from "#schemas";
import type { WalletInput } from "#schemas/generated/api/wallet.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type Account, accountOf } from "../accounts.ts";

/** Whose wallet a call is about, and the country whose currency it is in. */
export interface AskedWallet {
  readonly country: Country;
  /** Undefined for who is not signed in, and where a call says `guest_user`. */
  readonly account: Account | undefined;
}

/**
 * What a call asks for (API-42); India where it names no country. Nobody's wallet but the caller's own can be
 * named. @throws ApiError `validation_failed` for a country the brand is not in.
 */
export async function askedWallet(
  { country_iso_a2_code: code = DEFAULT_COUNTRY, user_type }: WalletInput,
  context: OperationContext,
): Promise<AskedWallet> {
  const { release, site } = context;
  const own = site.country.COUNTRY_CODE === code ? site : undefined;
  const found =
    own ??
    Object.values(release.sites).find(
      ({ brand, country }) => brand.id === site.brand.id && country.COUNTRY_CODE === code,
    );
  if (!found)
    throw new ApiError("validation_failed", {
      fields: [{ field: "country_iso_a2_code", code: "country-unknown", message: "No such country." }],
    });
  const account = user_type === "user" ? await accountOf(context) : undefined;
  return { country: found.country, account };
}

const DEFAULT_COUNTRY = "IN";
