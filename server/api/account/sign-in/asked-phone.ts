import { accountPhoneProblems, e164 } from "#domain/account";
import { callingCodeOf } from "#domain/guest";
import type { FieldProblem } from "#domain/text";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { phoneLengthsOf } from "../../../platform/phone-lengths.ts";

interface AskedPhone {
  readonly phone?: string | undefined;
  readonly country_code?: string | undefined;
  readonly country_iso_code?: string | undefined;
}

export type ReadPhone =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * The number of an input as E.164. Its country is the calling code that was sent, that of the country that
 * was, or the site's own.
 */
export function readPhone(
  { phone = "", country_code, country_iso_code }: AskedPhone,
  { release, site }: Pick<OperationContext, "release" | "site">,
): ReadPhone {
  const countryCode =
    country_code || (country_iso_code && callingCodeOf(country_iso_code)) || site.country.phone.code;
  const given = { countryCode, number: phone };
  const named = { country_code: countryCode, ...(country_iso_code ? { country_iso_code } : {}) };
  const problems = accountPhoneProblems(given, {
    limits: site.limits.fields,
    lengths: phoneLengthsOf(named, release, site),
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, number: e164(given) };
}
