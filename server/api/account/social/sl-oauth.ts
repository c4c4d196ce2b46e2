import { findSite } from "#renderer/server";
import type { SlOauthInput, SlOauthOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnPath } from "../return-path.ts";
import { beginCallerId, CALLER_ID } from "./caller-id.ts";
import { SOCIAL_WAYS } from "./providers.ts";

/** What is kept of a guest who is away at a provider. */
export interface SocialCarry {
  readonly attempt: Parameters<OperationContext["signIn"]["finish"]>[0];
  readonly redirectUri: string;
  readonly returnTo: string;
}

/**
 * Sends a guest to a provider (ACC-17, ACC-18): with a state that is random, good once and for this session
 * alone, PKCE and nonce, which stay here. The address to come back to is one of this site's hosts and nothing
 * else: a host that nobody has named, which the fallback answers, is anybody's. @throws ApiError `not_found`
 * for a provider that is not connected, `forbidden` for another address, `unavailable` where the provider
 * does not answer.
 */
export async function slOauth(
  { oauth_mode, redirect_uri, retUrl }: SlOauthInput,
  context: OperationContext,
): Promise<SlOauthOutput> {
  const { signIn, callerId, session, formStates, release, site, log, savedSignIn } = context;
  const way = SOCIAL_WAYS.find(({ oauth }) => oauth === oauth_mode);
  const isByPhone = oauth_mode === CALLER_ID.oauth && callerId.isConnected;
  if (!session || !(isByPhone || (way && signIn.providers.includes(way.provider))))
    throw new ApiError("not_found");
  const back = ownAddress(redirect_uri, oauth_mode, { release, site });
  if (!back) throw new ApiError("forbidden", { details: { reason: "redirect_uri" } });
  const returnTo = returnPath(retUrl, context);
  if (!way) return beginCallerId({ host: back.host, returnTo }, context);
  const before = savedSignIn?.read();
  const begin = async () => {
    // What is posted across sites comes without a cookie, and has a door of its own.
    if (await signIn.postsBack(way.provider)) back.pathname = `/api/pwa/tpl/${oauth_mode}`;
    return signIn.begin(way.provider, back.href);
  };
  const { address, attempt } = await begin().catch((cause: unknown) => {
    log.warn({ err: cause }, "a provider of sign-in did not answer");
    throw new ApiError("unavailable", { cause });
  });
  const carry: SocialCarry = { attempt, redirectUri: back.href, returnTo };
  await formStates.begin({
    party: way.oauth,
    host: back.host,
    sessionId: session.id,
    carry,
    state: attempt.state,
  });
  savedSignIn?.keep({ ...before, way: way.mode, returnTo });
  return { authorize_url: address };
}

/**
 * The address to come back to, where it is that and nothing more: a host that a domain of the site names, the
 * provider's path, no user, query or fragment. A host that nobody names shows the fallback site (CONF-03),
 * and is not its own for that.
 */
function ownAddress(
  text: string,
  oauth: string,
  { release, site }: Pick<OperationContext, "release" | "site">,
): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const found = findSite(release, address.host);
  const isOwn = found.id === site.id && !found.isFallback;
  return isOwn && RETURNS.some((end) => address.href === `${address.origin}/login/${oauth}${end}`)
    ? address
    : null;
}

/** A provider may be told either address: both show the page (ACC-17). */
const RETURNS = ["/", ""];
