import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./words.ts";

/** A domain as its file says. */
export interface SiteRecord {
  readonly id: string;
  readonly host: string;
  readonly brand: string;
  readonly country: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

/** Every domain of `config/domains`. */
export const sites: readonly SiteRecord[] = readdirSync(join(import.meta.dirname, "../../../config/domains"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => readConfig(`domains/${file}`) as SiteRecord);

/** The record of one domain. */
export function siteOf(id: string): SiteRecord {
  const site = sites.find((each) => each.id === id);
  if (!site) throw new Error(`There is no domain ${id}.`);
  return site;
}
