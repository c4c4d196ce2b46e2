import type { Instant } from "./column.ts";

/**
 * A property that a guest has saved (WISH-01). Key `user_id, property_id`: a list is asked for by its guest
 * alone, and no call looks for the guests of a property.
 */
export interface WishlistItemTable {
  user_id: string;
  property_id: number;
  created_at: Instant;
}
