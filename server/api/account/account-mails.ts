import { loginUrl, resetPasswordUrl } from "#domain/addresses";
import type { CivilDate } from "#domain/dates";
import { addressLocaleOf, type Site, withLocale } from "#renderer";
import { siteOrigin } from "#renderer/server";
import type { WaitingMail } from "../../gateways/waiting-mail.ts";
import type { MailText } from "../../mails/mail-text.ts";
import { mailsOf, writeMail } from "../../mails/write-mail.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";

type MailContext = Pick<OperationContext, "release" | "site" | "locale">;

interface CodeMail {
  readonly email: string;
  readonly code: string;
  /** Path of this site that the link leads to in the end; a mail without one has no link. */
  readonly returnTo?: string | undefined;
}

/** A one-time code, and a link that proves the address in any browser (ACC-01). */
export function codeMails({ email, code, returnTo }: CodeMail, context: MailContext): readonly WaitingMail[] {
  const { site } = context;
  const { codeMinutes, linkMinutes } = site.limits.signIn;
  return mailsOf(site, "accountCode").map((template) => {
    let address: string | undefined;
    const written = writeMail(template, context, (text) => {
      address = returnTo && addressOf(loginUrl(), { retUrl: returnTo }, text, site);
      const values = { brand: site.brand.siteName, code, minutes: codeMinutes };
      return { values, ...(address && { link: address }) };
    });
    const mail = { to: email, ...written, isCounted: true };
    if (!address) return mail;
    const purpose = "sign_in" as const;
    const about = { purpose, brand_id: site.brand.id, email, minutes: linkMinutes, parameter: "credential" };
    return { ...mail, proof: { ...about, address } };
  });
}

/**
 * The way to a new password, for an address with an account; for any other, that there is none (ACC-23). Both
 * are mails, so that neither the answer of the call nor its time tells which it was.
 */
export function resetMails(
  { email, isKnown }: { readonly email: string; readonly isKnown: boolean },
  context: MailContext,
): readonly WaitingMail[] {
  const { site } = context;
  const { resetMinutes: minutes } = site.limits.signIn;
  return mailsOf(site, "accountReset").map((template) => {
    let address: string | undefined;
    const written = writeMail(template, context, (text) => {
      const values = { brand: site.brand.siteName, minutes, [isKnown ? "known" : "unknown"]: email };
      if (!isKnown) return { values };
      address = addressOf(resetPasswordUrl(), {}, text, site);
      return { values, link: address };
    });
    if (!address) return { to: email, ...written };
    const purpose = "reset" as const;
    const about = { purpose, brand_id: site.brand.id, email, minutes, parameter: "reset_password_token" };
    return { to: email, ...written, proof: { ...about, address } };
  });
}

/** What became of an account, by the name of the sentence that says it, with the value it says. */
export type AccountChange =
  | { readonly password: "" }
  /** Another number or address proves its guest, most of it hidden. */
  | { readonly phone: string }
  | { readonly email: string }
  /** A number or an address was proven by the guest of another account, and is theirs now. */
  | { readonly moved: string }
  /** A provider signs its guest in no more. */
  | { readonly unlinked: string }
  /** A passkey of this name signs its guest in, or no more. */
  | { readonly passkey: string }
  | { readonly passkeyRemoved: string }
  /** It is to be deleted, on a day. */
  | { readonly deletion: CivilDate }
  /** It is not deleted, since its guest came back. */
  | { readonly kept: "" };

/** Tells an address of an account what became of it. */
export function changedMails(
  email: string,
  change: AccountChange,
  context: MailContext,
): readonly WaitingMail[] {
  const { site } = context;
  return mailsOf(site, "accountChanged").map((template) => ({
    to: email,
    ...writeMail(template, context, (text) => ({
      values: {
        brand: site.brand.siteName,
        ...("deletion" in change ? { deletion: text.day(change.deletion) } : change),
      },
    })),
  }));
}

/** Absolute address of a page in the language of the mail. */
export function addressOf(
  path: string,
  query: Readonly<Record<string, string>>,
  { locale }: Pick<MailText, "locale">,
  site: Site,
): string {
  const address = new URL(withLocale(addressLocaleOf(locale, site.defaultLocale), path), siteOrigin(site));
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
