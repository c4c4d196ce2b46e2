import type { Brand } from "#schemas";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import { nearName } from "../../json/nearest-name.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";
import type { MessageFile } from "../read-messages.ts";
import { ownerOf } from "./owner-of.ts";

/** Letters of a name that no other word is like by chance. */
const LONG = 5;
/** A word that so many files say is a word. */
const OFTEN = 3;

/** What is known of a file: its words with a capital. */
export type CapitalWords = ReadonlySet<string>;

/** Words with a capital that a file of messages says. */
export function capitalWords({ source }: MessageFile): CapitalWords {
  return new Set(source.text.match(CAPITAL));
}

/** Letters of Latin script; names in others are not compared. */
const CAPITAL = /[A-Z\u00c0-\u00de][A-Za-z\u00c0-\u024f]{3,}/g;

/**
 * Names of brands that are misspelt in messages: words with a capital that are a slip away from one, which
 * hardly any other message says. A name that is a word of English is not looked for.
 */
export function misspeltNames(
  files: ReadonlyMap<MessageFile, CapitalWords>,
  brands: ReadonlyMap<string, Brand>,
): readonly Suspicion<Finding>[] {
  const names = namesOf(brands);
  if (names.length === 0) return [];
  const near = new Map<string, string>();
  const others = new Set<string>();
  const found = [...files].flatMap(([file, words]) =>
    [...words].flatMap((word) => {
      if (others.has(word)) return [];
      const name = near.get(word) ?? names.find((each) => isSlipOf(word, each));
      if (name === undefined) others.add(word);
      else near.set(word, name);
      return name === undefined ? [] : [{ file, word, name }];
    }),
  );
  const plain = new Set([...new Set(near.values())].filter((name) => isPlain(name, [...files.keys()])));
  const isRare = (word: string) => found.filter((each) => each.word === word).length < OFTEN;
  return found.flatMap(({ file, word, name }) =>
    isRare(word) && !plain.has(name) ? toldIn(file, word, name) : [],
  );
}

function namesOf(brands: ReadonlyMap<string, Brand>): readonly string[] {
  const words = [...brands.values()].flatMap(({ name = "" }) => name.match(CAPITAL) ?? []);
  return [...new Set(words)].filter(({ length }) => length >= LONG);
}

/** Whether English has the word of a name as one of its own. */
function isPlain(name: string, files: readonly MessageFile[]): boolean {
  const small = name.toLowerCase();
  // No part of an id or of an address.
  const plain = new RegExp(`(?<![\\w@/.-])${small}(?![\\w@/.-]*[":@/])`);
  return files.some(
    ({ source, place }) =>
      (place.locale ?? "en") === "en" && source.text.includes(small) && plain.test(source.text),
  );
}

/** What begins with the name is the name, with an ending: "Solvantas". */
function isSlipOf(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 2 || word.startsWith(name)) return false;
  if (word[0] !== name[0] && word[1] !== name[1]) return false;
  return nearName(word, [name]).meant === name && word.toLowerCase() !== name.toLowerCase();
}

function toldIn({ source, place }: MessageFile, word: string, name: string): readonly Suspicion<Finding>[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "u");
  const rule = "rule.misspelt-name";
  const owner = ownerOf(place);
  const texts = isJsonObject(source.value) ? Object.entries(source.value) : [];
  return texts.flatMap(([id, text]): Suspicion<Finding>[] => {
    if (typeof text !== "string" || !whole.test(text)) return [];
    const message = `"${id}" says "${word}", which is nearly the name of a brand.`;
    const suggestion = orWaived(`Write "${name}".`, { rule, owner, of: [id] });
    const words = { code: "misspelt-name", message, suggestion, severity: "warning" } as const;
    const tell = (left: readonly string[]) =>
      left.length > 0 ? createFinding(source, [id], words) : undefined;
    return [{ rule, owner, of: [id], tell }];
  });
}
