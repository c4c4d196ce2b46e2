import type { FeeRule } from "../db/property-tables.ts";
import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import { localPrice } from "./price-scale.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Taxes and fees of a property: every mandatory one is named, and says where it is paid. */
export function buildFees(
  random: SeededRandom,
  city: DemoCity,
  kind: PropertyKind,
  bedrooms: number,
  pets: number,
): readonly FeeRule[] {
  const { currency, level, tax, cityTax } = city.facts;
  const price = (euros: number): number => localPrice(euros, currency, level);
  const [percent, included] = tax;
  const fees: FeeRule[] = [];
  if (percent > 0) {
    fees.push({
      bill_type: "tax",
      name: taxName(city.countryCode),
      basis: "percent",
      value: percent,
      included,
      payable: "with_booking",
    });
  }
  if (cityTax > 0) {
    const value = localPrice(cityTax, currency);
    const basis = city.countryCode === "AE" ? "per_room_night" : "per_adult_night";
    fees.push({
      bill_type: "city_tax",
      name: "Tourism tax",
      basis,
      value,
      included: false,
      payable: "at_property",
    });
  }
  if (kind.type === "home") {
    const cleaning = price(28 + bedrooms * 14);
    fees.push({
      bill_type: "cleaning",
      name: "Final cleaning",
      basis: "per_stay",
      value: cleaning,
      included: false,
      payable: "with_booking",
    });
    fees.push({
      bill_type: "deposit",
      name: "Deposit",
      basis: "per_stay",
      value: price(150),
      included: false,
      payable: "at_property",
    });
  } else if (kind.code === "resort" && random.chance(0.4)) {
    fees.push({
      bill_type: "service_fee",
      name: "Service charge",
      basis: "per_room_night",
      value: price(9),
      included: false,
      payable: "with_booking",
    });
  }
  if (pets > 0) {
    fees.push({
      bill_type: "pet_fee",
      name: "Pet fee",
      basis: "per_pet_stay",
      value: price(18),
      included: false,
      payable: "with_booking",
    });
  }
  return fees;
}

function taxName(country: string): string {
  if (["IN", "AU", "NZ", "SG", "CA", "MV"].includes(country)) return "GST";
  return ["US", "JP", "MY"].includes(country) ? "Sales tax" : "VAT";
}
