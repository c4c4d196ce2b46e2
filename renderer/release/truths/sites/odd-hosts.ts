import type { Domain } from "#schemas";
import { nearName } from "../../json/nearest-name.ts";
import type { OwnerClash } from "../check-owners.ts";

/**
 * Main hosts whose registered name is a slip of the hand away from the one that the brand's other sites lie
 * under. Names under other endings are other names, and further hosts may well be names that guests mistype.
 */
export function misspeltHosts(domains: ReadonlyMap<string, Domain>): OwnerClash[] {
  return [...domains].flatMap(([id, { brand, host }]): OwnerClash[] => {
    const own = registered(host);
    const siblings = [...domains].flatMap(([other, domain]) => (other === id ? [] : [domain]));
    // A name that another site has as well was written twice, so it is meant.
    if (!own || siblings.some((each) => registered(each.host)?.whole === own.whole)) return [];
    const [base, ...others] = new Set(
      siblings.flatMap((each) => (each.brand === brand ? (registered(each.host)?.whole ?? []) : [])),
    );
    const common = registered(base ?? "");
    if (!common || others.length > 0 || common.ending !== own.ending) return [];
    const meant = nearName(own.word, [common.word]).meant ?? "";
    if (meant !== common.word) return [];
    const right = `${host.slice(0, host.length - own.whole.length)}${common.whole}`;
    const message = `"${host}" lies under ${own.whole}, and every other site of ${brand} under ${common.whole}.`;
    const suggestion = `Did you mean "${right}"?`;
    return [{ id, path: ["host"], code: "unlike-siblings", message, suggestion, severity: "warning" }];
  });
}

/** The part of a host that somebody registers, as its word and its ending. */
function registered(host: string): { whole: string; word: string; ending: string } | undefined {
  const [word = "", ending = ""] = host.split(".").slice(-2);
  return ending === "" ? undefined : { whole: `${word}.${ending}`, word, ending };
}
