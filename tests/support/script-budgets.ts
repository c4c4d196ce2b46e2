type Budget = { readonly br: number; readonly gzip: number };

/**
 * Most JavaScript that travels for a page of this kind by itself, run or fetched ahead for the first touch, in
 * kilobytes (1,024 bytes), by the encoding the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, Budget>> = {
  // That asks whether a page helped, and follows links; no island.
  static: { br: 10.4, gzip: 11.65 },
  policy: { br: 0, gzip: 0 },
  home: { br: 97, gzip: 111 },
  listing: { br: 102, gzip: 116.6 },
  hotel: { br: 103.25, gzip: 118.25 },
  checkout: { br: 112.25, gzip: 128.1 },
};

/** Most files these are in: each is a request. */
export const fileBudgets: Readonly<Record<string, number>> = {
  static: 8,
  policy: 0,
  home: 18,
  listing: 23,
  hotel: 26,
  checkout: 27,
};

/**
 * Most JavaScript that runs on such a page before a guest touches anything, in kilobytes; what shows hearts and
 * what asks for consent is in it, where the page has them.
 */
export const executedBudgets: Readonly<Record<string, Budget>> = {
  static: { br: 4.5, gzip: 5.1 },
  policy: { br: 0, gzip: 0 },
  home: { br: 5.7, gzip: 6.5 },
  listing: { br: 6.8, gzip: 7.85 },
  hotel: { br: 7.4, gzip: 8.5 },
  checkout: { br: 4.5, gzip: 5.1 },
  booking: { br: 5, gzip: 5.75 },
  bookings: { br: 5, gzip: 5.75 },
  partner: { br: 5, gzip: 5.75 },
  wallet: { br: 5, gzip: 5.75 },
  "wallet-transactions": { br: 5, gzip: 5.75 },
};
