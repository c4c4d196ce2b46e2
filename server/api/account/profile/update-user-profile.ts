import { profileProblems } from "#domain/account";
import { cleanName } from "#domain/guest";
import type { UpdateUserProfileInput, UserProfileOutput } from "#schemas/generated/api/account.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import { accountOf, fullName } from "../accounts.ts";
import { presentProfile } from "./user-profile.ts";

/**
 * Changes what a guest says of themselves (API-32, PROF-01): their own account alone, and of it nothing that
 * proves who they are. Pages call them by the new name wherever they are signed in. @throws ApiError
 * `validation_failed` field by field; `unauthenticated` where the account is gone.
 */
export async function updateUserProfile(
  input: UpdateUserProfileInput,
  context: OperationContext,
): Promise<UserProfileOutput> {
  const { db, site } = context;
  const problems = profileProblems(input, site.limits.fields, site.locales);
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  const before = await accountOf(context);
  if (!before) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  const said = (text: string | undefined, kept: string) => (text === undefined ? kept : cleanName(text));
  const account = await db
    .updateTable("account")
    .set({
      title: input.title ?? before.title,
      first_name: said(input.firstName, before.first_name),
      last_name: said(input.lastName, before.last_name),
      street_name: said(input.streetName, before.street_name),
      street_no: said(input.streetNo, before.street_no),
      postal_code: said(input.postalCode, before.postal_code),
      city: said(input.city, before.city),
      locale: input.language ?? before.locale,
    })
    .where("user_id", "=", before.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable("session")
    .set({ user_name: fullName(account) })
    .where("user_id", "=", account.user_id)
    .modifyEnd(everyShard("sessions of a guest lie where their secrets do"))
    .execute();
  return { profile: await presentProfile(account, context) };
}
