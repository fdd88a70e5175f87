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
import { useDataMutation } from '@loja/ui'
import type { BulkChange, BulkChangeKind } from './bulk-change'
import { messages } from './messages'

interface Request {
  selection: ProductSelection
  change: BulkChange
  /** Same for a retry after a lost response. */
  requestId: string
}

function send({ selection, change, requestId }: Request): Promise<ProductBulkResult> {
  switch (change.kind) {
    case 'category':
      return changeCategory(selection, change.categoryId, { requestId })
    case 'discount':
      return applyDiscount(selection, change, { leaveOut: change.leaveOut, requestId })
    case 'stock':
      return changeStock(selection, change, { leaveOut: change.leaveOut, requestId })
    case 'delete':
      return deleteProducts(selection, { requestId })
  }
}

/** @param kind selects the error text */
export function useChangeProducts(kind: BulkChangeKind) {
  return useDataMutation(
    dataMutation({
      mutationFn: send,
      successText: ({ change }, { changed }) => (changed > 0 ? messages.done(change.kind, changed) : ''),
      errorText: (error) => messages.failed(kind, isDataError(error) ? error.code : 'unknown'),
      unknownText: messages.resultUnknown,
      invalidates: [productKeys.all],
    }),
  )
}
