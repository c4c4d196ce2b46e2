import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { type Entries, writtenText } from "./message-entry.ts";

/** Letters from which a word says what a label is about. */
const LONG = 5;
/** Words of English up to which a message is a label: a name to choose by, and no sentence. */
const WORDS = 4;

/** Other languages that must tell two labels apart before one that does not is taken for a slip. */
const MANY = 3;

/**
 * Labels of one translation that stand beside each other (`stay.checkin`, `stay.checkout`) and say the same,
 * where English and every other language tell them apart: one was copied over the other. Told at the one that
 * is less like what other languages say.
 */
export function sameLabels(
  locale: string,
  entries: Entries,
  english: Entries,
  others: Iterable<Entries> = [],
): Finding[] {
  const besides = [english, ...[...others].filter((each) => each !== entries && each !== english)];
  const owners = new Map<string, string>();
  return [...entries].flatMap(([id, { result }]): Finding[] => {
    const said = result.message;
    if (typeof said !== "string") return [];
    const key = `${groupOf(id)} ${said.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? id);
    if (owner === undefined || !areTwoThings(writtenText(english, owner), writtenText(english, id)))
      return [];
    // A language that is under way says nothing of labels it does not have.
    const all = besides.filter((each) => each.has(owner) && each.has(id));
    if (all.length <= MANY || all.some((each) => saidIn(each, owner) === saidIn(each, id))) return [];
    const [own, copy] = likeness(owner, said, all) >= likeness(id, said, all) ? [owner, id] : [id, owner];
    const source = entries.get(copy)?.source;
    if (!source) return [];
    const message = `"${copy}" says in ${locale} what "${own}" says, and no other language says the two alike.`;
    const suggestion = `Translate "${writtenText(english, copy)}".`;
    const words = { code: "same-words", message, suggestion, severity: "warning" } as const;
    return [createFinding(source, [copy], words)];
  });
}

function groupOf(id: string): string {
  return id.slice(0, id.lastIndexOf("."));
}

function saidIn(entries: Entries, id: string): string {
  return writtenText(entries, id).toLowerCase();
}

/**
 * Whether two English labels are so different that no language calls both alike: half of their words are, or
 * each has a long word of its own. `Choose your room` and `Choose a room` may well be said alike.
 */
function areTwoThings(one: string, other: string): boolean {
  const [own, their] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}-]+/gu)));
  if (!own || !their || own.size === 0 || their.size === 0) return false;
  if (Math.max(own.size, their.size) > WORDS) return false;
  const common = [...own].filter((word) => their.has(word)).length;
  const isLong = (word: string) => word.length >= LONG;
  return (
    common * 2 < Math.min(own.size, their.size) ||
    ([...own].some((word) => isLong(word) && !their.has(word)) &&
      [...their].some((word) => isLong(word) && !own.has(word)))
  );
}

function likeness(id: string, said: string, others: readonly Entries[]): number {
  return likenessTo(
    said,
    others.map((each) => saidIn(each, id)),
  );
}

/** How many pairs of letters a label shares with what other languages say: many keep a word's root. */
export function likenessTo(said: string, others: readonly string[]): number {
  const pairs = pairsIn(said.toLowerCase());
  const shared = others.map((each) => {
    const theirs = pairsIn(each.toLowerCase());
    const common = [...pairs].filter((pair) => theirs.has(pair)).length;
    return common / Math.max(1, Math.min(pairs.size, theirs.size));
  });
  return shared.reduce((sum, each) => sum + each, 0);
}

function pairsIn(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
