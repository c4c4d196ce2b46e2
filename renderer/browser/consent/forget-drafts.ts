/**
 * Forgets what was typed in this tab into plain forms that were not taken: all of it, or that of forms whose
 * name begins so; `exactly`, of the one that is called so.
 */
export function forgetDrafts(name = "", exactly = false): void {
  const start = `staywright:form:${name}`;
  try {
    for (const key of Object.keys(sessionStorage))
      if (exactly ? key === start : key.startsWith(start)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
