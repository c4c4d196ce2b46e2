import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { my } from "./my.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";
import type { SupplyWords } from "./words.ts";

const languages: Readonly<Record<string, SupplyWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  my,
  nl,
  pt,
  th,
  vi,
};

/** Words of the supply in a language; English where it has none. */
export function supplyWords(locale: string): SupplyWords {
  return languages[locale] ?? en;
}
