import { randomInt } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { PropertyTable } from "../db/property-tables.ts";
import { loadTariffs } from "../supply/load-category-supply.ts";
import { insertWholeRows } from "./insert-rows.ts";
import { normalise } from "./normalise.ts";
import { SEARCHED_COLUMNS, searchProperty } from "./search-property.ts";
import { FIRST_DATE, LAST_DATE, tariffSpans } from "./tariff-spans.ts";

/**
 * Makes the search rows of properties anew from their supply. Whoever changes a property, a room category or
 * a rate rule calls it in the same transaction, so that no search sees one without the other; rooms sold and
 * rows of single nights need nothing, a search reads them where they are. They get a revision of their
 * own, by which a process knows that what it remembers of a property is of before (`loadKnownProperties`);
 * so a change of what cards show, pictures too, wants this call as well.
 */
export async function refreshSearch(trx: Db, propertyIds: readonly number[]): Promise<void> {
  for (let start = 0; start < propertyIds.length; start += batchSize)
    await refreshBatch(trx, propertyIds.slice(start, start + batchSize));
}

async function refreshBatch(trx: Db, ids: readonly number[]): Promise<void> {
  const wanted = sql<boolean>`property_id = ANY(${[...ids]}::int[])`;
  await trx.deleteFrom("search_tariff").where(wanted).execute();
  await trx.deleteFrom("search_name").where(wanted).execute();
  await trx.deleteFrom("search_property").where(wanted).execute();
  const properties = await trx
    .selectFrom("property")
    .select([...SEARCHED_COLUMNS, "name", "restrictions", "fees", "cancellation"])
    .where(wanted)
    .where("status", "=", "active")
    .orderBy("property_id")
    .execute();
  const tariffs = await loadTariffs(trx, {
    propertyIds: properties.map(({ property_id }) => property_id),
    from: FIRST_DATE,
    to: LAST_DATE,
  });
  const categoriesOf = (id: number) => tariffs.get(id) ?? [];
  const revision = newRevision();
  await insertWholeRows(
    trx,
    "search_property",
    properties.map(({ name: _, ...property }) => ({
      ...searchProperty(
        property,
        categoriesOf(property.property_id).map(({ category }) => category),
      ),
      revision,
    })),
  );
  await insertWholeRows(trx, "search_name", properties.flatMap(searchNames));
  await insertWholeRows(
    trx,
    "search_tariff",
    properties.flatMap((property) =>
      categoriesOf(property.property_id).flatMap((each) => tariffSpans(each, property)),
    ),
  );
}

/** The name of a property from each of its words on. */
function searchNames({ property_id, property_type, brand_id, name }: NamedProperty): readonly object[] {
  const words = normalise(name).split(" ");
  return words.map((_, position) => ({
    property_id,
    position,
    property_type,
    brand_id,
    tail: words.slice(position).join(" "),
  }));
}

type NamedProperty = Pick<Selectable<PropertyTable>, "property_id" | "property_type" | "brand_id" | "name">;

/** No other one the rows of a property ever had, as good as certainly. */
function newRevision(): number {
  return randomInt(2 ** 48 - 1);
}

const batchSize = 500;
