type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  policy: { br: 0, gzip: 0 },
  home: { br: 97.75, gzip: 111.5 },
  listing: { br: 102.75, gzip: 117 },
  hotel: { br: 105.5, gzip: 120 },
  checkout: { br: 115.75, gzip: 131.5 },
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  home: { br: 5.15, gzip: 5.85 },
  listing: { br: 6.3, gzip: 7.25 },
  hotel: { br: 6.95, gzip: 7.95 },
  checkout: { br: 5.15, gzip: 5.85 },
  booking: { br: 5.15, gzip: 5.85 },
  bookings: { br: 5.15, gzip: 5.85 },
  partner: { br: 5.15, gzip: 5.85 },
};
