/**
 * Most JavaScript that travels for a page of this kind by itself, in kilobytes (1,024 bytes), by the encoding
 * the browser takes.
 */
export const scriptBudgets: Readonly<Record<string, { readonly br: number; readonly gzip: number }>> = {
  static: { br: 0, gzip: 0 },
  policy: { br: 0, gzip: 0 },
  home: { br: 94, gzip: 107.5 },
  listing: { br: 96.5, gzip: 110.25 },
  hotel: { br: 99.25, gzip: 113.25 },
  checkout: { br: 106, gzip: 121 },
};
