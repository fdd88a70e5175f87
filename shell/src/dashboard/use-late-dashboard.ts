import { useLoaded, whenRead } from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const load = () => import(/* webpackChunkName: "late-dashboard" */ './late-dashboard')

export type LateDashboard = ReturnType<typeof useLateDashboard>

/** In a chunk of its own, requested when the figures are read. */
export function useLateDashboard(isSettled: boolean) {
  const queryClient = useQueryClient()
  const [isRead, setIsRead] = useState(false)
  useEffect(
    function waitUntilRead() {
      if (!isSettled) return
      return whenRead(queryClient, () => {
        setIsRead(true)
        return () => undefined
      })
    },
    [queryClient, isSettled],
  )
  return useLoaded({ name: 'late-dashboard', load, wanted: isRead })
}
