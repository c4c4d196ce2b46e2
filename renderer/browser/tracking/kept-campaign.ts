import { hasConsent } from "../consent/consent-choice.ts";
import { writeWithConsent } from "../consent/write-with-consent.ts";

type Dimensions = Readonly<Record<string, string>>;

/**
 * The campaign whose link this visit, or one not long before, began with (TRK-11). Read from the address the
 * document was loaded from, kept for `minutes` by guests who agree to marketing; none for anybody else.
 */
export function campaignOf(
  read: (query: URLSearchParams) => object | null,
  minutes: number,
): () => Dimensions {
  const [load] = performance.getEntriesByType("navigation");
  const landing = read(new URL(load?.name ?? location.href).searchParams) as Dimensions | null;
  return () => {
    if (!hasConsent("marketing")) return {};
    const kept = JSON.stringify({ until: Date.now() + minutes * 60_000, dimensions: landing });
    if (landing) writeWithConsent("marketing", "localStorage", KEY, kept);
    return landing ?? stored() ?? {};
  };
}

function stored(): Dimensions | null {
  try {
    const { until, dimensions } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return until > Date.now() ? dimensions : null;
  } catch {
    return null;
  }
}

const KEY = "staywright.campaign";
