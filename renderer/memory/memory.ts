interface Branch {
  weak?: WeakMap<object, Branch>;
  named?: Map<string, Branch>;
  made?: { readonly value: unknown };
}

/** What a result is made from. Objects count by identity. */
export type MemoryKey = object | string;

/**
 * Answers what was made from the same keys before, or makes it. Results are forgotten with the objects they
 * were made from.
 */
export type Memory<T> = (keys: readonly MemoryKey[], make: () => T) => T;

/** A memory of results of one kind. What is made must depend on nothing but its keys. */
export function createMemory<T>(): Memory<T> {
  const root: Branch = {};
  return (keys, make) => {
    let branch = root;
    for (const key of keys) branch = branchOf(branch, key);
    branch.made ??= { value: make() };
    return branch.made.value as T;
  };
}

function branchOf(parent: Branch, key: MemoryKey): Branch {
  if (typeof key === "string") {
    parent.named ??= new Map();
    return inserted(parent.named, key);
  }
  parent.weak ??= new WeakMap();
  return inserted(parent.weak, key);
}

function inserted<K>(map: { get(key: K): Branch | undefined; set(key: K, branch: Branch): unknown }, key: K) {
  let branch = map.get(key);
  if (!branch) {
    branch = {};
    map.set(key, branch);
  }
  return branch;
}
