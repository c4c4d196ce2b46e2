import type { LoginOption } from "#schemas/generated/api/account.ts";
import type { SignInPopupProps } from "#schemas/generated/widgets/sign-in-popup.ts";

/**
 * Ways to sign in that a popup offers of those that the server has: all, the code to a number alone, those of
 * providers alone, or those that leave the page nowhere, as where a vendor's frame is around it.
 */
export function offeredWays(
  options: readonly LoginOption[],
  ways: SignInPopupProps["ways"] = "all",
): LoginOption[] {
  const isOffered = {
    all: () => true,
    phone: (type: string) => type === "PHONEOTP",
    providers: (type: string) => PROVIDERS.has(type),
    here: (type: string) => !PROVIDERS.has(type) && type !== "TRUECALLER",
  }[ways];
  return options.filter(({ type }) => isOffered(type));
}

const PROVIDERS: ReadonlySet<string> = new Set(["GMAIL", "FACEBOOK", "APPLE"]);
