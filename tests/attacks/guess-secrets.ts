import { randomInt } from "node:crypto";
import { hashPassword } from "../../server/platform/password-hash.ts";
import { type Attacked, browserAt, HOUR_MS, inLanes, makeVictim, signsIn } from "./attacked.ts";

export interface Attack {
  /** Guesses in all, spread over the hours and the addresses. */
  readonly guesses: number;
  readonly addresses: number;
  readonly hours: number;
}

export interface Guessed {
  readonly guesses: number;
  /** Guesses that were held against the secret at all, in all hours and in the worst one. */
  readonly compared: number;
  readonly mostInAnHour: number;
  /** Guesses that let somebody in. */
  readonly right: number;
  /** Guests elsewhere who signed in meanwhile, of those who tried. */
  readonly honest: { readonly tried: number; readonly in: number };
  /** Hours in which the guest under attack got in, by the attacked way and by another one. */
  readonly victim: { readonly same: number; readonly other: number; readonly hours: number };
}

/**
 * Guesses at the codes of numbers from many addresses in turn: each asks for a code and guesses a few times
 * more than one may be tried, whether it got one or not. `numbers` of one block are attacked in turn; the first is a guest's, who also
 * has an address. One honest guest an hour signs in elsewhere.
 */
export async function guessCodes(attacked: Attacked, attack: Attack, numbers = 1): Promise<Guessed> {
  const block = String(randomInt(1000)).padStart(3, "0");
  const name = `victim-${randomInt(1e9)}`;
  const phoneOf = (index: number) => `62${block}${String(index % 10_000).padStart(4, "0")}`;
  const victim = { phone: `+31${phoneOf(0)}`, email: `${name}@example.test` };
  await makeVictim(attacked, name, victim);
  const browsers = Array.from({ length: attack.addresses }, (_, index) =>
    browserAt(attacked, "attacker", numbers * 100_000 + index),
  );
  return underAttack(attacked, attack, {
    async guess(index, hour) {
      const turn = Math.floor(index / GUESSES_A_TURN) + hour * Math.ceil(attack.addresses / attack.hours);
      const browser = browsers[turn % browsers.length] ?? browserAt(attacked, "attacker", turn);
      if (index % GUESSES_A_TURN === 0)
        await browser.post("/api/pwa/generateByPhone", {
          phone: phoneOf(turn % numbers),
          country_code: "+31",
        });
      const otp = String(randomInt(1_000_000)).padStart(6, "0");
      return (await browser.post("/api/pwa/authenticate", { otp })).body;
    },
    same: (guest) => signsIn(attacked, guest, "sms", byPhone(phoneOf(0))),
    other: (guest) => signsIn(attacked, guest, "mail", byEmail(victim.email)),
  });
}

/** Guesses at the password of one address from many others. */
export async function guessPasswords(attacked: Attacked, attack: Attack): Promise<Guessed> {
  const email = `victim-${randomInt(1e9)}@example.test`;
  const password = "purple bikes like rain";
  await makeVictim(attacked, `victim-${email.slice(0, 16)}`, {
    email,
    password_hash: await hashPassword(password),
  });
  const browsers = Array.from({ length: attack.addresses }, (_, index) =>
    browserAt(attacked, "attacker", 9_000_000 + index),
  );
  return underAttack(attacked, attack, {
    async guess(index) {
      const browser = browsers[index % browsers.length] ?? browserAt(attacked, "attacker", index);
      const guessed = `purple bikes like ${randomInt(1e9)}`;
      return (await browser.post("/api/pwa/authenticate", { email, password: guessed })).body;
    },
    same: async (guest) => (await guest.post("/api/pwa/authenticate", { email, password })).status === 200,
    other: (guest) => signsIn(attacked, guest, "mail", byEmail(email)),
  });
}

interface Ways {
  readonly guess: (index: number, hour: number) => Promise<{ readonly code?: string } | null>;
  readonly same: (guest: ReturnType<typeof browserAt>) => Promise<boolean>;
  readonly other: (guest: ReturnType<typeof browserAt>) => Promise<boolean>;
}

async function underAttack(attacked: Attacked, attack: Attack, ways: Ways): Promise<Guessed> {
  const { guesses, hours } = attack;
  const perHour = Math.ceil(guesses / hours);
  let compared = 0;
  let mostInAnHour = 0;
  let right = 0;
  let made = 0;
  const honest = { tried: 0, in: 0 };
  const victim = { same: 0, other: 0, hours };
  for (let hour = 0; hour < hours; hour++) {
    let inHour = 0;
    const ofHour = Math.min(perHour, guesses - made);
    const guessOnce = async (index: number) => {
      const answer = await ways.guess(index, hour);
      // Only what was compared is called wrong; everything else was refused unread.
      if (answer?.code === undefined) right += 1;
      if (answer?.code === undefined || WRONG.has(answer.code)) inHour += 1;
    };
    // Whoever asks for a code waits for it before guessing; the others go on meanwhile.
    await inLanes(Math.ceil(ofHour / GUESSES_A_TURN), async (turn) => {
      const last = Math.min(ofHour, (turn + 1) * GUESSES_A_TURN);
      for (let index = turn * GUESSES_A_TURN; index < last; index++) await guessOnce(index);
    });
    made += ofHour;
    compared += inHour;
    mostInAnHour = Math.max(mostInAnHour, inHour);
    const guest = browserAt(attacked, "guest", guestNumber++);
    honest.tried += 1;
    if (await signsIn(attacked, guest, "sms", byPhone(`644${String(guestNumber).padStart(6, "0")}`)))
      honest.in += 1;
    if (await ways.same(browserAt(attacked, "guest", guestNumber++))) victim.same += 1;
    if (await ways.other(browserAt(attacked, "guest", guestNumber++))) victim.other += 1;
    attacked.clock.advance(HOUR_MS);
  }
  return { guesses: made, compared, mostInAnHour, right, honest, victim };
}

/** One code may be tried five times. */
const GUESSES_A_TURN = 8;

let guestNumber = 0;
const WRONG: ReadonlySet<string> = new Set(["otp_invalid", "credentials_invalid"]);

function byPhone(phone: string) {
  return { call: "generateByPhone", body: { phone, country_code: "+31" }, to: `+31${phone}` };
}

function byEmail(email: string) {
  return { call: "generateByUserId", body: { user_id: email }, to: email };
}
