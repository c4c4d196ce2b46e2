import { errorMessageId } from "#domain/shell";
import { usePage, useT } from "#renderer";

export interface Failure {
  /** What was wrong with the whole step, in words. */
  readonly whole?: string;
  /** What was wrong with the code or the password, beside its field. */
  readonly field?: string;
}

/** Why the step that was tried last was not taken, as the page that took it says. */
export function useFailure(): Failure {
  const t = useT();
  const { query } = usePage();
  const { problem, wait } = query;
  if (!problem) return {};
  if (problem === "otp_invalid") return { field: t("sign-in.wrong-code") };
  if (problem === "credentials_invalid") return { field: t("security.wrong-password") };
  if (problem === "rate_limited") {
    const minutes = Math.max(1, Math.ceil((Number(wait) || 0) / 60));
    return { whole: t("sign-in.too-many", { minutes }) };
  }
  return { whole: t(KNOWN[problem] ?? errorMessageId(problem)) };
}

const KNOWN: Readonly<Record<string, string>> = {
  otp_expired: "sign-in.code-ended",
  contact_taken: "security.contact-taken",
  last_way: "security.last-way",
  passkey: "sign-in.passkey-unknown",
  passkey_ended: "sign-in.passkey-ended",
  passkey_known: "security.passkey-known",
  passkey_limit: "security.passkey-limit",
};
