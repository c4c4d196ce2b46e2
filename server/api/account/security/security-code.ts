import type { CodeSentOutput } from "#schemas/generated/api/account.ts";
import type { SecurityCode } from "#schemas/generated/api/security.ts";

/** What a page says of a code that waits to be typed. */
export function securityCode({
  phone,
  email,
  resend_in,
  expires_in,
}: Omit<CodeSentOutput, "nod">): SecurityCode {
  const kind = email === undefined ? "phone" : "email";
  return { kind, contact: email ?? phone ?? "", resend_in, expires_in };
}
