import { useLoaded } from '@loja/ui'

const load = () => import(/* webpackChunkName: "late-dashboard" */ './late-dashboard')

export type LateDashboard = ReturnType<typeof useLateDashboard>

/** In a chunk of its own, requested with the chart. */
export function useLateDashboard(wanted: boolean) {
  return useLoaded({ name: 'late-dashboard', load, wanted })
}
