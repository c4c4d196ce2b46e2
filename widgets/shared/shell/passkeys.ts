import type { PasskeyCreation, PasskeyRequest } from "#schemas/generated/api/passkey.ts";

/**
 * Whether this browser makes and uses passkeys by its own functions. In a frame of another site it may not.
 */
export function knowsPasskeys(): boolean {
  return (
    window === window.top &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/**
 * Has the guest choose a passkey and sign with it; returns what was signed, as JSON. @throws DOMException
 * where they did not, or have none.
 */
export async function signWithPasskey(asked: PasskeyRequest): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked as never);
  return JSON.stringify(await navigator.credentials.get({ publicKey }));
}

/**
 * Has the guest's device make a passkey; returns it as JSON. @throws DOMException `InvalidStateError` where
 * the device has one of the account; another one where the guest did not agree.
 */
export async function makePasskey(asked: PasskeyCreation): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked as never);
  return JSON.stringify(await navigator.credentials.create({ publicKey }));
}
