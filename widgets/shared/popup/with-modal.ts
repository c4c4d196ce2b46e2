/** A path with or without a query, and the popup to open over it. */
export function withModal(path: string, modal: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}modal=${modal}`;
}
