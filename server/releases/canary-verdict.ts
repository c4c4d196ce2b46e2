import { binomialTail } from "./binomial-tail.ts";

/** When a canary is worse than what is live. */
export interface CanaryLimits {
  /** Answers of the canary from which on it is judged; the live release is compared once it has as many. */
  readonly minAnswers: number;
  /** Points by which the canary's share of failed answers must be higher, in percent. */
  readonly worseByPercent: number;
  /**
   * How sure the difference must be: chance alone would show it in one look of so many. Canaries are looked
   * at each second.
   */
  readonly falseAlarmOnceIn: number;
  /**
   * Share of failed answers that the live release is taken to have while too few of its own are counted, in
   * percent.
   */
  readonly assumedPercent: number;
}

export const CANARY_LIMITS: CanaryLimits = {
  minAnswers: 100,
  worseByPercent: 1,
  falseAlarmOnceIn: 1_000_000,
  assumedPercent: 1,
};

/** Answers of one release, and how many of them failed. */
export interface AnswerCount {
  readonly answers: number;
  readonly failures: number;
}

/** What the guests of a canary, and as many as were counted of the others, were answered. */
export interface CanaryCounts {
  readonly live: AnswerCount;
  readonly canary: AnswerCount;
}

export interface CanaryVerdict {
  readonly kind: "tooFew" | "fine" | "worse";
  /** A sentence with the figures. */
  readonly reason: string;
}

/**
 * Whether a canary answers worse than what is live. It does when its share of failed answers is higher by
 * `worseByPercent` points and chance alone would hardly do that: given all failures of both, as many or more
 * would fall on the canary less often than once in `falseAlarmOnceIn` times if both failed alike (the exact
 * test of two rates). Where the live release has fewer answers than the minimum, it is taken to fail at
 * `assumedPercent`.
 */
export function canaryVerdict({ live, canary }: CanaryCounts, limits: CanaryLimits): CanaryVerdict {
  const { minAnswers, worseByPercent, falseAlarmOnceIn, assumedPercent } = limits;
  const isCompared = live.answers >= minAnswers;
  const liveRate = isCompared ? live.failures / live.answers : assumedPercent / 100;
  const other = isCompared
    ? `${figures(live)} on the live release`
    : `where ${assumedPercent} % are taken as usual`;
  const reason = `${figures(canary)} failed on the canary, ${other}`;
  if (canary.answers < minAnswers)
    return { kind: "tooFew", reason: `${reason}; it is judged from ${minAnswers} answers on.` };
  const isFarFrom = canary.failures / canary.answers - liveRate >= worseByPercent / 100;
  const chance = isCompared
    ? binomialTail(
        canary.failures,
        canary.failures + live.failures,
        canary.answers / (canary.answers + live.answers),
      )
    : binomialTail(canary.failures, canary.answers, liveRate);
  return isFarFrom && chance < 1 / falseAlarmOnceIn
    ? { kind: "worse", reason: `${reason}: that is no chance.` }
    : { kind: "fine", reason: `${reason}.` };
}

function figures({ answers, failures }: AnswerCount): string {
  const percent = answers === 0 ? 0 : (100 * failures) / answers;
  return `${failures} of ${answers} answers (${percent.toFixed(1)} %)`;
}
