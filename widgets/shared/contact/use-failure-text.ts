import { errorMessageId } from "#domain/shell";
import { NOT_SENT, useT } from "#renderer";

export interface Failed {
  readonly code?: string | undefined;
  /** A finer code. */
  readonly reason?: string | undefined;
  /** 0 where no answer came. */
  readonly statusCode?: number;
  /** Seconds until it may be tried again. */
  readonly wait?: number;
}

/** Why a step was not taken, in words (ACC-13, ACC-22); undefined where it was. */
export function useFailureText(failed: Failed | undefined): string | undefined {
  const t = useT();
  if (!failed) return undefined;
  const { code = "", reason = "", statusCode, wait = 0 } = failed;
  if (code === NOT_SENT) return t("sign-in.offline");
  if (code === "caller_id_silent") return t("sign-in.caller-id-silent");
  if (code === "passkey_refused") return t("sign-in.passkey-refused");
  if (statusCode === 0) return t("sign-in.lost");
  if (code === "rate_limited")
    return t("sign-in.too-many", {
      minutes: Math.max(1, Math.ceil(wait / 60)),
    });
  const known: Readonly<Record<string, string>> = {
    otp_invalid: "sign-in.wrong-code",
    otp_expired: "sign-in.code-ended",
    signed_out: "sign-in.signed-out",
    social_denied: "sign-in.social-denied",
    social_expired: "sign-in.social-expired",
    passkey: "sign-in.passkey-unknown",
    passkey_ended: "sign-in.passkey-ended",
  };
  return t(known[reason] ?? known[code] ?? errorMessageId(code));
}
