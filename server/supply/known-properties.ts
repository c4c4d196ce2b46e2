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
 * minute is not read again, while it is among the 8 MB asked for last; rules of nights gone by are left out.
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
    memory = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ known }) => bytesOf(known),
      ttl: LIFETIME_MS,
    });
    memories.set(db, memory);
  }
  return memory;
}

/** Bytes that a property takes, about: most of it are rules, and texts of categories in all languages. */
export function bytesOf({ tariffs }: Pick<KnownProperty, "tariffs">): number {
  return tariffs.reduce((sum, { rules }) => sum + CATEGORY_BYTES + rules.length * RULE_BYTES, PROPERTY_BYTES);
}

const PROPERTY_BYTES = 5000;
const CATEGORY_BYTES = 3000;
const RULE_BYTES = 220;
const MOST_BYTES = 8 * 1024 * 1024;
/** As old as the names of a place may be (`placeIndex`): a property carries those of its city. */
const LIFETIME_MS = 60_000;
const LAST_NIGHT = "9999-12-31";
