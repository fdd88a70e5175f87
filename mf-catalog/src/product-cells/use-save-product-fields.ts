import { dataMutation } from '@loja/data/client'
import { type ProductListRow, productConflictOf, productKeys } from '@loja/data/products'
import { patchCachedRow } from '@loja/ui/lists'
import { useDataMutation } from '@loja/ui/parts'
import { useQueryClient } from '@tanstack/react-query'
import type { EditableField } from './editable-fields'
import { messages } from './messages'
import { type ProductFieldsEdit, saveProductFields } from './save-product-fields'

/** A promotion ends with its dates. */
function formerOf(field: EditableField, { saleStartsAt, saleEndsAt, ...seen }: ProductListRow) {
  return { [field]: seen[field], ...(field === 'salePrice' && { saleStartsAt, saleEndsAt }) }
}

/** The list is not read again, so that rows do not move while the user tabs. @param showValue for messages */
export function useSaveProductFields(field: EditableField, showValue: (row: ProductListRow) => string) {
  const queryClient = useQueryClient()
  const patchRow = (row: ProductListRow) => patchCachedRow(queryClient, productKeys.lists, row.id, row)
  const save = async (edit: ProductFieldsEdit) => {
    try {
      const row = await saveProductFields(edit)
      patchRow(row)
      void queryClient.invalidateQueries({ queryKey: productKeys.details(row.id) })
      void queryClient.invalidateQueries({ queryKey: productKeys.lists, refetchType: 'none', type: 'inactive' })
      return row
    } catch (error) {
      // After a conflict the row shows the stored values. Otherwise the response may be lost.
      const now = productConflictOf(error)
      if (now) patchRow(now)
      else void queryClient.invalidateQueries({ queryKey: productKeys.lists })
      throw error
    }
  }
  const texts = {
    successText: (_: unknown, row: ProductListRow) => messages.saved(row.name, field, showValue(row)),
    errorText: (error: unknown) => messages.updateFailed(error, field, showValue),
    invalidates: [productKeys.allCounts, productKeys.featured],
  }
  return useDataMutation(
    dataMutation({
      ...texts,
      mutationFn: save,
      undo: (edit: ProductFieldsEdit, row) => async () =>
        dataMutation({ ...texts, mutationFn: () => save({ seen: row, patch: formerOf(field, edit.seen) }) }),
    }),
  )
}
