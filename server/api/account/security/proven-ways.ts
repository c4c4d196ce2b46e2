import type { SecurityWay } from "#schemas/generated/api/security.ts";
import type { contactsOf } from "../accounts.ts";
import { maskedContact } from "../sign-in/sign-in-state.ts";

/** What was proven to be a guest's, as pages say it. */
export function provenWays(contacts: Awaited<ReturnType<typeof contactsOf>>): SecurityWay[] {
  return contacts.map(({ kind, value, verified_at }) => {
    const { phone, email } = { phone: "", email: "", ...maskedContact({ kind, value }) };
    return { kind, contact: phone || email, since: verified_at.toISOString() };
  });
}
