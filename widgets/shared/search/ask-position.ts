/** Where the guest stands, in degrees with three decimals, or why nobody knows. */
export type AskedPosition =
  | { readonly latitude: number; readonly longitude: number }
  | "near-me-denied"
  | "near-me-unavailable";

/**
 * Asks the browser for the position, only when called (SRCH-10). About a hundred metres are enough to search
 * around, and no more than needed goes into an address.
 */
export function askPosition(): Promise<AskedPosition> {
  if (!("geolocation" in navigator)) return Promise.resolve("near-me-unavailable");
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => resolve(code === 1 ? "near-me-denied" : "near-me-unavailable"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
