/** A chunk of the browser's build that holds what is named, wherever it is used. */
interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly includeDependenciesRecursively: false;
}

/**
 * Code that is fetched together stands in one file: a dozen files of a few lines each cost more in requests
 * and imports than in code. No entry is named here, for the build's manifest names the chunk of an entry by
 * its file, nor what the first script runs: that is in its own chunk.
 */
export function chunkGroups(root: string): readonly ChunkGroup[] {
  return Object.entries(chunkFiles).map(([name, paths]) => {
    const starts = paths.flatMap((path) => [`${root}/${path}.`, `${root}/${path}/`]);
    return {
      name,
      test: (id) => starts.some((start) => id.startsWith(start)),
      includeDependenciesRecursively: false,
    };
  });
}

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(" ").map((name) => `${folder}/${name}`);

/** By chunk: files without their ending, or folders. */
export const chunkFiles: Readonly<Record<string, readonly string[]>> = {
  // What runs after each load, and what counts visits later.
  "consent-choice": ["renderer/browser/consent/consent-choice", "renderer/site/api-base"],
  // Without React: scripts of widgets use it too.
  "kept-list": ["widgets/shared/shell/kept-list", "renderer/browser/consent/write-storage"],
  // For the web and for an app.
  "measure-page": ["renderer/browser/reports/measure-page", "domain/tracking/page-label"],
  // What follows a link or a touch.
  page: [
    ...inFolder("renderer/browser", "add-icons page-part page-preview"),
    ...inFolder("renderer/browser/navigation", "announce history-step navigation offline-page swap-page"),
    ...inFolder("renderer/browser/islands", "keep-typed refined-part replay waking"),
  ],
  // Packages that every island needs: they stay in caches from one version of ours to the next.
  react: [
    ...inFolder("node_modules", "react react-dom scheduler react-intl intl-messageformat @formatjs clsx"),
    ...inFolder(
      "node_modules/@tanstack/query-core/build/modern",
      "environmentManager focusManager infiniteQueryBehavior mutation mutationCache notifyManager onlineManager " +
        "query queryCache queryClient removable retryer subscribable timeoutManager utils",
    ),
    "node_modules/@tanstack/react-query/build/modern/QueryClientProvider",
  ],
  // What every island is built with, and small parts that most of them have.
  island: [
    ...inFolder("renderer/browser", "csrf-source islands-part reports/failed-parts"),
    ...inFolder("renderer/browser/islands", "browser-intl early-input islands"),
    ...inFolder("renderer/data", "call-failure encode-query http-caller"),
    ...inFolder(
      "renderer/view",
      "caller-context is-hidden popup-frame slot-html use-close-popup use-hydrated use-intl use-navigate-to " +
        "use-page use-page-layer use-t widget-providers with-locale",
    ),
    ...inFolder("schemas/generated", "api/calls"),
    ...inFolder("widgets/generated", "registry.browser"),
    ...inFolder("widgets/ui", "facts notice popover/on-demand screen/use-is-mobile skeleton states"),
    ...inFolder("widgets/ui/button", "button button-link icon-button"),
    ...inFolder("widgets/ui/icon", "action-icons icon travel-icons use-symbol"),
    ...inFolder("widgets/shared", "popup/with-modal text/use-date-text"),
    ...inFolder("domain", "dates/check-times shell/error-codes text/locale-tag"),
    "widgets/ui/date-range-picker/date-words",
  ],
  // Which stay is meant: dates, rooms, filters, and the addresses of it.
  stay: [
    ...inFolder("domain", "addresses/paths price/coupon rooms/occupancy shell/query text/digits"),
    ...inFolder("domain/dates", "civil-date civil-month civil-date-parse"),
    ...inFolder(
      "domain/rooms",
      "room-config room-config-comma room-config-query room-counts room-guests whole-unit",
    ),
    ...inFolder(
      "domain/search",
      "flag-filters quick-filters search-codec search-filters search-request search-state search-type",
    ),
    ...inFolder("domain/stay", "flexible-days stay stay-dates stay-limits"),
    "widgets/shared/search/page-search",
  ],
  // What a stay costs and whether it can be had, for whoever shows or changes it.
  "stay-outcome": [
    ...inFolder("domain", "dates/calendar-months rooms/picker-limits rooms/room-limits"),
    ...inFolder("widgets/shared/property", "next-window use-calendar-days"),
    ...inFolder("widgets/shared/stay", "sold-out-text stay-href use-stay-outcome"),
    "widgets/ui/rooms-picker/rooms-summary",
  ],
  "search-form": inFolder(
    "widgets/shared/search",
    "destination destination-field make-room-below panel-skeleton picker-problem recent-searches rooms-field " +
      "same-listing-url search-form stay-field use-on-demand",
  ),
  money: [
    ...inFolder("domain", "money/money money/money-format money/rounding text/isolated"),
    "widgets/shared/text/use-money",
  ],
  fields: [
    "widgets/ui/card",
    ...inFolder("widgets/ui/field", "checkbox choice field select-field text-area-field text-field"),
  ],
  // Forms that ask who somebody is.
  guest: [
    ...inFolder("domain/guest", "address-fields calling-codes email guest-name phone"),
    ...inFolder("domain/text", "field-problem text-lengths"),
    ...inFolder("widgets", "shared/contact/use-country-options ui/field/phone-field"),
  ],
};
