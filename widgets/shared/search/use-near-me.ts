import { useState } from "react";
import { useT } from "#renderer";
import { askPosition } from "./ask-position.ts";
import { type Destination, destinationHere } from "./destination.ts";

/** Asks the browser for the position, only when called (SRCH-10). `onProblem` hears why there is none. */
export function useNearMe(
  onFound: (destination: Destination) => void,
  onProblem: (problem: string | null) => void,
) {
  const t = useT();
  const [asking, setAsking] = useState(false);

  async function ask(onRefused: () => void) {
    setAsking(true);
    onProblem(null);
    const found = await askPosition();
    setAsking(false);
    if (typeof found !== "string") {
      onFound(destinationHere(t("search.near-me"), found.latitude, found.longitude));
      return;
    }
    onProblem(t(`search.${found}`));
    onRefused();
  }

  return { ask, asking };
}
