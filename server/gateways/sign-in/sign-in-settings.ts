import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { SettingError } from "../../platform/setting-error.ts";
import { together } from "../together.ts";
import type { Provider } from "./provider.ts";

type Environment = NodeJS.ProcessEnv;

/**
 * Providers of sign-in that the environment connects. @throws SettingError naming the variable that is wrong.
 */
export function readSignInSettings(environment: Environment): readonly Provider[] {
  return [google(environment), facebook(environment), apple(environment), other(environment)].filter(
    (provider) => provider !== undefined,
  );
}

function google(environment: Environment): Provider | undefined {
  const given = together(environment, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  return (
    given && {
      name: "google",
      dialect: "openid",
      issuer: "https://accounts.google.com",
      asked: CHOOSES_ACCOUNT,
      clientId: given.GOOGLE_CLIENT_ID,
      secret: given.GOOGLE_CLIENT_SECRET,
    }
  );
}

/** A guest with several accounts says which one it is, whoever signed in last (ACC-19). */
export const CHOOSES_ACCOUNT = { prompt: "select_account" } as const;

function facebook(environment: Environment): Provider | undefined {
  const given = together(environment, ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"]);
  return (
    given && {
      name: "facebook",
      dialect: "oauth",
      issuer: "https://www.facebook.com",
      clientId: given.FACEBOOK_CLIENT_ID,
      secret: given.FACEBOOK_CLIENT_SECRET,
      endpoints: {
        authorize: "https://www.facebook.com/dialog/oauth",
        token: "https://graph.facebook.com/oauth/access_token",
        me: "https://graph.facebook.com/me",
      },
    }
  );
}

function apple(environment: Environment): Provider | undefined {
  const given = together(environment, [
    "APPLE_CLIENT_ID",
    "APPLE_TEAM_ID",
    "APPLE_KEY_ID",
    "APPLE_PRIVATE_KEY_FILE",
  ]);
  return (
    given && {
      name: "apple",
      dialect: "apple",
      issuer: "https://appleid.apple.com",
      clientId: given.APPLE_CLIENT_ID,
      secret: {
        team: given.APPLE_TEAM_ID,
        keyId: given.APPLE_KEY_ID,
        key: ellipticKey(given.APPLE_PRIVATE_KEY_FILE),
      },
    }
  );
}

function other(environment: Environment): Provider | undefined {
  const given = together(environment, ["OPENID_ISSUER", "OPENID_CLIENT_ID", "OPENID_CLIENT_SECRET"]);
  if (!given) return undefined;
  const { OPENID_ISSUER: issuer } = given;
  if (!URL.canParse(issuer) || new URL(issuer).protocol !== "https:")
    throw new SettingError('OPENID_ISSUER must be an address such as "https://login.example.com".');
  return {
    name: "openid",
    dialect: "openid",
    issuer,
    clientId: given.OPENID_CLIENT_ID,
    secret: given.OPENID_CLIENT_SECRET,
  };
}

function ellipticKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === "ec") return key;
  } catch {
    // What is wrong with the file is said below, without what is in it.
  }
  throw new SettingError(
    "APPLE_PRIVATE_KEY_FILE must name a file that holds a private elliptic key (PEM, .p8).",
  );
}
