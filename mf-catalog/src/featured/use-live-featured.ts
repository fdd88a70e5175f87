import { type ProductListRow, productKeys, subscribeToProducts } from '@loja/data/products'
import { afterRows } from '@loja/ui/late'
import { createReadSchedule } from '@loja/ui/lists'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

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
      const stopFollowing = afterRows(queryClient, () =>
        subscribeToProducts({
          onInsert: onChange,
          onUpdate: onChange,
          onDelete: (id) => {
            if (isShown(id)) readSoon()
          },
          // Also at the start: no change event has arrived since the first read.
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
