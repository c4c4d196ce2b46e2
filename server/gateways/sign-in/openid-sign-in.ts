import * as openid from "openid-client";
import type { Clock } from "../../platform/clock.ts";
import type { RandomBytes } from "../../platform/random.ts";
import type { Provider } from "./provider.ts";
import type { ProviderGuest, SignInAnswer, SignInAttempt, SignInGateway } from "./sign-in.ts";
import { signedToken } from "./signed-token.ts";

export interface SignInOptions {
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/**
 * Sign-in with providers by OpenID Connect or OAuth 2: a code, bound to one attempt by state, nonce and PKCE
 * (ASVS 10.1, 10.2).
 */
export function createSignIn(
  providers: readonly Provider[],
  { clock, random }: SignInOptions,
): SignInGateway {
  const known = new Map<string, Promise<openid.Configuration>>();
  const secret = () => Buffer.from(random(32)).toString("base64url");
  const find = (name: string): Provider => {
    const provider = providers.find((each) => each.name === name);
    if (!provider) throw new Error(`No provider ${name} is connected.`);
    return provider;
  };
  /** What a provider says of itself, asked once; asked again after it did not answer. */
  const configurationOf = (provider: Provider): Promise<openid.Configuration> => {
    const asked = known.get(provider.name) ?? configure(provider, clock);
    known.set(provider.name, asked);
    asked.catch(() => known.delete(provider.name));
    return asked;
  };
  return {
    providers: providers.map(({ name }) => name),
    postsBack: async (name) => find(name).dialect === "apple",
    async begin(name, redirectUri) {
      const provider = find(name);
      const attempt = { provider: name, state: secret(), nonce: secret(), verifier: secret() };
      const address = openid.buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: redirectUri,
        scope: SCOPES[provider.dialect],
        state: attempt.state,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
        ...(provider.dialect === "oauth" ? {} : { nonce: attempt.nonce }),
        ...ASKED[provider.dialect],
        ...provider.asked,
      });
      return { address: address.href, attempt };
    },
    async finish(attempt, redirectUri, answer) {
      const provider = find(attempt.provider);
      const configuration = await configurationOf(provider);
      const back = new URL(redirectUri);
      for (const [key, value] of Object.entries(answer)) back.searchParams.set(key, value);
      try {
        return { ok: true, guest: await guestOf(provider, configuration, attempt, back, answer) };
      } catch (error) {
        const reason = reasonOf(error);
        if (!reason) throw error;
        return { ok: false, reason };
      }
    },
  };
}

async function configure(provider: Provider, clock: Clock): Promise<openid.Configuration> {
  const { issuer, clientId, endpoints, dialect } = provider;
  const authentication = authenticationOf(provider, clock);
  if (dialect === "oauth" && endpoints) {
    const { authorize, token, me } = endpoints;
    const server = {
      issuer,
      authorization_endpoint: authorize,
      token_endpoint: token,
      userinfo_endpoint: me,
    };
    const configuration = new openid.Configuration(server, clientId, undefined, authentication);
    if (isLoopback(token)) openid.allowInsecureRequests(configuration);
    configuration.timeout = ANSWER_SECONDS;
    return configuration;
  }
  return openid.discovery(new URL(issuer), clientId, undefined, authentication, {
    execute: isLoopback(issuer) ? [openid.allowInsecureRequests] : [],
    timeout: ANSWER_SECONDS,
  });
}

function authenticationOf({ issuer, clientId, secret }: Provider, clock: Clock): openid.ClientAuth {
  if (typeof secret === "string") return openid.ClientSecretPost(secret);
  return (_server, _client, body) => {
    const now = Math.floor(clock() / 1000);
    const claims = { iss: secret.team, sub: clientId, aud: issuer, iat: now, exp: now + 300 };
    body.set("client_id", clientId);
    body.set("client_secret", signedToken(claims, secret));
  };
}

async function guestOf(
  { dialect, endpoints }: Provider,
  configuration: openid.Configuration,
  { state, nonce, verifier }: SignInAttempt,
  back: URL,
  answer: Readonly<Record<string, string>>,
): Promise<ProviderGuest> {
  const checks = { expectedState: state, pkceCodeVerifier: verifier };
  if (dialect === "oauth" && endpoints) {
    const tokens = await openid.authorizationCodeGrant(configuration, back, checks);
    const fields = new URL(endpoints.me);
    fields.searchParams.set("fields", "id,name,email");
    const me = await openid.fetchProtectedResource(configuration, tokens.access_token, fields, "GET");
    const { id, name, email } = (await me.json()) as Readonly<Record<string, unknown>>;
    if (typeof id !== "string") throw new Error("The provider names no guest.");
    // It never says whether an address was verified, so no account may be found by it.
    return { subject: id, name: textOf(name), email: textOf(email), isEmailVerified: false };
  }
  const tokens = await openid.authorizationCodeGrant(configuration, back, {
    ...checks,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const { sub, email, email_verified, name } = tokens.claims() ?? ({} as Partial<openid.IDToken>);
  if (!sub) throw new Error("The provider names no guest.");
  return {
    subject: sub,
    email: textOf(email),
    // One dialect writes the word, the others the value.
    isEmailVerified: email_verified === true || email_verified === "true",
    name: textOf(name) ?? nameInForm(answer.user),
  };
}

/** The name of a guest that comes beside the code, with the first answer only. */
function nameInForm(user: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(user ?? "{}") as { readonly name?: Readonly<Record<string, unknown>> };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === "string");
    return parts.length > 0 ? parts.join(" ") : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for a failure that is the provider's or the network's. */
function reasonOf(error: unknown): (SignInAnswer & { ok: false })["reason"] | undefined {
  if (error instanceof openid.AuthorizationResponseError)
    return DENIALS.has(error.error) ? "denied" : undefined;
  if (error instanceof openid.ResponseBodyError)
    return error.error === "invalid_grant" ? "expired" : undefined;
  const { code = "" } = error as { readonly code?: string };
  return FORGERIES.has(code) ? "forged" : undefined;
}

const textOf = (value: unknown) =>
  typeof value === "string" && value !== "" ? value.slice(0, 320) : undefined;

/** The sandbox of this machine speaks in clear. */
function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

/** What a guest is asked to let us know (ACC-19): who they are, and an address to write to. */
const SCOPES = { openid: "openid email profile", oauth: "email", apple: "email name" };
/** How a dialect is asked, beside what every one is. */
const ASKED: Readonly<Record<Provider["dialect"], Readonly<Record<string, string>>>> = {
  openid: {},
  // Whoever once kept their address to themselves is asked for it again.
  oauth: { auth_type: "rerequest" },
  apple: { response_mode: "form_post" },
};
const DENIALS: ReadonlySet<string> = new Set(["access_denied", "user_cancelled_authorize", "user_denied"]);
const FORGERIES: ReadonlySet<string> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JWT_USERINFO_EXPECTED",
  "OAUTH_INVALID_REQUEST",
]);
const ANSWER_SECONDS = 10;
