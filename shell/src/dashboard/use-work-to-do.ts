import { dataQuery } from '@loja/data/client'
import { followWork, getWorkToDo, salesKeys, workKeys } from '@loja/data/dashboard'
import { afterRows } from '@loja/ui/late'
import { createReadSchedule } from '@loja/ui/lists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The numbers of TODO-01. They and the sales are read again when orders, products or feedbacks change. */
export function useWorkToDo() {
  const queryClient = useQueryClient()
  useEffect(
    function followTables() {
      const schedule = createReadSchedule(queryClient)
      const stop = afterRows(queryClient, () =>
        followWork(() => {
          schedule.add(workKeys.all)
          schedule.add(salesKeys.all)
        }),
      )
      return () => {
        stop()
        schedule.stop()
      }
    },
    [queryClient],
  )
  return useQuery({ ...dataQuery(workKeys.all, getWorkToDo), staleTime: 10_000, gcTime: Number.POSITIVE_INFINITY })
}
