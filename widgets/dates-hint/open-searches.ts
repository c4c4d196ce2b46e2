/**
 * Counts a search without dates and returns how many places this tab's session has searched so, this one included; the same place
 * counts once (SRCH-14). Nobody needs to know more than `enough` of them. Storage that is closed or damaged holds none.
 */
export function countOpenSearch(siteId: string, place: string, enough: number): number {
  const key = `staywright.open-searches.${siteId}`;
  const places = new Set(read(key));
  if (places.size >= enough || places.has(place)) return places.size;
  places.add(place);
  try {
    sessionStorage.setItem(key, JSON.stringify([...places]));
  } catch {
    console.info("Some Problem With Session Storage Writing");
  }
  return places.size;
}

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((place) => typeof place === "string") : [];
  } catch {
    return [];
  }
}
