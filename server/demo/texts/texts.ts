import { ar } from "./ar.ts";
import { de } from "./de.ts";
import type { DemoTexts } from "./description-texts.ts";
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

/** Languages the demo supply is written in; a page in another one shows English and says so. */
export const demoTexts = {
  en,
  nl,
  de,
  fr,
  ar,
  es,
  it,
  hi,
  pt,
  ja,
  id,
  my,
  th,
  vi,
} as const satisfies Record<string, DemoTexts>;

export type DemoLocale = keyof typeof demoTexts;
export const demoLocales = Object.keys(demoTexts) as readonly DemoLocale[];

/** Puts values in place of `{name}` and the like. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
}
