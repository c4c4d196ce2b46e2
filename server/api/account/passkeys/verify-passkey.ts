import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import type { AccountPasskeyTable } from "../../../db/account-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { PasskeyPlace } from "./challenges.ts";
import type { PasskeyAnswer } from "./passkey-answer.ts";

/** ES256 and RS256: every authenticator makes one of the two (COSE numbers). */
export const ALGORITHMS = [-7, -257] as const;

/** What an account keeps of a new passkey. */
export type MadePasskey = Pick<
  Selectable<AccountPasskeyTable>,
  "credential_id" | "public_key" | "counter" | "transports"
>;

/**
 * A new passkey, made at this place by a guest whom the authenticator knew again; null for any other answer.
 * Who made the authenticator is not asked: a statement with certificates is none, since checking those would
 * lead to addresses that they name.
 */
export async function verifyMade(
  { answer, challenge }: PasskeyAnswer<RegistrationResponseJSON>,
  { origin, rpId }: PasskeyPlace,
  { log }: Pick<OperationContext, "log">,
): Promise<MadePasskey | null> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await library();
  try {
    const statement = Buffer.from(answer.response.attestationObject, "base64url");
    if (decodeAttestationObject(new Uint8Array(statement)).get("attStmt").get("x5c")) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== answer.id) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
    };
  } catch (cause) {
    log.info({ err: cause }, "a new passkey was refused");
    return null;
  }
}

/**
 * How often a passkey has signed by now, where it signed at this place for a guest whom the authenticator
 * knew again, and never fewer times than before; null for any other answer.
 */
export async function verifyUsed(
  { answer, challenge }: PasskeyAnswer<AuthenticationResponseJSON>,
  { origin, rpId }: PasskeyPlace,
  passkey: MadePasskey,
  { log }: Pick<OperationContext, "log">,
): Promise<number | null> {
  const [{ verifyAuthenticationResponse }] = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (cause) {
    log.info({ err: cause }, "a passkey was refused");
    return null;
  }
}

/** Loaded with the first answer: it weighs some 25 MB, and most processes never see one. */
function library() {
  return Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")]);
}
