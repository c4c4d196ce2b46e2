/** The tab's storage, or one that forgets where the browser allows none, which the log tells (OFF-03). Only what a booking needs is kept, and only until it is made. */
export function tabStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem("staywright:probe", "1");
    sessionStorage.removeItem("staywright:probe");
    return sessionStorage;
  } catch {
    console.info("Some Problem With Session Storage Writing");
    return memory;
  }
}

const values = new Map<string, string>();
const memory = {
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
};
