import type { SecurityProvider } from "#schemas/generated/api/security.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import type { Account } from "../accounts.ts";
import { SOCIAL_WAYS } from "../social/providers.ts";

/** Providers that sign the guest of an account in (ACC-26), the oldest first, in the words of the page. */
export async function linkedProviders(
  { user_id }: Pick<Account, "user_id">,
  context: Pick<OperationContext, "db" | "release" | "site" | "locale">,
): Promise<SecurityProvider[]> {
  const identities = await context.db
    .selectFrom("account_identity")
    .select(["provider", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .modifyEnd(everyShard("who a provider names lies where the name does"))
    .execute();
  return identities.flatMap(({ provider, created_at }) => {
    const way = SOCIAL_WAYS.find((each) => each.provider === provider);
    if (!way) return [];
    const label = supplySentence(context, `account.option.${way.oauth}`, {});
    return [{ name: way.oauth, label, since: created_at.toISOString() }];
  });
}
