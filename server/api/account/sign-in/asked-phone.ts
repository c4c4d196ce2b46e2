import { accountPhoneProblems, e164 } from "#domain/account";
import { callingCode, callingCodeOf } from "#domain/guest";
import type { FieldProblem } from "#domain/text";
import type { Site } from "#renderer";

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
  { country, limits }: Site,
): ReadPhone {
  const countryCode =
    country_code ?? (country_iso_code && callingCodeOf(country_iso_code)) ?? country.phone.code;
  const isOwn = callingCode(countryCode) === callingCode(country.phone.code);
  const given = { countryCode, number: phone };
  const problems = accountPhoneProblems(given, {
    limits: limits.fields,
    lengths: isOwn ? country.phone : undefined,
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, number: e164(given) };
}
