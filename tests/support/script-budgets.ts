type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  policy: { br: 0, gzip: 0 },
  home: { br: 99.25, gzip: 113.5 },
  listing: { br: 104.5, gzip: 119 },
  hotel: { br: 107.25, gzip: 122 },
  checkout: { br: 117, gzip: 133 },
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  home: { br: 5.6, gzip: 6.35 },
  listing: { br: 6.95, gzip: 7.85 },
  hotel: { br: 7.65, gzip: 8.65 },
  checkout: { br: 5.6, gzip: 6.35 },
  booking: { br: 5.6, gzip: 6.35 },
  bookings: { br: 5.6, gzip: 6.35 },
  partner: { br: 5.6, gzip: 6.35 },
};
