export { type FlexibleStay, flexibleDays, flexibleRange } from "./flexible-days.ts";
export { nightDates, nightsOf, type Stay } from "./stay.ts";
export {
  type CorrectedStay,
  correctStay,
  type StayNotice,
  type StayNoticeCode,
  stayProblems,
  type WantedStay,
} from "./stay-dates.ts";
export { type StayLimitConfig, type StayLimits, type StayRules, stayLimits } from "./stay-limits.ts";
export { type DayFacts, type DayProblem, dayProblem, type PickedRange, pickDay } from "./stay-picker.ts";
