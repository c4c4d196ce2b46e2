import type { Instant } from "./column.ts";

/** A choice of what may be kept and counted. Key `consent_id`, which the cookie names; kept 3 years. */
export interface ConsentTable {
  consent_id: string;
  site_id: string;
  /** Version of what was asked. */
  version: number;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
  /** Country the guest was in, ISO 3166 alpha-2. */
  country: string;
  /** Language the guest was asked in. */
  locale: string;
  /** The choice that this one took the place of. */
  replaces: string | null;
  chosen_at: Instant;
}
