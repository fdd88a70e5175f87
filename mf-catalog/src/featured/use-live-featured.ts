import { type ProductListRow, productKeys, subscribeToProducts } from '@loja/data'
import { whenRead } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Many changes at once (an import, a bulk change) are read again once. */
const SETTLE_MS = 300

/**
 * Reads the shop window again when a change by anybody touches it (FEAT-05): a product comes in, changes, goes out, or is
 * deleted. After a lost connection it is read again too: what happened meanwhile is not told.
 */
export function useLiveFeatured(): void {
  const queryClient = useQueryClient()
  useEffect(
    function followFeatured() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const read = () => void queryClient.invalidateQueries({ queryKey: productKeys.featured })
      const readSoon = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          read()
        }, SETTLE_MS)
      }
      const isShown = (id: string) =>
        queryClient.getQueryData<ProductListRow[]>(productKeys.featured)?.some((row) => row.id === id) === true
      const onChange = (row: ProductListRow) => {
        if (row.isFeatured || isShown(row.id)) readSoon()
      }
      const stopFollowing = whenRead(queryClient, () =>
        subscribeToProducts({
          onInsert: onChange,
          onUpdate: onChange,
          onDelete: (id) => {
            if (isShown(id)) readSoon()
          },
          // At the start as well: between the first reading and this moment nothing was told.
          onLive: read,
        }),
      )
      window.addEventListener('online', read)
      return () => {
        window.removeEventListener('online', read)
        clearTimeout(timer)
        stopFollowing()
      }
    },
    [queryClient],
  )
}
