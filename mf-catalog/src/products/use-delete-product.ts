import { DataError, dataMutation, deleteProducts, type ProductListRow, productKeys } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { messages } from './messages'

const deletion = dataMutation({
  mutationFn: async ({ id, version }: ProductListRow) => {
    const { failures } = await deleteProducts({ seen: { [id]: version } })
    const [leftAlone] = failures
    // Without a name it is gone already, with one it was changed since it was seen.
    if (leftAlone) throw new DataError(leftAlone.name === null ? 'not-found' : 'conflict', 'products.delete')
  },
  successText: messages.deleted,
  errorText: messages.deleteFailed,
  invalidates: [productKeys.all],
})

/** Deletes one product, recorded so that it can be undone. */
export function useDeleteProduct() {
  return useDataMutation(deletion)
}
