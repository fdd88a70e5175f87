import { createContext } from 'react'
import type { ReviewRow } from './review'
import type { SupplierList } from './use-supplier-list'

export interface ReviewActions extends Pick<SupplierList, 'answer' | 'setPrice' | 'setGone'> {
  choose: (row: ReviewRow) => void
}

/** Set above the lists, because their fields are declared once. */
export const ReviewContext = createContext<ReviewActions>({
  answer: () => undefined,
  setPrice: () => undefined,
  setGone: () => undefined,
  choose: () => undefined,
})
