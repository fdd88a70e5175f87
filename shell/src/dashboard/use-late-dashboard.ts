import { useIsRead, useLoaded } from '@loja/ui'

const load = () => import(/* webpackChunkName: "late-dashboard" */ './late-dashboard')

export type LateDashboard = ReturnType<typeof useLateDashboard>

/** In a chunk of its own, requested when the figures are read. */
export function useLateDashboard(isSettled: boolean) {
  return useLoaded({ name: 'late-dashboard', load, wanted: useIsRead(isSettled) })
}
