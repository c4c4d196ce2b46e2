import { useEffect } from "react";

/** Does something as soon as there is a connection again, while the part waits for that. */
export function useBackOnline(run: () => void, waits = true): void {
  useEffect(() => {
    if (!waits) return;
    addEventListener("online", run);
    return () => removeEventListener("online", run);
  });
}
