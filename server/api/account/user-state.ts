import { callingCodeFrom } from "#domain/account";
import { consentApplies } from "#domain/consent";
import { splitName } from "#domain/guest";
import { camelKeys } from "#domain/text";
import type { UserInput, UserOutput } from "#schemas/generated/api/session.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import { isProven } from "../../platform/session/is-proven.ts";
import { readWallet } from "../../wallet/read-wallet.ts";
import { consentsOf } from "./account-consents.ts";
import { type Account, accountOf, contactsOf, fullName } from "./accounts.ts";
import { findIdentity } from "./identities.ts";
import { linkedProviders } from "./security/linked-providers.ts";
import { openStays } from "./security/open-stays.ts";
import { codeOwner } from "./security/proof-owner.ts";
import { provenWays } from "./security/proven-ways.ts";
import { securityCode } from "./security/security-code.ts";
import { contactOf, findCode, holds, type OneTimeCode } from "./sign-in/one-time-codes.ts";
import { codeTimes, maskedContact } from "./sign-in/sign-in-state.ts";
import { SOCIAL_WAYS } from "./social/providers.ts";
import { accountStatus } from "./user-status.ts";
import { presentWallet } from "./wallet/wallet.ts";

/**
 * Who the guest of this browser is (ACC-14). It starts no session; a brief answer reads nothing but the
 * session, for it stands in the head of every page.
 */
export async function userState(
  { brief = false }: UserInput,
  context: OperationContext,
): Promise<UserOutput> {
  const { session } = context;
  const isLoggedIn = session !== null && session.userId !== null;
  const named = { isLoggedIn, ...(isLoggedIn && session.name ? { name: session.name } : {}) };
  if (brief || session === null) return named;
  const account = await accountOf(context);
  if (account) return { isLoggedIn, ...(await stateOf(account, context)) };
  return isLoggedIn ? named : strangerState(context);
}

/** What is known of the guest of an account. */
async function stateOf(account: Account, context: OperationContext): Promise<Omit<UserOutput, "isLoggedIn">> {
  const { db, session, site } = context;
  const { user_id: userId, first_name: firstName, last_name: lastName, locale: language } = account;
  const [proven, stays, change, proof, money] = await Promise.all([
    provenState(account, context),
    openStays(userId, context),
    findCode(db, codeOwner("change", context)),
    findCode(db, codeOwner("prove", context)),
    walletState(account, context),
  ]);
  const name = fullName(account);
  return {
    userId,
    ...(name && { name }),
    firstName,
    lastName,
    language,
    ...proven,
    ...otpData(proof, context),
    ...otpData(change, context),
    authenticateData: {
      ...(session?.mode && { mode: session.mode }),
      ...(session?.authenticatedAt && { since: session.authenticatedAt.toISOString() }),
      is_proven: isProven(context),
    },
    deleteAccount: { days: site.limits.signIn.deletionDays, open_stays: [...stays] },
    ...money,
  };
}

/** The guest's wallet of the site's currency; null where no guest is offered one. */
async function walletState({ user_id }: Account, { db, clock, site }: OperationContext) {
  const { country } = site;
  const balance = await readWallet(db, { user_id, currency_code: country.currencyCode }, new Date(clock()));
  const { expiring: _, ...wallet } = presentWallet(balance, country);
  return { walletId: balance.walletId, wallet: country.wallet ? camelKeys(wallet) : null };
}

/** What an account's guest has proven, linked and agreed to, as every call that shows it says it. */
export async function provenState(account: Account, context: OperationContext) {
  const { db, guestCountry, site } = context;
  const [contacts, oAuthData, gdpr_data] = await Promise.all([
    contactsOf(db, account),
    linkedProviders(account, context),
    consentsOf(account, context),
  ]);
  const phone = contacts.find(({ kind }) => kind === "phone");
  return {
    userStatus: accountStatus(contacts),
    ...(phone ? phoneOf(phone.value) : {}),
    ...(account.email === null ? {} : { emailId: account.email }),
    gdpr: consentApplies(guestCountry, site.domain.appCountryCode),
    gdpr_data,
    verificationInfo: provenWays(contacts),
    oAuthData,
  };
}

/**
 * Of a guest without an account: what this browser has proven makes them `NEW`, whose next step is the form
 * of a new guest; before that it is known only what they have begun.
 */
async function strangerState(context: OperationContext): Promise<UserOutput> {
  const { db, clock, savedSignIn } = context;
  const [identity, code] = await Promise.all([
    findIdentity(context),
    findCode(db, codeOwner("sign_in", context)),
  ]);
  const saved = savedSignIn?.read();
  const begun = {
    isLoggedIn: false,
    ...otpData(code, context),
    ...(saved ? { authenticateData: { mode: saved.way, is_proven: false } } : {}),
  };
  const way = SOCIAL_WAYS.find(({ provider }) => provider === identity?.provider);
  if (identity && way)
    return {
      ...begun,
      userStatus: "NEW",
      ...(identity.name && { name: identity.name, ...namesOf(identity.name) }),
      ...(identity.email && { emailId: identity.email }),
      authenticateData: { mode: way.mode, is_proven: true },
    };
  if (!holds(code, clock()) || !code.used_at) return begun;
  const { kind, value } = contactOf(code);
  const { phone, email } = { phone: "", email: "", ...maskedContact({ kind, value }) };
  return {
    ...begun,
    userStatus: "NEW",
    ...(kind === "phone" ? phoneOf(value) : { emailId: value }),
    authenticateData: { mode: kind === "phone" ? "PHONEOTP" : "EMAIL", is_proven: true },
    verificationInfo: [{ kind, contact: phone || email, since: code.used_at.toISOString() }],
  };
}

/** A code of this browser that waits to be typed. */
function otpData(code: OneTimeCode | undefined, context: OperationContext): Pick<UserOutput, "otpData"> {
  if (!holds(code, context.clock()) || code.used_at !== null) return {};
  return { otpData: securityCode(codeTimes(code, context)) };
}

function phoneOf(phoneNumber: string) {
  const countryCode = callingCodeFrom(phoneNumber);
  return { phoneNumber, ...(countryCode && { countryCode }) };
}

function namesOf(name: string) {
  const { first_name, last_name } = splitName(name);
  return { firstName: first_name, lastName: last_name };
}
