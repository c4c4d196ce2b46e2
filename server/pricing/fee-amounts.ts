import type { Fee, Tax } from "#domain/price";
import { adultsOf, guestsOf, petsOf, type RoomConfig } from "#domain/rooms";
import type { FeeRule } from "../db/property-tables.ts";

/**
 * Taxes of a property as the price rule takes them: percentages on the rooms, and the sales tax among them on
 * what guests add too.
 */
export function taxesOf(rules: readonly FeeRule[]): readonly (Tax & { readonly rule: FeeRule })[] {
  return rules
    .filter((rule) => rule.basis === "percent")
    .map((rule) => ({
      name: rule.name,
      percent: rule.value,
      included: rule.included,
      onExtras: rule.bill_type === "tax",
      rule,
    }));
}

/**
 * Fees of a property for one stay. Fees already inside the rates, and deposits (they come back), are not
 * among them.
 */
export function feesOf(
  rules: readonly FeeRule[],
  rooms: RoomConfig,
  nights: number,
): readonly (Fee & { readonly rule: FeeRule })[] {
  return rules
    .filter((rule) => rule.basis !== "percent" && !rule.included && rule.bill_type !== "deposit")
    .map((rule) => ({ rule, amount: rule.value * unitsOf(rule, rooms, nights) }))
    .filter(({ amount }) => amount > 0)
    .map(({ rule, amount }) => ({
      name: rule.name,
      amount,
      per: "stay",
      atProperty: rule.payable === "at_property",
      rule,
    }));
}

/** What a stay leaves at the property and gets back afterwards; in no total. Minor units. */
export function depositOf(rules: readonly FeeRule[], rooms: RoomConfig, nights: number): number {
  return rules
    .filter((rule) => rule.bill_type === "deposit" && rule.basis !== "percent")
    .reduce((sum, rule) => sum + rule.value * unitsOf(rule, rooms, nights), 0);
}

/** How often a fee applies to a stay. */
export function unitsOf({ basis }: FeeRule, rooms: RoomConfig, nights: number): number {
  switch (basis) {
    case "percent":
    case "per_stay":
      return 1;
    case "per_night":
      return nights;
    case "per_room_night":
      return nights * rooms.length;
    case "per_guest_night":
      return nights * guestsOf(rooms);
    case "per_adult_night":
      return nights * adultsOf(rooms);
    case "per_pet_stay":
      return petsOf(rooms) ?? 0;
  }
}
