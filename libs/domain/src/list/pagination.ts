/** Rows per page of every list (PROD-05). */
export const PAGE_SIZE = 20

/** How many pages `total` rows fill; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** First and last row of a 1-based page, both 0-based and inclusive, as PostgREST's `range` takes them. */
export function pageRange(page: number, pageSize: number): { from: number; to: number } {
  const from = (page - 1) * pageSize
  return { from, to: from + pageSize - 1 }
}
