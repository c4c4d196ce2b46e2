import type { IslandData } from "./page-data.ts";

/** Asks, with the guest's cookies, for the nodes that depend on the guest and puts them in place. True when any were filled. */
export async function fillNodes(
  adopt: (islands: Readonly<Record<string, IslandData>>) => void,
  /** Release of the page: its places are filled with parts of the same. */
  release: string,
): Promise<boolean> {
  const places = [...document.querySelectorAll<HTMLElement>("[data-fill]")];
  if (places.length === 0) return false;
  const ids = places.map((place) => place.dataset.fill ?? "");
  const address = new URL("/_nodes", location.origin);
  address.searchParams.set("url", location.pathname + location.search);
  address.searchParams.set("ids", ids.join(","));
  const answer = await fetch(address, {
    credentials: "include",
    headers: { accept: "application/json", "x-release": release },
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const filled = (await answer.json()) as {
    html: Record<string, string>;
    islands: Record<string, IslandData>;
  };
  // The page was left meanwhile: the next one has places of the same names (STATE-01).
  if (!places.some((place) => place.isConnected)) return false;
  adopt(filled.islands);
  for (const place of places) {
    const html = filled.html[place.dataset.fill ?? ""];
    place.removeAttribute("data-fill");
    if (html) place.innerHTML = html;
  }
  return true;
}
