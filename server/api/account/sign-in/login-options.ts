import type { LoginOptionsInput, LoginOptionsOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { offersPasskeys } from "../passkeys/offers-passkeys.ts";
import { CALLER_ID } from "../social/caller-id.ts";
import { SOCIAL_WAYS } from "../social/providers.ts";

/** The ways to sign in that work on the site (ACC-02), in the language of the page. */
export async function loginOptions(
  _: LoginOptionsInput,
  context: OperationContext,
): Promise<LoginOptionsOutput> {
  // A host that is none of the site's own has no address to come back to.
  const isOwnHost = !context.site.isFallback;
  const connected = SOCIAL_WAYS.filter(
    ({ provider }) => isOwnHost && context.signIn.providers.includes(provider),
  );
  const social = connected.map(({ oauth, mode }) => ({
    option_name: oauth,
    type: mode,
    link: `/login/${oauth}/`,
  }));
  const byPhone = isOwnHost && context.callerId.isConnected ? [CALLER_ID_WAY] : [];
  const byPasskey = offersPasskeys(context.site) ? [PASSKEY_WAY] : [];
  const options = [...WAYS, ...byPasskey, ...byPhone, ...social].map(({ type, option_name, link }) => ({
    option_name,
    type,
    label: supplySentence(context, `account.option.${option_name}`, {}),
    long_label: supplySentence(context, `account.option.${option_name}-long`, {
      brand: context.site.brand.siteName,
    }),
    link,
  }));
  return { options };
}

const CALLER_ID_WAY = { option_name: CALLER_ID.oauth, type: CALLER_ID.mode, link: "/login" };
const PASSKEY_WAY = { option_name: "passkey", type: "PASSKEY", link: "/login" };
const WAYS = [
  { option_name: "phone", type: "PHONEOTP", link: "/login" },
  { option_name: "email", type: "EMAIL", link: "/login?step=email" },
] as const;
