export interface PagerProps {
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
  sizes?: { options: readonly number[]; onChange: (pageSize: number) => void }
}
