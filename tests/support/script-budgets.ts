type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  // That asks whether a page helped, and follows links; no island.
  static: { br: 10.25, gzip: 11.5 },
  policy: { br: 0, gzip: 0 },
  home: { br: 96, gzip: 109.5 },
  listing: { br: 101, gzip: 115 },
  hotel: { br: 102, gzip: 116.5 },
  checkout: { br: 112, gzip: 127.75 },
};

/** Most files these are in: each is a request. */
export const fileBudgets: Readonly<Record<string, number>> = {
  static: 8,
  policy: 0,
  home: 16,
  listing: 20,
  hotel: 23,
  checkout: 27,
};

/** Most JavaScript that runs on such a page before a guest touches anything, in kilobytes. */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 4.5, gzip: 5.1 },
  policy: { br: 0, gzip: 0 },
  home: { br: 4.5, gzip: 5.1 },
  listing: { br: 5.6, gzip: 6.4 },
  hotel: { br: 6.25, gzip: 7.1 },
  checkout: { br: 4.5, gzip: 5.1 },
  booking: { br: 4.5, gzip: 5.1 },
  bookings: { br: 4.5, gzip: 5.1 },
  partner: { br: 4.5, gzip: 5.1 },
  wallet: { br: 4.5, gzip: 5.1 },
  "wallet-transactions": { br: 4.5, gzip: 5.1 },
};
