import { passkeyName } from "#domain/account";
import type { PasskeyList, RenamePasskeyInput } from "#schemas/generated/api/passkey.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { ownAccount } from "../security/proof-owner.ts";
import { listPasskeys } from "./account-passkeys.ts";

/**
 * Calls a passkey of the guest by another name. @throws ApiError `validation_failed` at `name`, `not_found`.
 */
export async function renamePasskey(
  { passkey_id, name: said }: RenamePasskeyInput,
  context: OperationContext,
): Promise<PasskeyList> {
  const account = await ownAccount(context);
  const name = passkeyName(said);
  if (name === "") {
    const code = "passkey-name-required";
    const missing = { field: "name", code, messageId: `security.${code}`, values: {} };
    throw new ApiError("validation_failed", { fields: fieldErrors([missing], context) });
  }
  const renamed = await context.db
    .updateTable("account_passkey")
    .set({ name })
    .where("user_id", "=", account.user_id)
    .where("passkey_id", "=", passkey_id)
    .returning("passkey_id")
    .executeTakeFirst();
  if (!renamed) throw new ApiError("not_found");
  return { passkeys: await listPasskeys(account, context) };
}
