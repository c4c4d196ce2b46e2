import { useEffect, useRef } from "react";
import { useCaller, usePage } from "#renderer";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import type { Destination } from "./destination.ts";
import { destinationOf } from "./destination-of-suggestion.ts";
import { isPlaceLookupPaused, notePlaceLookupFailure } from "./place-lookup-pause.ts";

interface PlaceLookup {
  /** Called with the place and its coordinates, unless another was chosen since. */
  readonly onFound: (destination: Destination) => void;
  readonly onBusy: (busy: boolean) => void;
}

/**
 * Looks up by its id where a chosen place lies (SRCH-09). A failure pauses all lookups for
 * `limits.search.placeLookupPauseMs`: the search then goes by the name, as it does until the answer is there.
 */
export function usePlaceLookup({ onFound, onBusy }: PlaceLookup) {
  const { siteId, limits } = usePage();
  const call = useCaller();
  const running = useRef<Running | null>(null);
  const paused = () => isPlaceLookupPaused(siteId, limits.search.placeLookupPauseMs, Date.now());

  useEffect(() => () => stop(running), []);

  /**
   * Another place was chosen, one that needs no lookup: the answer to the older choice means nothing any
   * more.
   */
  function forget() {
    if (running.current) onBusy(false);
    stop(running);
  }

  async function lookUp(suggestion: Suggestion): Promise<void> {
    const { id } = suggestion;
    if (running.current?.id === id) return;
    forget();
    if (paused()) return;
    const own = { id, abort: new AbortController() };
    running.current = own;
    onBusy(true);
    const timer = setTimeout(() => own.abort.abort(), PATIENCE_MS);
    const answer = await call("placeLocation", { id }, { signal: own.abort.signal }).catch(() => null);
    clearTimeout(timer);
    if (running.current !== own) return;
    running.current = null;
    if (answer) onFound(destinationOf({ ...suggestion, centerPoint: answer.centerPoint }));
    else notePlaceLookupFailure(siteId, Date.now());
    onBusy(false);
  }

  return { lookUp, forget, paused: paused() };
}

interface Running {
  readonly id: string;
  readonly abort: AbortController;
}

function stop(running: { current: Running | null }): void {
  const left = running.current;
  running.current = null;
  left?.abort.abort();
}

/** A source that takes longer has failed: the guest may long have gone on with the name. */
const PATIENCE_MS = 8000;
