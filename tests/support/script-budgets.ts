type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  // That asks whether a page helped, and follows links; no island.
  static: { br: 10.25, gzip: 11.5 },
  policy: { br: 0, gzip: 0 },
  home: { br: 97.75, gzip: 111.5 },
  listing: { br: 102.75, gzip: 117 },
  hotel: { br: 105.5, gzip: 120 },
  checkout: { br: 116.5, gzip: 132.25 },
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 4.6, gzip: 5.2 },
  policy: { br: 0, gzip: 0 },
  home: { br: 4.6, gzip: 5.2 },
  listing: { br: 5.75, gzip: 6.6 },
  hotel: { br: 6.4, gzip: 7.3 },
  checkout: { br: 4.6, gzip: 5.2 },
  booking: { br: 4.6, gzip: 5.2 },
  bookings: { br: 4.6, gzip: 5.2 },
  partner: { br: 4.6, gzip: 5.2 },
};
