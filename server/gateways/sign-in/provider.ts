import type { KeyObject } from "node:crypto";

/** A provider of sign-in as it is connected. */
export interface Provider {
  readonly name: string;
  /**
   * `openid` as the standard has it; `oauth` has no identity token; `apple` posts back and wants a secret
   * signed by a key.
   */
  readonly dialect: "openid" | "oauth" | "apple";
  readonly issuer: string;
  /** What its page is asked for beside what its dialect is, such as to let the guest choose an account. */
  readonly asked?: Readonly<Record<string, string>>;
  readonly clientId: string;
  readonly secret: string | SigningKey;
  /** Where `oauth` is asked, which has no discovery. */
  readonly endpoints?: { readonly authorize: string; readonly token: string; readonly me: string };
}

/** A key whose signature stands in for a secret. */
export interface SigningKey {
  readonly team: string;
  readonly keyId: string;
  readonly key: KeyObject;
}
