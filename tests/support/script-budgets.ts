type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  policy: { br: 0, gzip: 0 },
  home: { br: 100, gzip: 115 },
  listing: { br: 102, gzip: 118 },
  hotel: { br: 105, gzip: 121 },
  checkout: { br: 112, gzip: 128 },
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 0, gzip: 0 },
  home: { br: 5, gzip: 5.5 },
  listing: { br: 6, gzip: 6.5 },
  hotel: { br: 6, gzip: 6.5 },
  checkout: { br: 5.5, gzip: 6 },
  booking: { br: 6, gzip: 6.5 },
  bookings: { br: 5, gzip: 5.5 },
  partner: { br: 5, gzip: 5.5 },
};
