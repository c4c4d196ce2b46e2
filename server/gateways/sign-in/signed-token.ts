import { type KeyObject, sign } from "node:crypto";

/** A JSON web token, signed by an elliptic (ES256) or an RSA key (RS256). */
export function signedToken(
  claims: object,
  { key, keyId }: { readonly key: KeyObject; readonly keyId: string },
): string {
  const isElliptic = key.asymmetricKeyType === "ec";
  const header = { alg: isElliptic ? "ES256" : "RS256", kid: keyId, typ: "JWT" };
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(text), isElliptic ? { key, dsaEncoding: "ieee-p1363" } : key);
  return `${text}.${signature.toString("base64url")}`;
}
