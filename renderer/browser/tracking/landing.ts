import { hasConsent } from "../consent/consent-choice.ts";

/**
 * The campaign whose link this document was loaded from, told once, with the first batch of a guest who
 * agrees to marketing (TRK-11); the server keeps it from there on. Nothing of anybody else.
 */
export function createLanding<Campaign>(
  read: (query: URLSearchParams) => Campaign | null,
): () => Campaign | undefined {
  const [load] = performance.getEntriesByType("navigation");
  let landing = read(new URL(load?.name ?? location.href).searchParams);
  return () => {
    if (!landing || !hasConsent("marketing")) return undefined;
    const told = landing;
    landing = null;
    return told;
  };
}
