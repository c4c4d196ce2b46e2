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
 * goes to where that is done first, and from there to where they were (ACC-14); one whose account was to be
 * deleted and stays, to where that is told.
 */
export async function signedInAs(
  account: Account,
  returnTo: string,
  context: Pick<OperationContext, "db" | "site" | "locale">,
  { isKept = false }: { readonly isKept?: boolean } = {},
): Promise<SignedIn> {
  const user_status = accountStatus(await contactsOf(context.db, account));
  const next = user_status === "VERIFIED" ? returnTo : verificationPath(returnTo, context);
  const return_to = isKept ? securityPath({ done: "kept", retUrl: next }, context) : next;
  return { user_status, return_to, name: fullName(account) };
}

/** Pages of the account lead there by themselves, and what was begun on one goes on. */
function verificationPath(returnTo: string, context: Pick<OperationContext, "site" | "locale">): string {
  if (/^\/accountdetails(?:[/?#]|$)/.test(returnTo)) return returnTo;
  return securityPath({ do: "phone", retUrl: returnTo }, context);
}

function securityPath(
  said: Readonly<Record<string, string>>,
  { site, locale }: Pick<OperationContext, "site" | "locale">,
): string {
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  return `${accountUrl("security")}?${new URLSearchParams({ ...own, ...said })}`;
}
