/** Page sizes of the calls (CONST-01). */
export const PAGE_SIZES = {
  listing: 20,
  searchBatch: 8,
  alternateSearch: 3,
  similarHotels: 2,
  bookingList: 20,
} as const;

/** Offset of a page that starts at 1: page × size − size (LIST-02). Anything below page 1 is page 1. */
export function pageOffset(page: number, size: number = PAGE_SIZES.listing): number {
  return Math.max(1, Math.trunc(page) || 1) * size - size;
}

/** Number of pages for so many entries; at least 1. */
export function pageCount(total: number, size: number = PAGE_SIZES.listing): number {
  return Math.max(1, Math.ceil(total / size));
}
