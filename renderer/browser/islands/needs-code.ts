/**
 * Whether a part of the page says that it needs its code without a touch (`data-wake`): `now`, `offline`, or
 * while this browser or tab keeps something whose name begins so. `press` waits for one. `otherwise` holds
 * where nothing is said.
 */
export function needsCode(part: ParentNode, otherwise = false, places = "[data-wake]"): boolean {
  const needs = [...part.querySelectorAll<HTMLElement>(places)].map(({ dataset }) => dataset.wake ?? "");
  if (!needs[0]) return otherwise;
  return needs.some((need) => need === "now" || (need === "offline" ? !navigator.onLine : isKept(need)));
}

function isKept(name: string): boolean {
  try {
    return [localStorage, sessionStorage].some((kept) =>
      Object.keys(kept).some((key) => key.startsWith(name)),
    );
  } catch {
    // Storage is closed.
    return false;
  }
}
