import { accountUrl } from "#domain/addresses";
import type { OperationContext } from "../../platform/operations/operation.ts";
import { type Account, contactsOf, fullName } from "./accounts.ts";

/** Where an account stands whose guest is signed in (ACC-14). */
export type AccountStatus = "VERIFIED" | "UNVERIFIED";

interface SignedIn {
  readonly user_status: AccountStatus;
  /** Path of this site to go to next. */
  readonly return_to: string;
  readonly name: string;
}

/** `UNVERIFIED` is an account that no number and no address is proven of, such as a provider's guest has. */
export function accountStatus(contacts: readonly unknown[]): AccountStatus {
  return contacts.length > 0 ? "VERIFIED" : "UNVERIFIED";
}

/**
 * What every way to sign in answers of the guest who is signed in by now: one of whom nothing is verified
 * goes to where that is done first, and from there to where they were (ACC-14).
 */
export async function signedInAs(
  account: Account,
  returnTo: string,
  context: Pick<OperationContext, "db" | "site" | "locale">,
): Promise<SignedIn> {
  const user_status = accountStatus(await contactsOf(context.db, account));
  const return_to = user_status === "VERIFIED" ? returnTo : verificationPath(returnTo, context);
  return { user_status, return_to, name: fullName(account) };
}

/** Pages of the account lead there by themselves, and what was begun on one goes on. */
function verificationPath(
  returnTo: string,
  { site, locale }: Pick<OperationContext, "site" | "locale">,
): string {
  if (/^\/accountdetails(?:[/?#]|$)/.test(returnTo)) return returnTo;
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  return `${accountUrl("security")}?${new URLSearchParams({ ...own, do: "phone", retUrl: returnTo })}`;
}
