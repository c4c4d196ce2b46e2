import { useEffect, useState } from "react";
import { MISSING_ISLAND, tellMissingPart } from "#renderer";

export interface OnDemand<T> {
  readonly part: T | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A part of the form whose code comes when it is wanted. A failed load is tried once more by itself, then on
 * demand (ERR-04) and when there is a connection again.
 */
export function useOnDemand<T>(load: () => Promise<T>, wanted: boolean): OnDemand<T> {
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && part === null && !failed;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load()
      .catch(load)
      .then(
        (value) => current && setPart({ value }),
        () => {
          tellMissingPart(MISSING_ISLAND);
          if (!current) return;
          setFailed(true);
          addEventListener("online", () => setFailed(false), { once: true });
        },
      );
    return () => {
      current = false;
    };
  }, [missing, load]);
  return { part: part?.value ?? null, failed: failed && wanted, retry: () => setFailed(false) };
}
