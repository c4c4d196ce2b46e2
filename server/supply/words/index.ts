import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { SupplyWords } from "./words.ts";

const languages: Readonly<Record<string, SupplyWords>> = { en, nl, de, fr, ar };

/** Words of the supply in a language; English where it has none. */
export function supplyWords(locale: string): SupplyWords {
  return languages[locale] ?? en;
}
