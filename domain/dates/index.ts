export { calendarEnd, calendarMonths } from "./calendar-months.ts";
export { checkTimes, formatTimeOfDay, timesOfDayIn, withTimesOfDay } from "./check-times.ts";
export { addDays, type CivilDate, compareDates, datesFrom, daysBetween, weekdayOf } from "./civil-date.ts";
export { type DateFormat, formatCivilDate } from "./civil-date-format.ts";
export { parseCivilDate, toUrlDate } from "./civil-date-parse.ts";
export { addMonths, daysInMonth, startOfMonth } from "./civil-month.ts";
export { instantOf, type LocalDateTime, localDateTimeIn, todayIn } from "./zoned-time.ts";
