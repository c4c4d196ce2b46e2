import type { Country } from "#schemas";

/** Policy pages a country has, in the order they stand in the footer; a missing one hides its entry. */
export function policyLinks(
  links: Country["links"],
): readonly { readonly href: string; readonly messageId: string }[] {
  return MESSAGES.flatMap(([name, messageId]) => {
    const href = links[name];
    return href ? [{ href, messageId }] : [];
  });
}

const MESSAGES = [
  ["termsAndCondition", "shell.footer.terms"],
  ["privacyPolicy", "shell.footer.privacyPolicy"],
  ["cookiePolicy", "shell.footer.cookiePolicy"],
  ["guest-policy", "shell.footer.guestPolicy"],
  ["saved-card-policy", "shell.footer.savedCardPolicy"],
] as const satisfies readonly (readonly [keyof Country["links"], string])[];
