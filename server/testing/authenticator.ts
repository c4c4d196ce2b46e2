import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyCreation, PasskeyRequest } from "#schemas/generated/api/passkey.ts";

/** What an answer says in place of what an honest browser and authenticator would. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** Whether the guest was known again, and whether anybody was there. */
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
  /** Signed by another key. */
  readonly isForged?: boolean;
  /** Attestation with a certificate, which names an address to ask. */
  readonly certificate?: string;
}

/** A device that makes passkeys and signs with them, and the browser in front of it (WebAuthn, level 3). */
export interface Authenticator {
  /** Answers what `passkeyCreation` asked, as JSON; the passkey is the device's from now on. */
  readonly make: (asked: PasskeyCreation, lies?: Lies) => string;
  /** Answers what `passkeyRequest` asked, with the passkey that was made last. */
  readonly sign: (asked: PasskeyRequest, lies?: Lies) => string;
}

interface Made {
  readonly id: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

/** An authenticator behind a page of an origin; with `counts` it counts its signatures. */
export function createAuthenticator(
  pageOrigin: string,
  { counts = false }: { readonly counts?: boolean } = {},
): Authenticator {
  let made: Made | undefined;
  let signed = 0;
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? pageOrigin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const head = (rpId: string, lies: Lies, isNew: boolean) => {
    signed += counts ? 1 : 0;
    const flags =
      (lies.isPresent === false ? 0 : PRESENT) |
      (lies.isVerified === false ? 0 : VERIFIED) |
      (isNew ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? signed);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count]);
  };
  return {
    make({ challenge, rp, user }, lies = {}) {
      const { privateKey, publicKey } = newKey();
      made = { id: lies.id ?? text(randomBytes(32)), userHandle: user.id, key: privateKey };
      const id = Buffer.from(made.id, "base64url");
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([head(rp.id, lies, true), Buffer.alloc(16), length, id, coseKey(publicKey)]);
      return JSON.stringify({
        id: made.id,
        rawId: made.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, lies)),
          attestationObject: text(attestation(data, lies.certificate)),
          transports: ["internal", "hybrid"],
        },
      });
    },
    sign({ challenge, rpId }, lies = {}) {
      if (!made) throw new Error("The device has no passkey.");
      const data = head(rpId, lies, false);
      const client = clientData("webauthn.get", challenge, lies);
      const key = lies.isForged ? newKey().privateKey : made.key;
      const id = lies.id ?? made.id;
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign("sha256", Buffer.concat([data, sha256(client)]), key)),
          userHandle: lies.userHandle ?? made.userHandle,
        },
      });
    },
  };
}

const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** The key as COSE has it: ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
}

/** `{ fmt, attStmt, authData }` in CBOR: of no format, or of one that brings a certificate. */
function attestation(data: Uint8Array, certificate: string | undefined): Buffer {
  const statement = certificate
    ? Buffer.concat([
        Buffer.from([0xa3]),
        cborText("alg"),
        Buffer.from([0x26]),
        cborText("sig"),
        cborBytes(randomBytes(70)),
        cborText("x5c"),
        Buffer.from([0x81]),
        cborBytes(Buffer.from(certificate)),
      ])
    : Buffer.from([0xa0]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText("fmt"),
    cborText(certificate ? "packed" : "none"),
    cborText("attStmt"),
    statement,
    cborText("authData"),
    cborBytes(data),
  ]);
}

/** A text of less than 24 bytes. */
function cborText(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}

function cborBytes(bytes: Uint8Array): Buffer {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;
