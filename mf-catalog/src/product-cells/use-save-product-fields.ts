import { dataMutation, type ProductListRow, productConflictOf, productKeys } from '@loja/data'
import { patchCachedRow, useDataMutation } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { EditableField } from './editable-fields'
import { messages } from './messages'
import { saveProductFields } from './save-product-fields'

/** The list is not read again, so that rows do not move while the user tabs. @param showValue for messages */
export function useSaveProductFields(field: EditableField, showValue: (row: ProductListRow) => string) {
  const queryClient = useQueryClient()
  const patchRow = (row: ProductListRow) => patchCachedRow(queryClient, productKeys.lists, row.id, row)
  return useDataMutation({
    ...dataMutation({
      mutationFn: async (edit: Parameters<typeof saveProductFields>[0]) => {
        const row = await saveProductFields(edit)
        patchRow(row)
        return row
      },
      errorText: (error) => messages.updateFailed(error, field, showValue),
      invalidates: [productKeys.allCounts, productKeys.featured],
    }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: productKeys.details(id) })
      void queryClient.invalidateQueries({ queryKey: productKeys.lists, refetchType: 'none', type: 'inactive' })
    },
    onError: (error) => {
      // After a conflict the row shows the stored values. Otherwise the response may be lost.
      const now = productConflictOf(error)
      if (now) patchRow(now)
      else void queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}
