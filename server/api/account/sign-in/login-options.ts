import type { LoginOptionsInput, LoginOptionsOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { SOCIAL_WAYS } from "../social/providers.ts";

/** The ways to sign in that work on the site (ACC-02), in the language of the page. */
export async function loginOptions(
  _: LoginOptionsInput,
  context: OperationContext,
): Promise<LoginOptionsOutput> {
  const connected = SOCIAL_WAYS.filter(({ provider }) => context.signIn.providers.includes(provider));
  const social = connected.map(({ oauth, mode }) => ({
    option_name: oauth,
    type: mode,
    link: `/login/${oauth}/`,
  }));
  const options = [...WAYS, ...social].map(({ type, option_name, link }) => ({
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

const WAYS = [
  { option_name: "phone", type: "PHONEOTP", link: "/login" },
  { option_name: "email", type: "EMAIL", link: "/login?step=email" },
] as const;
