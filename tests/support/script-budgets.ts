type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  policy: { br: 0, gzip: 0 },
  home: { br: 98.5, gzip: 112.5 },
  listing: { br: 103.5, gzip: 117.5 },
  hotel: { br: 106, gzip: 120.5 },
  checkout: { br: 115, gzip: 130.5 },
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  home: { br: 5.1, gzip: 5.75 },
  listing: { br: 6.4, gzip: 7.25 },
  hotel: { br: 7.1, gzip: 8 },
  checkout: { br: 5.1, gzip: 5.75 },
  booking: { br: 5.1, gzip: 5.75 },
  bookings: { br: 5.1, gzip: 5.75 },
  partner: { br: 5.1, gzip: 5.75 },
};
