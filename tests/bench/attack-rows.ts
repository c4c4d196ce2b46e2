import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import type { Host } from "../../server/host.ts";
import { createTestClock } from "../../server/testing/clock.ts";
import type { Attacked } from "../attacks/attacked.ts";
import { type Guessed, guessCodes, guessPasswords } from "../attacks/guess-secrets.ts";
import { probeAccounts } from "../attacks/probe-accounts.ts";
import { pumpMessages } from "../attacks/pump-messages.ts";
import type { BenchRow } from "./table.ts";

const GUESSES = Number(process.env.ATTACK_GUESSES ?? 100_000);
const PROBES = Number(process.env.ATTACK_PROBES ?? 10_000);
const ADDRESSES = 2000;
const HOURS = 24;

/** A server over the host's database on a clock of its own, so that an attack of a day takes minutes. */
async function attackedHost(
  { releases, database }: Host,
  siteId: string,
  limitScale = 1,
): Promise<Attacked & { readonly app: FastifyInstance }> {
  const site = releases.current().sites[siteId];
  if (!site) throw new Error(`no site ${siteId}`);
  const clock = createTestClock(Date.now());
  const app = await buildApp({ release: releases.current, db: database.db, clock, limitScale });
  await app.ready();
  return { app, db: database.db, clock, host: `${siteId}.localhost`, brandId: site.brand.id };
}

/**
 * What attacks from many addresses come to under the limits that guests have, and, so that it is seen to be
 * the limits, without them.
 */
export async function benchAttacks(host: Host, siteId: string): Promise<BenchRow[]> {
  const guarded = await attackedHost(host, siteId);
  const open = await attackedHost(host, siteId, 1e6);
  try {
    const { protection, signIn } = host.releases.current().sites[siteId]?.limits ?? {};
    const perPhone = (protection?.codesPerPhone ?? 0) * (signIn?.codeTries ?? 0);
    const perBlock = (protection?.codesPerBlock ?? 0) * (signIn?.codeTries ?? 0);
    const perAccount = protection?.guessesPerAccount ?? 0;
    const day = { guesses: GUESSES, addresses: ADDRESSES, hours: HOURS };
    const hour = { guesses: 4000, addresses: 400, hours: 1 };
    const ofOne = await guessCodes(guarded, day);
    const ofBlock = await guessCodes(guarded, day, 500);
    const ofPassword = await guessPasswords(guarded, day);
    const pumping = { requests: 20_000, addresses: 1000, blocks: 10 };
    const pumped = await pumpMessages(guarded, pumping);
    const probed = await probeAccounts(guarded, PROBES);
    const leaked = await probeAccounts(guarded, Math.min(1000, PROBES), 20);
    const apart = Math.abs(probed.later - 0.5) / probed.error;
    return [
      guessed("codes of one number", ofOne, perPhone, await guessCodes(open, hour)),
      guessed("codes of 500 numbers of one block", ofBlock, perBlock, await guessCodes(open, hour, 500)),
      guessed(
        "one account's password",
        ofPassword,
        perAccount,
        await guessPasswords(open, { ...hour, guesses: 200 }),
      ),
      {
        what: `messages to numbers that cost: ${count(pumped.asked)} requests in an hour from ${count(pumping.addresses)} addresses to ${pumped.blocks} blocks`,
        result: `${count(pumped.sent)} sent, at most ${pumped.mostInABlock} to a block`,
        against: `without limits: ${count((await pumpMessages(open, { ...pumping, requests: 2000 })).sent)} of 2,000`,
        goal: `≤ ${protection?.codesPerBlock} a block`,
        met: pumped.mostInABlock <= (protection?.codesPerBlock ?? 0),
      },
      {
        what: `whether an address has an account, by ${count(probed.probes)} probes`,
        result: `${probed.told} answers told; ${probed.medianMs.known.toFixed(2)} ms with one and ${probed.medianMs.unknown.toFixed(2)} ms without, the first slower in ${(probed.later * 100).toFixed(1)} % of pairs`,
        against: `with a delay of 20 ms put in: ${(leaked.later * 100).toFixed(1)} %`,
        ratio: `${apart.toFixed(1)} standard errors from none`,
        goal: "≤ 3 standard errors",
        met: probed.told === 0 && apart <= 3,
      },
    ];
  } finally {
    await guarded.app.close();
    await open.app.close();
  }
}

function guessed(what: string, seen: Guessed, perHour: number, open: Guessed): BenchRow {
  const { guesses, compared, mostInAnHour, right, honest, victim } = seen;
  return {
    what: `${count(guesses)} guesses at ${what}, from ${count(ADDRESSES)} addresses in a day`,
    result: `${count(compared)} compared, at most ${mostInAnHour} in an hour, ${right} right; ${honest.in} of ${honest.tried} honest guests got in; the guest attacked in ${victim.same} of ${victim.hours} hours by the same way, in ${victim.other} by another`,
    against: `without limits: ${count(open.compared)} of ${count(open.guesses)} compared`,
    ratio: (compared / guesses).toFixed(4),
    goal: `≤ ${perHour} an hour, every honest guest in`,
    met: mostInAnHour <= perHour && honest.in === honest.tried && victim.other === victim.hours,
  };
}

function count(number: number): string {
  return number.toLocaleString("en");
}
