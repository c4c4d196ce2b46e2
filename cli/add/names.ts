import { didYouMean } from "#renderer/release";

/** A name that must be one of those there are. Throws with the nearest one, or with all of a few. */
export function knownName(kind: string, written: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.includes(written)) return written;
  const near = didYouMean(written, names);
  const few = names.length <= 20 ? ` There are ${names.join(", ")}.` : "";
  throw new Error(
    `There is no ${kind} "${written}".${near ? ` ${near}` : few || ` There are ${names.length}.`}`,
  );
}

/** The record of a name that must be one of those there are. */
export function recordOf<T>(kind: string, records: ReadonlyMap<string, T>, written: string): T {
  return records.get(knownName(kind, written, records.keys())) as T;
}

/** A new name like `blue-harbour`, none of `taken`. Throws with the way it would be written. */
export function newName(kind: string, written: string, taken: Iterable<string> = []): string {
  if ([...taken].includes(written))
    throw new Error(`"${written}" is a folder of the product itself, so no ${kind} can be called that.`);
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(written)) return written;
  const like = written
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "");
  const example = kind === "widget" ? "hotel-card" : "blue-harbour";
  throw new Error(`"${written}" is not a ${kind} name; write it like ${like || example}.`);
}

/** `blue-harbour` as words: `Blue Harbour`, or `Blue harbour` for a sentence. */
export function inWords(name: string, everyWord = true): string {
  const words = name.split("-").map((word, index) => (everyWord || index === 0 ? capital(word) : word));
  return words.join(" ");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
