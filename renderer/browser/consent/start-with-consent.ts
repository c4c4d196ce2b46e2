import { readPageData } from "../page-data.ts";
import { whenIdle } from "../when-idle.ts";
import { CONSENT_CHANGED, hasConsent } from "./consent-choice.ts";

/** What counts visits. */
export interface Tracking {
  /** Begins to count, once; `accepted` where the guest has just agreed. */
  readonly start: (accepted: boolean) => void;
}

/**
 * Loads and starts what counts visits for guests who agree to statistics: when the browser is idle where they
 * have before, and some time after they do now (CONS-03). Without that none of it is fetched, and inside an
 * app neither: the app is called instead (TRK-09).
 */
export function startWithConsent(load: () => Promise<Tracking>): void {
  const agrees = () => !window.StaywrightApp && hasConsent("statistics");
  const start = (accepted: boolean) => {
    if (agrees())
      load().then(
        (tracking) => tracking.start(accepted),
        () => {},
      );
  };
  document.addEventListener(CONSENT_CHANGED, () =>
    setTimeout(start, readPageData(document)?.page.limits.events.statisticsDelayMs, true),
  );
  if (agrees()) whenIdle(() => start(false));
}
