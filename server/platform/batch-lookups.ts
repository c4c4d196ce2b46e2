/**
 * Looks values up by keys, those of one turn of the event loop together: while many requests ask at once, one
 * query answers them all, and nobody waits for longer than the turn. Every key is looked up after it was
 * asked for, so that nobody gets what was true before. Undefined for a key that nothing stands under; rejects
 * as `load` does, for all of a batch.
 */
export function batchLookups<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let open: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Value>> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (open?.keys === keys) open = undefined;
      return load([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    const batch = open && open.keys.size < MOST_AT_ONCE ? open : begin();
    open = batch;
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
}

const MOST_AT_ONCE = 100;
