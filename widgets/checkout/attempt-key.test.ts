import { describe, expect, it } from "vitest";
import { attemptKey, closeAttempt } from "./attempt-key.ts";

function storageOf() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

describe("attemptKey", () => {
  it("[BOOK-06] gives one request one key until it is answered, and another request another key", () => {
    const storage = storageOf();
    let next = 0;
    const newId = () => `key-${++next}`;
    expect(attemptKey(storage, "a", newId)).toBe("key-1");
    expect(attemptKey(storage, "a", newId)).toBe("key-1");
    expect(attemptKey(storage, "b", newId)).toBe("key-2");
    closeAttempt(storage, "a");
    expect(attemptKey(storage, "a", newId)).toBe("key-3");
  });

  it("keeps nothing of the request itself", () => {
    const storage = storageOf();
    attemptKey(storage, "Asha Menon 9812345670", () => "key");
    expect(JSON.stringify([...storage.values])).not.toContain("Asha");
  });
});
