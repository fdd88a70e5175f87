import { dataMutation, isDataError } from '@loja/data/client'
import { changeProducts, type ProductBulkKind, type ProductSelection, productKeys } from '@loja/data/products'
import { undoLater } from '@loja/records'
import { useDataMutation } from '@loja/ui/parts'
import type { BulkRequest } from './bulk-change'
import { messages } from './messages'

interface Request extends BulkRequest {
  selection: ProductSelection
  requestId: string
}

export function useChangeProducts(kind: ProductBulkKind) {
  return useDataMutation(
    dataMutation({
      mutationFn: ({ selection, change, leaveOut, requestId }: Request) =>
        changeProducts(selection, change, { leaveOut, requestId }),
      successText: ({ change }, { changed }) => (changed > 0 ? messages.done(change.kind, changed) : ''),
      undo: ({ change }, { changeId }) => undoLater(changeId, { kind: change.kind }),
      errorText: (error) => messages.failed(kind, isDataError(error) ? error.code : 'unknown'),
      unknownText: messages.resultUnknown,
      invalidates: [productKeys.all],
    }),
  )
}
