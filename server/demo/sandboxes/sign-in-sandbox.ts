import { createHash, generateKeyPairSync } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { escapeAttribute as escaped } from "#renderer/server";
import type { Provider } from "../../gateways/sign-in/provider.ts";
import { CHOOSES_ACCOUNT } from "../../gateways/sign-in/sign-in-settings.ts";
import { signedToken } from "../../gateways/sign-in/signed-token.ts";
import type { Clock } from "../../platform/clock.ts";
import { sameSecret } from "../../platform/hash.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { acceptForms, answerForm, hostedPage, isHere, listen } from "./hosted-page.ts";

/** What may go wrong with a sign-in, chosen on the provider's page. */
export const SIGN_IN_OUTCOMES = [
  "well",
  "denied",
  "late",
  "replayed",
  "forged",
  "missing e-mail",
  "unverified e-mail",
] as const;

export interface SignInSandbox {
  readonly origin: string;
  /** The three dialects of the sandbox, as providers are connected. */
  readonly providers: readonly Provider[];
  readonly stop: () => Promise<void>;
}

interface Code {
  readonly dialect: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly email: string;
  readonly name: string;
  readonly outcome: string;
  readonly until: number;
}

/** A provider of sign-in for development and tests, on an origin of its own: anybody may be anybody there. */
export async function startSignInSandbox(options: {
  readonly port: number;
  readonly clock: Clock;
  readonly random: RandomBytes;
}): Promise<SignInSandbox> {
  const { clock, random } = options;
  const app = Fastify();
  acceptForms(app);
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const appleKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Code>();
  const secret = () => Buffer.from(random(24)).toString("base64url");
  let origin = "";

  for (const dialect of DIALECTS) {
    const base = () => `${origin}/${dialect}`;
    if (dialect !== "facebook") {
      app.get(`/${dialect}/.well-known/openid-configuration`, async () => ({
        issuer: base(),
        authorization_endpoint: `${base()}/authorize`,
        token_endpoint: `${base()}/token`,
        jwks_uri: `${base()}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      }));
      app.get(`/${dialect}/keys`, async () => ({
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" }],
      }));
    }
    app.get<{ Querystring: Fields }>(`/${dialect}/authorize`, async ({ query }, reply) =>
      goodRequest(query)
        ? signInPage(reply, dialect, query)
        : reply.code(400).send({ error: "invalid_request" }),
    );
    app.post<{ Body: Fields }>(`/${dialect}/authorize`, async ({ body: fields }, reply) => {
      if (!goodRequest(fields)) return reply.code(400).send({ error: "invalid_request" });
      const { redirect_uri = "", state = "", outcome = "well", email = "", name = "" } = fields;
      const back = (answer: Fields) =>
        fields.response_mode === "form_post"
          ? answerForm(reply, redirect_uri, { ...answer, state })
          : reply.redirect(withQuery(redirect_uri, { ...answer, state }), 303);
      if (outcome === "denied")
        return back({ error: dialect === "apple" ? "user_cancelled_authorize" : "access_denied" });
      const code = secret();
      codes.set(code, {
        dialect,
        redirectUri: redirect_uri,
        challenge: fields.code_challenge ?? "",
        nonce: outcome === "forged" ? "another nonce" : fields.nonce,
        email,
        name,
        outcome,
        until: outcome === "late" ? clock() - 1 : clock() + CODE_MS,
      });
      if (outcome === "replayed") codes.delete(code);
      const user = { name: { firstName: name, lastName: "" }, email };
      const answer = { code, ...(dialect === "apple" ? { user: JSON.stringify(user) } : {}) };
      return outcome === "forged" && dialect === "facebook"
        ? reply.redirect(withQuery(redirect_uri, { ...answer, state: secret() }), 303)
        : back(answer);
    });
    app.post<{ Body: Fields }>(`/${dialect}/token`, async ({ body: fields }, reply) => {
      const { code = "", redirect_uri, code_verifier = "", client_id, client_secret = "" } = fields;
      const isKnown =
        client_id === CLIENT_ID &&
        (dialect === "apple"
          ? client_secret.split(".").length === 3
          : sameSecret(client_secret, CLIENT_SECRET));
      if (!isKnown) return reply.code(401).send({ error: "invalid_client" });
      const kept = codes.get(code);
      codes.delete(code);
      const challenge = createHash("sha256").update(code_verifier).digest("base64url");
      const isGood =
        kept?.dialect === dialect &&
        kept.redirectUri === redirect_uri &&
        kept.until > clock() &&
        kept.challenge === challenge;
      if (!kept || !isGood) return reply.code(400).send({ error: "invalid_grant" });
      const access_token = secret();
      tokens.set(access_token, kept);
      const answer = { access_token, token_type: "Bearer", expires_in: 3600 };
      if (dialect === "facebook") return answer;
      const now = Math.floor(clock() / 1000);
      const claims = {
        iss: base(),
        aud: CLIENT_ID,
        iat: now,
        exp: now + 600,
        nonce: kept.nonce,
        ...claimsOf(kept),
      };
      return { ...answer, id_token: signedToken(claims, { key: privateKey, keyId: KEY_ID }) };
    });
  }
  app.get("/facebook/me", async ({ headers }, reply) => {
    const kept = tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "");
    if (!kept) return reply.code(401).send({ error: { message: "no such token" } });
    const { sub, email, name } = claimsOf(kept);
    return { id: sub, name, ...(email ? { email } : {}) };
  });
  origin = await listen(app, options.port);
  const key = { team: "SANDBOX", keyId: "SANDBOX", key: appleKey };
  const connected = { clientId: CLIENT_ID, secret: CLIENT_SECRET };
  return {
    origin,
    providers: [
      { ...connected, name: "google", dialect: "openid", issuer: `${origin}/google`, asked: CHOOSES_ACCOUNT },
      {
        ...connected,
        name: "facebook",
        dialect: "oauth",
        issuer: `${origin}/facebook`,
        endpoints: {
          authorize: `${origin}/facebook/authorize`,
          token: `${origin}/facebook/token`,
          me: `${origin}/facebook/me`,
        },
      },
      { ...connected, name: "apple", dialect: "apple", issuer: `${origin}/apple`, secret: key },
    ],
    stop: () => stop(app),
  };
}

type Fields = Readonly<Record<string, string>>;

async function stop(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
}

/** Only addresses of this machine are answered: a sandbox leads nobody elsewhere. */
function goodRequest({
  client_id,
  redirect_uri = "",
  response_type,
  state,
  code_challenge,
}: Fields): boolean {
  return (
    client_id === CLIENT_ID &&
    isHere(redirect_uri) &&
    response_type === "code" &&
    Boolean(state && code_challenge)
  );
}

function claimsOf({ email, name, outcome }: Code) {
  const isMissing = outcome === "missing e-mail";
  return {
    sub: createHash("sha256").update(`sandbox ${email}`).digest("hex").slice(0, 24),
    name,
    email: isMissing ? undefined : email,
    email_verified: isMissing ? undefined : outcome !== "unverified e-mail",
  };
}

function signInPage(reply: FastifyReply, dialect: string, query: Fields): FastifyReply {
  const carried = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const outcomes = SIGN_IN_OUTCOMES.map((each) => `<option>${each}</option>`).join("");
  return hostedPage(
    reply,
    `Sandbox sign-in (${dialect})`,
    `<form method="post">${carried.join("")}<p><label>Name <input name="name" value="Noor Sandbox"></label></p><p><label>E-mail <input name="email" type="email" value="noor@example.test" required></label></p><p><label>How it goes <select name="outcome">${outcomes}</select></label></p><button>Continue</button></form>`,
  );
}

function withQuery(address: string, fields: Fields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

const DIALECTS = ["google", "facebook", "apple"] as const;
const CLIENT_ID = "sandbox-client";
const CLIENT_SECRET = "sandbox-secret";
const KEY_ID = "sandbox-key";
const CODE_MS = 60_000;
