import type { Country } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";

/** Nights from which on a stay is a long one. */
const LONG_NIGHTS = 7;

/** Messages of the price promise, whatever record names them (CONF-10). */
const OF_PRICE_MATCH = /^country\.priceMatch\./;

/**
 * What a country shows by one of its settings and takes back by another: a promise that is switched off, an
 * entry that leads to nothing, long stays where none can be booked; and words that are too long or too short
 * for their place.
 */
export function checkSwitches(country: Country): PathProblem[] {
  return [
    ...strayPromises(country),
    ...turnedLengths(country.priceMatchGuarantee),
    ...entriesToNothing(country),
    ...shortLongStays(country),
  ];
}

/** The price promise among the others: it has a switch of its own, which says whether it is made. */
function strayPromises({ promises = [], priceMatchGuarantee: match }: Country): PathProblem[] {
  return promises.flatMap((id, index): PathProblem[] => {
    if (!OF_PRICE_MATCH.test(id) && id !== match?.shortText && id !== match?.longText) return [];
    const [message, suggestion] = match?.enabled
      ? [
          `"priceMatchGuarantee" shows "${id}" already, so guests would read it twice.`,
          "Take it out of the list.",
        ]
      : [
          `The price promise is off, by "priceMatchGuarantee", and "${id}" makes it.`,
          `Take it out of the list, or switch "priceMatchGuarantee" on.`,
        ];
    return [{ path: ["promises", index], code: "contradiction", message, suggestion, severity: "warning" }];
  });
}

/** A short text with the words that are named long, or the other way round. */
function turnedLengths(match: Country["priceMatchGuarantee"]): PathProblem[] {
  const fields = [
    ["shortText", "long", "short"],
    ["longText", "short", "long"],
  ] as const;
  const [problem] = fields.flatMap(([field, other, own]): PathProblem[] => {
    const id = match?.[field];
    if (id === undefined || !new RegExp(`[.-]${other}$`, "i").test(id)) return [];
    const message = `"${field}" says "${id}", which are the ${other} words.`;
    const suggestion = `Write "${id.replace(/[^.-]+$/, own)}".`;
    const path = ["priceMatchGuarantee", field];
    return [{ path, code: "other-words", message, suggestion, severity: "warning" }];
  });
  return problem ? [problem] : [];
}

/** The referral programme needs both its switch and its link. */
function entriesToNothing({ doesReferralExists, links }: Country): PathProblem[] {
  const link = links?.referAndEarn;
  if (doesReferralExists === undefined || links === undefined || doesReferralExists === (link !== undefined))
    return [];
  const message = doesReferralExists
    ? `The referral programme is on, and "links" has no "referAndEarn", so nobody finds it.`
    : `"referAndEarn" is shown only where "doesReferralExists" is true.`;
  const suggestion = doesReferralExists
    ? `Write "referAndEarn" in "links", or false.`
    : `Take it out, or write true in "doesReferralExists".`;
  const path = doesReferralExists ? ["doesReferralExists"] : ["links", "referAndEarn"];
  return [{ path, code: "unread-setting", message, suggestion, severity: "warning" }];
}

function shortLongStays({ showLongStays, maxSelectableDates }: Country): PathProblem[] {
  if (!showLongStays || maxSelectableDates === undefined) return [];
  const nights = maxSelectableDates - 1;
  if (nights > LONG_NIGHTS) return [];
  const message = `The home page leads to long stays, and a stay has ${nights} nights at most.`;
  const suggestion = `Write false, or more than ${LONG_NIGHTS + 1} in "maxSelectableDates".`;
  return [{ path: ["showLongStays"], code: "contradiction", message, suggestion, severity: "warning" }];
}
