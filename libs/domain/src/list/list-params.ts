/** Longer than any name or number; the rest of what was pasted is dropped. */
export const SEARCH_LIMIT = 100

/** Beyond any list: keeps the offset inside PostgreSQL's integer range. */
const PAGE_LIMIT = 10_000_000

/** Search text of a list's address. PostgreSQL refuses a text with U+0000, and no name holds a control character. */
export function parseSearchParam(text: string | null): string {
  return (text ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, SEARCH_LIMIT)
}

/** 1-based page of a list's address; nonsense is page 1. */
export function parsePageParam(text: string | null): number {
  if (!text || !/^\d{1,8}$/.test(text)) return 1
  return Math.min(Math.max(1, Number(text)), PAGE_LIMIT)
}
