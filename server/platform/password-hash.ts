import { hash, parseOptions, verify } from "@node-rs/argon2";
import { cleanPassword } from "#domain/account";

/**
 * Hash of a password, with its salt and what it cost in it: Argon2id, made in a thread of its own. Some
 * 20 ms on a server's core; above what OWASP asks for (19 MiB, two passes).
 */
export function hashPassword(password: string): Promise<string> {
  return hash(cleanPassword(password), COST);
}

/** What became of a password that somebody says. */
export interface PasswordCheck {
  readonly isRight: boolean;
  /** Whether the hash is of a time when they cost less, and should be made anew. */
  readonly isOld: boolean;
}

/**
 * Compares a password with a hash. Without a hash it takes the same time and is wrong: how long it takes does
 * not tell whether there is one.
 */
export async function checkPassword(password: string, kept: string | undefined): Promise<PasswordCheck> {
  const isSame = await verify(kept ?? (await nobodys()), cleanPassword(password));
  if (!kept || !isSame) return { isRight: false, isOld: false };
  const { memoryCost, timeCost } = parseOptions(kept);
  return { isRight: true, isOld: memoryCost < COST.memoryCost || timeCost < COST.timeCost };
}

/** A hash that no password is right for: of random bytes that nobody keeps. */
let made: Promise<string> | undefined;
function nobodys(): Promise<string> {
  made ??= hash(crypto.getRandomValues(new Uint8Array(32)), COST);
  return made;
}

/** KiB, passes and threads. */
const COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;
