import { LRUCache } from "lru-cache";
import { addDays, todayIn } from "#domain/dates";
import type { Db } from "../db/pool.ts";
import type { CategoryTariffs } from "./category-supply.ts";
import { type ListedProperty, loadListedProperties } from "./listed-properties.ts";
import { loadTariffs } from "./load-category-supply.ts";

/** A property as it was when its search rows were made; see `refreshSearch`. */
export interface Revised {
  readonly property_id: number;
  readonly revision: number;
}

/** What a list shows of a property, and its tariffs: all that changes with its revision alone. */
export interface KnownProperty {
  readonly property: ListedProperty;
  readonly tariffs: readonly CategoryTariffs[];
}

/**
 * Properties of a list by id, active ones only. What this process read of the same revision in the last
 * minute is not read again; rules of nights gone by are left out.
 * @param now milliseconds since 1970
 */
export async function loadKnownProperties(
  db: Db,
  wanted: readonly Revised[],
  now: number,
): Promise<ReadonlyMap<number, KnownProperty>> {
  const memory = memoryOf(db);
  const known = new Map<number, KnownProperty>();
  const unread: Revised[] = [];
  for (const each of wanted) {
    const kept = memory.get(each.property_id);
    if (kept?.revision === each.revision) known.set(each.property_id, kept.known);
    else unread.push(each);
  }
  for (const [id, read] of await readProperties(db, unread, now)) known.set(id, read);
  for (const { property_id, revision } of unread) {
    const read = known.get(property_id);
    if (read) memory.set(property_id, { revision, known: read });
  }
  return known;
}

async function readProperties(
  db: Db,
  wanted: readonly Revised[],
  now: number,
): Promise<ReadonlyMap<number, KnownProperty>> {
  const propertyIds = wanted.map(({ property_id }) => property_id);
  // It may still be yesterday where the property is.
  const from = addDays(todayIn("UTC", now), -2);
  const [properties, tariffs] = await Promise.all([
    loadListedProperties(db, propertyIds),
    loadTariffs(db, { propertyIds, from, to: LAST_NIGHT }),
  ]);
  return new Map(
    [...properties].map(([id, property]) => [id, { property, tariffs: tariffs.get(id) ?? [] }] as const),
  );
}

type Memory = LRUCache<number, { readonly revision: number; readonly known: KnownProperty }>;

const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  let memory = memories.get(db);
  if (!memory) {
    memory = new LRUCache({ max: MOST_PROPERTIES, ttl: LIFETIME_MS });
    memories.set(db, memory);
  }
  return memory;
}

/** About 8 KB each. */
const MOST_PROPERTIES = 3_000;
/** As old as the names of a place may be (`placeIndex`): a property carries those of its city. */
const LIFETIME_MS = 60_000;
const LAST_NIGHT = "9999-12-31";
