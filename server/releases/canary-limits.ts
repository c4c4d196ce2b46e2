import { wholeNumber } from "../platform/whole-number.ts";
import { CANARY_LIMITS, type CanaryLimits } from "./canary-verdict.ts";

/** When a canary is ended by itself. @throws SettingError naming the variable that is wrong. */
export function readCanaryLimits(environment: NodeJS.ProcessEnv): CanaryLimits {
  return {
    ...CANARY_LIMITS,
    minAnswers: wholeNumber(environment, "CANARY_LEAST_ANSWERS", CANARY_LIMITS.minAnswers, 20, 1_000_000),
    worseByPercent: wholeNumber(environment, "CANARY_WORSE_PERCENT", CANARY_LIMITS.worseByPercent, 0, 100),
  };
}
