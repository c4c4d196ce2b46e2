import type { QuoteCategory, QuoteHotel } from "#schemas/generated/api/quote.ts";
import type { Db } from "../../db/pool.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import { cityName } from "../../supply/place-names.ts";
import { presentRestrictions } from "../../supply/present-restrictions.ts";
import { propertyAddress } from "../../supply/property-address.ts";
import type { PropertySummary } from "../../supply/property-summary.ts";

/**
 * What of a quote or a booking says words: they were written in the language of the page that asked for the
 * price.
 */
interface Agreed {
  readonly property_id: number;
  readonly terms: { readonly hotel: QuoteHotel; readonly room_category: QuoteCategory };
}

type WordsContext = Pick<OperationContext, "db" | "release" | "site" | "locale">;

/**
 * What was agreed, in the words of the language it is read in: the house rules by their codes, category,
 * address and city by the names they have. What has been called otherwise since keeps the words that were
 * agreed. `summaries` are those of the rows' properties, by id.
 */
export async function inWordsOf<Row extends Agreed>(
  context: WordsContext,
  rows: readonly Row[],
  summaries: ReadonlyMap<number, PropertySummary>,
): Promise<readonly Row[]> {
  const { locale } = context;
  const categories = await categoriesOf(context.db, rows);
  return rows.map((row) => {
    const { hotel, room_category } = row.terms;
    const category = categories.get(room_category.id);
    const { property, city } = summaries.get(row.property_id) ?? {};
    const words = {
      address: property && {
        all: [property.address, ...Object.values(property.texts).map((text) => text.address)],
        now: propertyAddress(property, locale),
      },
      city: city && { all: [city.name, ...Object.values(city.names)], now: cityName(city, locale) },
      name: category && {
        all: [category.name, ...Object.values(category.texts).map((text) => text.name)],
        now: category.texts[locale]?.name ?? category.name,
      },
    };
    const terms = {
      ...row.terms,
      hotel: {
        ...hotel,
        address: said(hotel.address, words.address),
        city: said(hotel.city, words.city),
        restrictions: presentRestrictions(hotel.restrictions, context),
      },
      room_category: { ...room_category, name: said(room_category.name, words.name) },
    };
    return { ...row, terms };
  });
}

/** What a thing is called now, when what was agreed is what it is called in any language. */
function said(
  agreed: string,
  words: { readonly all: readonly (string | undefined)[]; readonly now: string } | undefined,
): string {
  return words?.all.includes(agreed) ? words.now : agreed;
}

async function categoriesOf(db: Db, rows: readonly Agreed[]) {
  if (rows.length === 0) return new Map<number, never>();
  const found = await db
    .selectFrom("room_category")
    .select(["room_category_id", "name", "texts"])
    .where("property_id", "in", [...new Set(rows.map(({ property_id }) => property_id))])
    .where("room_category_id", "in", [...new Set(rows.map(({ terms }) => terms.room_category.id))])
    .execute();
  return new Map(found.map((category) => [category.room_category_id, category]));
}
