import { accountUrl } from "#domain/addresses";
import type { AccountSecurityInput, AccountSecurityOutput } from "#schemas/generated/api/security.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { isProven } from "../../../platform/session/is-proven.ts";
import { consentsOf } from "../account-consents.ts";
import { accountOf, contactsOf } from "../accounts.ts";
import { listPasskeys } from "../passkeys/account-passkeys.ts";
import { offersPasskeys } from "../passkeys/offers-passkeys.ts";
import { returnPath } from "../return-path.ts";
import { findCode, type OneTimeCode } from "../sign-in/one-time-codes.ts";
import { codeTimes } from "../sign-in/sign-in-state.ts";
import { linkedProviders } from "./linked-providers.ts";
import { openStays } from "./open-stays.ts";
import { codeOwner } from "./proof-owner.ts";
import { provenWays } from "./proven-ways.ts";
import { securityCode } from "./security-code.ts";

/**
 * How the guest proves who they are and what is linked to the account (ACC-26), as its page shows it; whoever
 * is not signed in is led to where one does that, and back to what was begun.
 */
export async function accountSecurity(
  input: AccountSecurityInput,
  context: OperationContext,
): Promise<AccountSecurityOutput> {
  const { db, clock, site } = context;
  const account = await accountOf(context);
  if (!account) return input.done === "deleted" ? {} : { redirect: signInPath(input, context) };
  const { user_id } = account;
  const [contacts, password, providers, passkeys, proof, change, stays, consents] = await Promise.all([
    contactsOf(db, account),
    db.selectFrom("account_password").select("changed_at").where("user_id", "=", user_id).executeTakeFirst(),
    linkedProviders(account, context),
    listPasskeys(account, context),
    findCode(db, codeOwner("prove", context)),
    findCode(db, codeOwner("change", context)),
    openStays(user_id, context),
    consentsOf(account, context),
  ]);
  const waits = (code: OneTimeCode | undefined): code is OneTimeCode =>
    code !== undefined && code.used_at === null && code.expires_at.getTime() > clock();
  return {
    security: {
      is_proven: isProven(context),
      ways: provenWays(contacts),
      has_password: password !== undefined,
      providers,
      passkeys,
      offers_passkeys: offersPasskeys(site),
      ...(waits(proof) ? { proof_code: securityCode(codeTimes(proof, context)) } : {}),
      ...(waits(change) ? { change_code: securityCode(codeTimes(change, context)) } : {}),
      open_stays: [...stays],
      consents,
      ...(input.retUrl === undefined ? {} : { return_to: returnPath(input.retUrl, context) }),
    },
  };
}

function signInPath(
  { do: begun, retUrl: onwards }: AccountSecurityInput,
  { locale, site }: OperationContext,
): string {
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  const back = new URLSearchParams({
    ...own,
    ...(begun ? { do: begun } : {}),
    ...(onwards ? { retUrl: onwards } : {}),
  });
  const retUrl = [accountUrl("security"), String(back)].filter(Boolean).join("?");
  return `/login?${new URLSearchParams({ ...own, retUrl })}`;
}
