/**
 * Whether a view says that it needs its code without a touch (`data-wake`): `now`, `offline`, or while this
 * tab keeps something under a name.
 */
export function needsCode(island: ParentNode): boolean {
  const needs = [...island.querySelectorAll<HTMLElement>("[data-wake]")].map(({ dataset }) => dataset.wake);
  return needs.some((need = "") => need === "now" || (need === "offline" ? !navigator.onLine : isKept(need)));
}

function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
