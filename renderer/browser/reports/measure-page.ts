import type { WebVitals } from "#schemas/generated/api/events.ts";
import { readPageData } from "../page-data.ts";
import type { BrowserEvent } from "./send-events.ts";

type Vitals = WebVitals["attributes"];

/**
 * Measures the load of a document and tells it as a `metric_event` with `interactive`, `dcl` and `complete`;
 * web vitals follow when they have not changed for `events.vitalsQuietMs`, and at once when the page is left
 * (PERF-01). Times in whole milliseconds, layout shift in thousandths; no path, no number of a visitor.
 */
export function measurePage(tell: (event: BrowserEvent) => void): void {
  const quietMs = readPageData(document)?.page.limits.events.vitalsQuietMs ?? 5000;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load)
    tell({
      name: "metric_event",
      attributes: {
        interactive: Math.round(load.domInteractive),
        dcl: Math.round(load.domContentLoadedEventEnd),
        complete: Math.round(load.domComplete),
      },
    });

  const vitals: Vitals = {};
  let unsent: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (unsent === undefined) return;
    clearTimeout(unsent);
    unsent = undefined;
    tell({ name: "web_vitals", attributes: { ...vitals } });
  };
  const note = (name: keyof Vitals, value: number) => {
    vitals[name] = Math.round(value);
    clearTimeout(unsent);
    unsent = setTimeout(send, quietMs);
  };
  if (load) note("ttfb", load.responseStart);
  observe("paint", (entry) => entry.name === "first-contentful-paint" && note("fcp", entry.startTime));
  observe("largest-contentful-paint", (entry) => note("lcp", entry.startTime));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & Shift;
    if (!hadRecentInput) note("cls", (vitals.cls ?? 0) + value * 1000);
  });
  observe("event", (entry) => {
    const isInput = (entry as PerformanceEntry & Input).interactionId > 0;
    if (isInput && entry.duration > (vitals.inp ?? 0)) note("inp", entry.duration);
  });
  // A page that is hidden may never come back.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  addEventListener("pagehide", send);
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Input {
  readonly interactionId: number;
}

/** Hears entries of a kind, those from before too; none in a browser that does not know it. */
function observe(type: string, hear: (entry: PerformanceEntry) => unknown): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
}
