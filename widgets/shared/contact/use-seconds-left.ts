import { useEffect, useState } from "react";

/** Seconds that are left of some, counted down in whole ones; begun anew with each `start`. */
export function useSecondsLeft(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same seconds may begin anew.
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    if (seconds === 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return left;
}
