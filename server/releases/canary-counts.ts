import { sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { AnswerCount, CanaryCounts } from "./canary-verdict.ts";

/** The release that a guest of a canary was answered with. */
export type CanaryArm = keyof CanaryCounts;

export interface CountedAnswers extends AnswerCount {
  readonly channel: string;
  /** The change of the channel that began the canary. */
  readonly since: number;
  readonly arm: CanaryArm;
}

/** Adds what a process counted to what all of them did: one statement, rows always in the same order. */
export async function addCounts(db: Db, counted: readonly CountedAnswers[]): Promise<void> {
  if (counted.length === 0) return;
  await db
    .insertInto("release_canary_count")
    .values([...counted].sort((one, other) => one.since - other.since || one.arm.localeCompare(other.arm)))
    .onConflict((conflict) =>
      conflict.columns(["channel", "since", "arm"]).doUpdateSet({
        answers: sql`release_canary_count.answers + excluded.answers`,
        failures: sql`release_canary_count.failures + excluded.failures`,
      }),
    )
    .execute();
}

/** What all processes counted of a canary. */
export async function readCounts(db: Db, channel: string, since: number): Promise<CanaryCounts> {
  const rows = await db
    .selectFrom("release_canary_count")
    .select(["arm", "answers", "failures"])
    .where("channel", "=", channel)
    .where("since", "=", since)
    .execute();
  const of = (arm: CanaryArm): AnswerCount => {
    const { answers = 0, failures = 0 } = rows.find((row) => row.arm === arm) ?? {};
    return { answers, failures };
  };
  return { live: of("live"), canary: of("canary") };
}
