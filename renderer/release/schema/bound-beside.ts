/**
 * `"x-at-most": "max"`: a number is no larger than the member `max` beside it; `"60 minutes"`, than sixty of
 * it.
 */
export const AT_MOST = "x-at-most";

/** The member beside a number that it may not exceed. */
export interface BoundBeside {
  readonly member: string;
  /** How many of the number's units one of the member's is: 60 for seconds beside minutes. */
  readonly times: number;
}

/** Reads `x-at-most`: `"max"`, or `"60 codeMinutes"` where the member counts in another unit. */
export function boundBeside(rule: unknown): BoundBeside {
  const [, times = "1", member = ""] = /^(?:(\d+) )?(.*)$/.exec(String(rule)) ?? [];
  return { member, times: Number(times) };
}

/** The most that a bound allows beside the members of an object; undefined where no number stands there. */
export function mostBeside(rule: unknown, beside: unknown): number | undefined {
  const { member, times } = boundBeside(rule);
  const bound = (beside as Readonly<Record<string, unknown>> | null | undefined)?.[member];
  return typeof bound === "number" ? times * bound : undefined;
}

/** Whether a value is a number above what its bound allows. */
export function exceedsBound(value: unknown, rule: unknown, beside: unknown): boolean {
  const most = mostBeside(rule, beside);
  return most !== undefined && typeof value === "number" && value > most;
}
