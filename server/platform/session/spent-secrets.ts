import type { Db } from "../../db/pool.ts";
import { ApiError } from "../api-error.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../hash.ts";
import type { RandomBytes } from "../random.ts";
import { seal, unseal } from "../sealed.ts";

/** A plain form as it came. */
export interface SentForm {
  /** Of the session that it came with. */
  readonly secret: string;
  /** Path and everything that stands in it. */
  readonly words: string;
}

/**
 * `first`: nobody has sent it before; `late`: the secret was spent by something else a moment ago; or what
 * the same form has led to, as it was kept.
 */
export type FormTurn = "first" | "late" | { readonly answer: string };

/**
 * Remembers for ten seconds which secrets of sessions were spent, and what a form that spent one led to. A
 * guest whose finger presses twice sends a form twice, both with the secret that the first one ends, and the
 * browser may read the answer to the second alone.
 *
 * A spent secret opens nothing. The answer is kept under a key that follows from the secret and from every
 * word of the form, so only who sent that form reads it, and whoever else knows the secret has three guesses
 * at all that stood in it.
 */
export interface SpentSecrets {
  /** Notes that a secret opens nothing from now on. */
  readonly note: (secret: string) => Promise<void>;
  /** Whether a secret was good a moment ago: whose browser sends it may have got the next one meanwhile. */
  readonly isSpent: (secret: string) => Promise<boolean>;
  /**
   * Begins a form, or waits for the one of its session that is on its way. Whoever is first ends it. @throws
   * ApiError `duplicate_request` where that takes too long.
   */
  readonly begin: (form: SentForm) => Promise<FormTurn>;
  /**
   * Ends a form; where it has spent its secret, or `keeps` what came of it, with the answer for whoever sends
   * it again. Another form takes the place of one that has spent nothing.
   */
  readonly end: (form: SentForm, answer?: string, keeps?: boolean) => Promise<void>;
}

/** Spent secrets in the database, as hashes: the second form may come to another process. */
export function createSpentSecrets({
  db,
  clock,
  random,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomBytes;
}): SpentSecrets {
  const now = () => new Date(clock());
  const soon = () => new Date(clock() + KEPT_MS);
  const living = (secret: string) =>
    db
      .selectFrom("spent_secret")
      .select(["spent", "busy_until"])
      .where("secret_hash", "=", sha256(secret))
      .where("expires_at", ">", now())
      .executeTakeFirst();

  async function isBegun({ secret, words }: SentForm): Promise<boolean> {
    const row = {
      form_hash: hashOf(secret, words),
      spent: false,
      answer: null,
      tries_left: TRIES,
      busy_until: soon(),
      expires_at: soon(),
    };
    const begun = await db
      .insertInto("spent_secret")
      .values({ secret_hash: sha256(secret), ...row })
      .onConflict((conflict) =>
        conflict
          .column("secret_hash")
          .doUpdateSet(row)
          .where(({ and, eb, or }) =>
            or([
              eb("spent_secret.expires_at", "<=", now()),
              and([
                eb("spent_secret.spent", "=", false),
                eb("spent_secret.busy_until", "is", null),
                eb("spent_secret.form_hash", "!=", row.form_hash),
              ]),
            ]),
          ),
      )
      .returning("secret_hash")
      .executeTakeFirst();
    return begun !== undefined;
  }

  /** A try is spent before anything is compared: many at once are no more than one after the other. */
  async function answerTo({ secret, words }: SentForm): Promise<string | null> {
    const row = await db
      .updateTable("spent_secret")
      .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
      .where("secret_hash", "=", sha256(secret))
      .where("tries_left", ">", 0)
      .where("expires_at", ">", now())
      .returning(["form_hash", "answer"])
      .executeTakeFirst();
    if (!row?.answer || row.form_hash !== hashOf(secret, words)) return null;
    return unseal(row.answer, keyOf(secret, words), BOUND);
  }

  return {
    async note(secret) {
      const spent = { spent: true, expires_at: soon() };
      await db
        .insertInto("spent_secret")
        .values({ secret_hash: sha256(secret), tries_left: TRIES, ...spent })
        .onConflict((conflict) => conflict.column("secret_hash").doUpdateSet(spent))
        .execute();
    },
    async isSpent(secret) {
      return (await living(secret))?.spent ?? false;
    },
    async begin(form) {
      // By the machine's own clock: it is a wait, and no moment of the guest's.
      const patience = performance.now() + KEPT_MS;
      while (!(await isBegun(form))) {
        const row = await living(form.secret);
        const isBusy = row?.busy_until && row.busy_until > now();
        if (row && !isBusy) {
          const answer = await answerTo(form);
          return answer === null ? "late" : { answer };
        }
        if (performance.now() > patience) throw new ApiError("duplicate_request");
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return "first";
    },
    async end({ secret, words }, answer, keeps = false) {
      const form_hash = hashOf(secret, words);
      const own = sha256(secret);
      const kept = answer === undefined ? {} : { answer: seal(answer, keyOf(secret, words), BOUND, random) };
      let ended = db
        .updateTable("spent_secret")
        .set({ busy_until: null, expires_at: soon(), ...kept })
        .where("secret_hash", "=", own)
        .where("form_hash", "=", form_hash);
      if (!keeps) ended = ended.where("spent", "=", true);
      if ((await ended.executeTakeFirstOrThrow()).numUpdatedRows > 0n) return;
      await db
        .deleteFrom("spent_secret")
        .where("secret_hash", "=", own)
        .where("form_hash", "=", form_hash)
        .execute();
    },
  };
}

/** The secret in it keeps the words from whoever reads the database. */
function hashOf(secret: string, words: string): string {
  return sha256(`form:${secret}:${words}`);
}

function keyOf(secret: string, words: string): Uint8Array {
  return Buffer.from(sha256(`answer:${secret}:${words}`), "base64url");
}

const BOUND = "form";
const KEPT_MS = 10_000;
const LOOK_MS = 50;
const TRIES = 3;
