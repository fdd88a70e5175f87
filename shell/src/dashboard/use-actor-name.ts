import { listActivity } from '@loja/data/activity'
import { dataQuery } from '@loja/data/client'
import { type ActivityEvent, dashboardKeys } from '@loja/data/dashboard'
import { useQuery } from '@tanstack/react-query'

const LATEST_OF_ORDERS = { search: '', actor: null, kind: 'order', firstDay: null, lastDay: null } as const

/** The activity log has the moment of the same transaction. */
export function useActorName(event: ActivityEvent): string | null {
  const { data } = useQuery({
    ...dataQuery([...dashboardKeys.all, 'actors'], (signal) => listActivity(LATEST_OF_ORDERS, 1, signal)),
    enabled: event.kind !== 'user_created',
    staleTime: 60_000,
  })
  const at = Date.parse(event.at)
  return data?.find(({ createdAt }) => Date.parse(createdAt) === at)?.actorName ?? null
}
