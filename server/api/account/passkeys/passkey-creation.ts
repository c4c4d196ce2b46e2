import type { PasskeyCreation, PasskeyCreationInput } from "#schemas/generated/api/passkey.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { contactsOf, fullName } from "../accounts.ts";
import { ownAccount } from "../security/proof-owner.ts";
import { passkeysOf } from "./account-passkeys.ts";
import { ANSWER_MS, beginChallenge } from "./challenges.ts";
import { userHandleOf } from "./passkey-answer.ts";
import { ALGORITHMS } from "./verify-passkey.ts";

/**
 * Asks a browser to make a passkey that needs no name typed and knows its guest again by finger, face or the
 * device's own code; not on a device that has one of the account already. @throws ApiError as
 * `beginChallenge` does.
 */
export async function passkeyCreation(
  { origin }: PasskeyCreationInput,
  context: OperationContext,
): Promise<PasskeyCreation> {
  const { db, site } = context;
  const account = await ownAccount(context);
  const [contacts, passkeys] = await Promise.all([contactsOf(db, account), passkeysOf(db, account)]);
  const { challenge, rpId } = await beginChallenge("make", origin, context);
  const name = fullName(account);
  const contact = contacts.find(({ kind }) => kind === "email") ?? contacts[0];
  return {
    challenge,
    rp: { id: rpId, name: site.brand.siteName },
    user: { id: userHandleOf(account.user_id), name: contact?.value ?? name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: ANSWER_MS,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: passkeys
      .filter(({ rp_id }) => rp_id === rpId)
      .map(({ credential_id, transports }) => ({
        type: "public-key",
        id: credential_id,
        transports: [...transports],
      })),
  };
}
