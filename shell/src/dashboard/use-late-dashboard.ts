import { declarePart, usePart } from '@loja/ui/late'

const latePart = declarePart(() => import(/* webpackChunkName: "late-dashboard" */ './late-dashboard'))

export type LateDashboard = ReturnType<typeof useLateDashboard>

/** In a chunk of its own, before the chart. */
export function useLateDashboard() {
  return usePart(latePart, 'after-rows')
}
