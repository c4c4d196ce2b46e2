/** How many of each are told of (TRK-06). */
interface Most {
  readonly listed: number;
  readonly recommended: number;
}

/**
 * Properties on the page, from its top: those of its list, and those that are offered beside the one it is
 * about (`data-recommended`). Cards say which they are (`data-hotel`).
 */
export function shownHotels(most: Most): { readonly [Kind in keyof Most]: number[] } {
  const of = (selector: string, count: number) =>
    [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => Number(dataset.hotel)),
      ),
    ].slice(0, count);
  return {
    listed: of("main [data-hotel]:not([data-recommended] *)", most.listed),
    recommended: of("main [data-recommended] [data-hotel]", most.recommended),
  };
}
