import { iconsByName } from "./icons-by-name.ts";

/** Symbol of an icon by its id, as HTML; empty when there is no such icon. */
export function iconSymbol(id: string): string {
  const name = id.slice("i-".length);
  const shape = Object.hasOwn(iconsByName, name) ? iconsByName[name] : undefined;
  if (!shape) return "";
  const filled = shape.filled ? ' fill="currentColor" stroke-width="1"' : "";
  return `<symbol id="${id}" viewBox="0 0 24 24"${filled}><path d="${shape.d}"/></symbol>`;
}
