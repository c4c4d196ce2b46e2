import type { UnlinkIdentityInput, UnlinkIdentityOutput } from "#schemas/generated/api/security.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { contactsOf, lockAccount } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { SOCIAL_WAYS } from "../social/providers.ts";
import { tellAccount } from "../tell-account.ts";
import { linkedProviders } from "./linked-providers.ts";
import { ownAccount } from "./proof-owner.ts";
import { waysOf } from "./ways-of.ts";

/**
 * Ends that a provider signs the guest in (ACC-26); the last way into an account stays, of two that are ended
 * at once too. Every other browser is signed out, and the guest is told. @throws ApiError `not_found` for
 * what is not linked; `validation_failed` with the reason `last_way`.
 */
export async function unlinkIdentity(
  { provider: name }: UnlinkIdentityInput,
  context: OperationContext,
): Promise<UnlinkIdentityOutput> {
  const { db, rotateSession, session, clock } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const provider = SOCIAL_WAYS.find(({ oauth }) => oauth === name)?.provider ?? "";
  const outcome = await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account))) return "not_found";
    const ways = await waysOf(trx, account);
    const ended = await trx
      .deleteFrom("account_identity")
      .where("user_id", "=", account.user_id)
      .where("provider", "=", provider)
      .returning("subject")
      .modifyEnd(everyShard("who a provider names lies where the name does"))
      .execute();
    if (ended.length === 0) return "not_found";
    if (ways <= ended.length) throw new ApiError("validation_failed", { details: { reason: "last_way" } });
    await endSessionsOf(trx, account, clock(), session?.id);
    const unlinked = supplySentence(context, `account.option.${name}`, {});
    await tellAccount(trx, account, await contactsOf(trx, account), { unlinked }, context);
    return "ended";
  });
  if (outcome === "not_found") throw new ApiError("not_found");
  await rotateSession("same");
  return { providers: await linkedProviders(account, context) };
}
