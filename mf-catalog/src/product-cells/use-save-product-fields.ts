import { dataMutation, type ProductListRow, productConflictOf, productKeys } from '@loja/data'
import { patchCachedRow, useDataMutation } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { EditableField } from './editable-fields'
import { messages } from './messages'
import { saveProductFields } from './save-product-fields'

/**
 * Saves a field of one product. The row changes where it stands: the list is not read again, so that it does not move under
 * the hand of who goes from cell to cell.
 * @param showValue the field as it is told to people
 */
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
      // Somebody was faster: the row shows what they did at once. Otherwise the answer may be all that was lost.
      const now = productConflictOf(error)
      if (now) patchRow(now)
      else void queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}
