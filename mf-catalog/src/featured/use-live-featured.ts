import { type ProductListRow, productKeys, subscribeToProducts } from '@loja/data'
import { createReadSchedule, whenRead } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Reads the shop window again when a change by anybody touches it (FEAT-05): a product comes in, changes, goes out, or is
 * deleted. After a lost connection it is read again too: what happened meanwhile is not told.
 */
export function useLiveFeatured(): void {
  const queryClient = useQueryClient()
  useEffect(
    function followFeatured() {
      const schedule = createReadSchedule(queryClient)
      const read = () => void queryClient.invalidateQueries({ queryKey: productKeys.featured })
      const readSoon = () => schedule.add(productKeys.featured)
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
        schedule.stop()
        stopFollowing()
      }
    },
    [queryClient],
  )
}
