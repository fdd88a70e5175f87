import { getSupabase } from '@loja/platform'
import { afterRows, type Part, usePart } from '@loja/ui/late'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRecovery } from '../connection/recovery'
import { usePageName } from '../page/page-at'

/** Menu, counters and polling: with the page if it has no title without them, otherwise after the rows. */
export function LateWork({ part }: { part: Part<ComponentType> }) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const isUnnamed = usePageName(pathname) === undefined
  const { code: LateParts, isError, retry } = usePart(part, isUnnamed ? 'route' : 'after-rows')
  useRecovery(retry, isError)
  useEffect(
    function keepSession() {
      return afterRows(queryClient, () => getSupabase().auth.keep())
    },
    [queryClient],
  )
  return LateParts ? <LateParts /> : null
}
