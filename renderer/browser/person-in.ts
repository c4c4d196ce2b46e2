import { isKnown } from "./guest-mark.ts";

/** Who a mark is of, in letters that lead to nobody; empty for a stranger. */
export const personIn = (mark: string): string => (isKnown(mark) ? mark.slice(0, PERSON_END) : "");

/** Letters of a mark that stay the same while the guest does. */
const PERSON_END = 5;
