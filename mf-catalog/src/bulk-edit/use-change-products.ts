import {
  applyDiscount,
  changeCategory,
  changeStock,
  dataMutation,
  deleteProducts,
  isDataError,
  type ProductBulkResult,
  type ProductSelection,
  productKeys,
} from '@loja/data'
import { useMutation } from '@tanstack/react-query'
import type { BulkChange, BulkChangeKind } from './bulk-change'
import { messages } from './messages'

interface Request {
  selection: ProductSelection
  change: BulkChange
}

function send({ selection, change }: Request): Promise<ProductBulkResult> {
  switch (change.kind) {
    case 'category':
      return changeCategory(selection, change.categoryId)
    case 'discount':
      return applyDiscount(selection, change.discount, change.value)
    case 'stock':
      return changeStock(selection, change.mode, change.quantity)
    case 'delete':
      return deleteProducts(selection)
  }
}

/** Changes the selected products at once. @param kind of the change that is asked about: its failure is told by it */
export function useChangeProducts(kind: BulkChangeKind) {
  return useMutation(
    dataMutation({
      mutationFn: send,
      successText: ({ change }, { changed }) => (changed > 0 ? messages.done(change.kind, changed) : ''),
      errorText: (error) => messages.failed(kind, isDataError(error) ? error.code : 'unknown'),
      invalidates: [productKeys.all],
    }),
  )
}
