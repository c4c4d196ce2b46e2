import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { type Entries, writtenText } from "./message-entry.ts";
import { saidWords } from "./said-words.ts";

/** The subject of a mail, its words, and those of the messages beside it. */
interface Subject {
  readonly id: string;
  readonly own: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

/**
 * Subjects of mails that changed places in one language: what tells the one from the other is said by the
 * messages beside the other and by none beside itself, both ways, while another of the languages, `others`,
 * has it the right way round. `tag` is the language's. Two of which the words beside them say nothing are
 * left alone.
 */
export function turnedSubjects(
  tag: string,
  entries: Entries,
  others: readonly Entries[],
): readonly Finding[] {
  const told = new Set<string>();
  const subjects = subjectsIn(tag, entries);
  return subjects.flatMap((one, index): Finding[] => {
    const other = subjects
      .slice(index + 1)
      .find((each) => isSaidBeside(one, each) && isSaidBeside(each, one) && isRightIn(others, one, each));
    const source = entries.get(one.id)?.source;
    if (!other || !source || told.has(one.id)) return [];
    told.add(other.id);
    const message = `"${one.id}" says what the messages beside "${other.id}" say, and that one what is said beside this.`;
    const suggestion = "Let the two change places.";
    const words = { code: "words-of-another", message, suggestion, severity: "warning" } as const;
    return [createFinding(source, [one.id], words)];
  });
}

/** Whether what `one` says and `other` does not is said beside `there`, and nothing of it `elsewhere`. */
function isSaidBeside(one: Subject, other: Subject, there = other, elsewhere = one): boolean {
  const only = [...one.own].filter((word) => !other.own.has(word));
  return only.some((word) => there.beside.has(word)) && !only.some((word) => elsewhere.beside.has(word));
}

function isRightIn(others: readonly Entries[], { id: one }: Subject, { id: other }: Subject): boolean {
  return others.some((entries) => {
    // How words are found in a language that has spaces does not depend on which it is.
    const [own, their] = [one, other].map((id) => subjectOf("en", entries, id));
    return own && their && isSaidBeside(own, their, own, their) && isSaidBeside(their, own, their, own);
  });
}

function subjectsIn(tag: string, entries: Entries): readonly Subject[] {
  return [...entries.keys()].flatMap((id) => (SUBJECTS.test(id) ? (subjectOf(tag, entries, id) ?? []) : []));
}

const SUBJECTS = /^mail\..+\.subject$/;

function subjectOf(tag: string, entries: Entries, id: string): Subject | undefined {
  if (!entries.has(id)) return undefined;
  const group = id.slice(0, id.lastIndexOf(".") + 1);
  const fellows = [...entries.keys()].filter((each) => each !== id && each.startsWith(group));
  const beside = new Set(fellows.flatMap((each) => wordsIn(tag, entries, each)));
  return { id, own: new Set(wordsIn(tag, entries, id)), beside };
}

/**
 * Mails whose subjects read alike in one language and not in English: whoever gets both cannot tell a booking
 * from its end. Told at the one that has fewer of its words in the messages beside it.
 */
export function sameSubjects(tag: string, entries: Entries, english: Entries): readonly Finding[] {
  const subjects = subjectsIn(tag, entries);
  const owners = new Map<string, Subject>();
  return subjects.flatMap((subject): Finding[] => {
    const said = writtenText(entries, subject.id);
    const owner = owners.get(said);
    owners.set(said, owner ?? subject);
    if (!owner || subject.own.size === 0) return [];
    if (writtenText(english, owner.id) === writtenText(english, subject.id)) return [];
    const [right, copy] = share(owner) >= share(subject) ? [owner, subject] : [subject, owner];
    const source = entries.get(copy.id)?.source;
    if (!source) return [];
    const message = `"${copy.id}" says what "${right.id}" says, so nobody can tell the two mails apart.`;
    const suggestion = `Translate "${writtenText(english, copy.id)}".`;
    const words = { code: "same-words", message, suggestion, severity: "warning" } as const;
    return [createFinding(source, [copy.id], words)];
  });
}

function share({ own, beside }: Subject): number {
  return [...own].filter((word) => beside.has(word)).length;
}

/** Words of a message that mean something: short ones mostly join others, but in some scripts. */
function wordsIn(tag: string, entries: Entries, id: string): readonly string[] {
  const message = entries.get(id)?.result.message;
  if (message === undefined) return [];
  return [...segmenterOf(tag).segment(saidWords(message).toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike && (segment.length > 3 || SHORT_WORDS.test(segment)) ? segment : [],
  );
}

const SHORT_WORDS = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Thai}\p{sc=Devanagari}].$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a language that Intl does not know are found as those of any. */
function segmenterOf(tag: string): Intl.Segmenter {
  const known = segmenters.get(tag);
  if (known) return known;
  const isKnown = /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag);
  const segmenter = new Intl.Segmenter(isKnown ? tag : "en", { granularity: "word" });
  segmenters.set(tag, segmenter);
  return segmenter;
}
