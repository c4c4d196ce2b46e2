import { useState } from "react";
import { useT } from "#renderer";
import { type Destination, destinationHere } from "./destination.ts";

/** Asks the browser for the position, only when called (SRCH-10). `onProblem` hears why there is none. */
export function useNearMe(
  onFound: (destination: Destination) => void,
  onProblem: (problem: string | null) => void,
) {
  const t = useT();
  const [asking, setAsking] = useState(false);

  function ask(onRefused: () => void) {
    const refuse = (messageId: string) => {
      setAsking(false);
      onProblem(t(messageId));
      onRefused();
    };
    if (!("geolocation" in navigator)) {
      refuse("search.near-me-unavailable");
      return;
    }
    setAsking(true);
    onProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound(destinationHere(t("search.near-me"), rounded(coords.latitude), rounded(coords.longitude)));
      },
      ({ code }) => refuse(code === 1 ? "search.near-me-denied" : "search.near-me-unavailable"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  return { ask, asking };
}

/** About a hundred metres: enough to search around, and no more than needed goes into the address. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
