import { PAGE_NAME } from '@loja/domain/list'

export function searchOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search)
  query.delete(PAGE_NAME)
  if (page > 1) query.set(PAGE_NAME, String(page))
  const text = query.toString()
  return text && `?${text}`
}
