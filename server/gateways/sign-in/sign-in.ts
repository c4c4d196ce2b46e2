/**
 * What a browser keeps between leaving for a provider and coming back: once, for this attempt alone, and
 * where no page can read it.
 */
export interface SignInAttempt {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: proves that who left is who came back. */
  readonly verifier: string;
}

/** What a provider says of a guest. */
export interface ProviderGuest {
  /** The provider's own name for the guest; never changes, unlike an address. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider vouches that the address is the guest's. */
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

export type SignInAnswer =
  | { readonly ok: true; readonly guest: ProviderGuest }
  /**
   * `denied`: the guest said no; `expired`: too late or a second time; `forged`: not the answer to this
   * attempt.
   */
  | { readonly ok: false; readonly reason: "denied" | "expired" | "forged" };

/** Providers that guests may sign in with. A provider that does not answer is an error. */
export interface SignInGateway {
  /** Names of the providers that are connected. */
  readonly providers: readonly string[];
  /** Whether a provider answers by a form that the browser posts from its site, instead of an address. */
  readonly postsBack: (provider: string) => Promise<boolean>;
  /** Where to send the guest, and what to keep meanwhile. */
  readonly begin: (
    provider: string,
    redirectUri: string,
  ) => Promise<{ readonly address: string; readonly attempt: SignInAttempt }>;
  /** What the provider's answer (query or form) says. The same `redirectUri` as before. */
  readonly finish: (
    attempt: SignInAttempt,
    redirectUri: string,
    answer: Readonly<Record<string, string>>,
  ) => Promise<SignInAnswer>;
}

/** Stands where no provider is connected. */
export const noSignIn: SignInGateway = {
  providers: [],
  postsBack: async () => false,
  begin: async (name) => {
    throw new Error(`No provider ${name} is connected.`);
  },
  finish: async ({ provider }) => {
    throw new Error(`No provider ${provider} is connected.`);
  },
};
