/**
 * The tab's storage. What it does not take, being full or closed, is kept in memory for the visit, which the
 * log tells (OFF-03): no call throws. Only what a booking needs is kept, and only until it is made.
 */
export function tabStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return storage;
}

const memory = new Map<string, string>();

const storage = {
  getItem: (name: string) => memory.get(name) ?? tab((kept) => kept.getItem(name)) ?? null,
  setItem(name: string, value: string) {
    try {
      window.sessionStorage.setItem(name, value);
      memory.delete(name);
    } catch {
      console.info("Some Problem With Session Storage Writing");
      memory.set(name, value);
    }
  },
  removeItem(name: string) {
    memory.delete(name);
    tab((kept) => kept.removeItem(name));
  },
};

function tab<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
