import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** What an authenticator has signed, with the challenge it names. */
export interface PasskeyAnswer<Answer> {
  readonly answer: Answer;
  readonly challenge: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The answer of `navigator.credentials.create`, as `toJSON` writes it; null for what cannot be one, among it
 * what was made in a frame of another site's page.
 */
export function readMade(text: string): PasskeyAnswer<RegistrationResponseJSON> | null {
  const read = readCredential(text);
  if (!read || typeof read.response.attestationObject !== "string") return null;
  const { id, clientDataJSON, challenge, response } = read;
  const { attestationObject, transports } = response;
  const named = (Array.isArray(transports) ? transports : []).filter(isTransport);
  return {
    challenge,
    answer: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        attestationObject: attestationObject as string,
        transports: named.slice(0, MOST_TRANSPORTS),
      },
    },
  };
}

/** The same of `navigator.credentials.get`, with the number of the account that the passkey says. */
export function readUsed(
  text: string,
): (PasskeyAnswer<AuthenticationResponseJSON> & { readonly userId: string }) | null {
  const read = readCredential(text);
  if (!read) return null;
  const { id, clientDataJSON, challenge, response } = read;
  const { authenticatorData, signature, userHandle } = response;
  if (typeof authenticatorData !== "string" || typeof signature !== "string") return null;
  if (typeof userHandle !== "string") return null;
  return {
    challenge,
    userId: Buffer.from(userHandle, "base64url").toString("utf8").replaceAll("\0", ""),
    answer: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  };
}

/** An account's number as an authenticator keeps it. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** What both answers have: a name, and what the browser says of the page that asked. */
function readCredential(text: string) {
  const credential = parse(text);
  const response = credential?.response as Json | undefined;
  if (typeof credential?.id !== "string" || credential.id !== credential.rawId) return null;
  if (!BASE64URL.test(credential.id)) return null;
  if (typeof response?.clientDataJSON !== "string") return null;
  const { id } = credential;
  const { clientDataJSON } = response;
  const said = parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  if (typeof said?.challenge !== "string" || said.crossOrigin === true) return null;
  return { id, clientDataJSON, challenge: said.challenge, response };
}

function isTransport(
  value: unknown,
): value is NonNullable<RegistrationResponseJSON["response"]["transports"]>[number] {
  return typeof value === "string" && TRANSPORT.test(value);
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}

/** A credential's name has at most 1,023 bytes. */
const BASE64URL = /^[A-Za-z0-9_-]{1,1364}$/;
const TRANSPORT = /^[a-z-]{1,20}$/;
const MOST_TRANSPORTS = 8;
