/** Offset of a page that starts at 1: page × size − size (LIST-02). Anything below page 1 is page 1. */
export function pageOffset(page: number, size: number): number {
  return Math.max(1, Math.trunc(page) || 1) * size - size;
}

/** Number of pages of `size` for so many entries; at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
