import type { Brand, Language } from "#schemas";
import { createMemory } from "../../../memory/memory.ts";
import type { Finding } from "../../json/finding.ts";
import type { Suspicion } from "../../json/waivable-rules.ts";
import type { MessageFile } from "../read-messages.ts";
import { doubledWords } from "./doubled-words.ts";
import { type Addressing, addressingIn, otherAddress } from "./forms-of-address.ts";
import { type CapitalWords, capitalWords, misspeltNames } from "./misspelt-names.ts";
import { createCurrencyCheck } from "./named-currencies.ts";

/** Tells what may be wrong with the wording of messages. `files` are all of them. */
export type WordingCheck = (
  files: readonly MessageFile[],
  languages: ReadonlyMap<string, Language>,
  brands: ReadonlyMap<string, Brand>,
) => readonly Suspicion<Finding>[];

/** What the words of one file say of it. */
interface Worded {
  readonly tag: string;
  readonly capitals: CapitalWords;
  readonly doubled: readonly Suspicion<Finding>[];
  readonly addressing: Addressing | undefined;
}

/** What may be wrong in the words of messages by themselves. Files that did not change are not read again. */
export function createWordingCheck(): WordingCheck {
  const checkCurrencies = createCurrencyCheck();
  const remembered = createMemory<Worded>();
  const all = createMemory<readonly Suspicion<Finding>[]>();
  const check: WordingCheck = (files, languages, brands) => {
    const worded = files.map((file) => {
      const { locale = "en" } = file.place;
      const tag = languages.get(locale)?.contentLanguage ?? locale;
      return [file, remembered([file.source, tag], () => wordedAs(file, tag))] as const;
    });
    const capitals = new Map(worded.map(([file, said]) => [file, said.capitals] as const));
    return [
      ...checkCurrencies(files, languages),
      ...worded.flatMap(([, { doubled }]) => doubled),
      ...misspeltNames(capitals, brands),
      ...[...new Set(worded.map(([, { tag }]) => tag))].flatMap((tag) =>
        otherAddress(
          worded.flatMap(([file, said]) =>
            said.tag === tag && said.addressing ? [[file, said.addressing] as const] : [],
          ),
          tag,
        ),
      ),
    ];
  };
  return (files, languages, brands) =>
    all([...languages.values(), ...brands.values(), ...files.map(({ source }) => source)], () =>
      check(files, languages, brands),
    );
}

function wordedAs(file: MessageFile, tag: string): Worded {
  return {
    tag,
    capitals: capitalWords(file),
    doubled: doubledWords(file, tag),
    addressing: addressingIn(file, tag),
  };
}
