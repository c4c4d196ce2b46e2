import { hasConsent } from "../consent/consent-choice.ts";

/**
 * The campaign whose link this document was loaded from, told once, with the first batch of a guest who
 * agrees to marketing (TRK-11); the server keeps it from there on. Nothing of anybody else.
 */
export function createLanding<Campaign>(
  read: (query: URLSearchParams, path: string) => Campaign | null,
): () => Campaign | undefined {
  const [load] = performance.getEntriesByType("navigation");
  const { searchParams, pathname } = new URL(load?.name ?? location.href);
  let landing = read(searchParams, pathname);
  return () => {
    if (!landing || !hasConsent("marketing")) return undefined;
    const told = landing;
    landing = null;
    return told;
  };
}
