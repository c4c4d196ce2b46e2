import type { PhoneCheckInput, PhoneCheckOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { readPhone } from "./asked-phone.ts";

/**
 * Whether a number has the form of one (API-39). It asks nobody: no answer tells whether it has an account
 * (ACC-27).
 */
export async function phoneCheck(
  { phone, country_code }: PhoneCheckInput,
  context: OperationContext,
): Promise<PhoneCheckOutput> {
  const read = readPhone({ phone, country_code }, context);
  return read.ok ? { is_valid: true, phone: read.number } : { is_valid: false };
}
