export { latinDigits } from "./digits.ts";
export { type FieldProblem, fieldProblem } from "./field-problem.ts";
export { indexLetter } from "./index-letter.ts";
export { type SwitcherEntry, switcherEntries } from "./language-switcher.ts";
export { dayFirstLocale, intlLocale, languageTag } from "./locale-tag.ts";
export { maskEmail, maskName, maskPhone } from "./masking.ts";
export type { MessageValues, Notice } from "./notice.ts";
export { slugOf } from "./slug.ts";
export { LONGEST } from "./text-lengths.ts";
