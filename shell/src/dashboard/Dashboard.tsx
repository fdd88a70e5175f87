import { declarePart } from '@loja/ui/late'
import { LazyPage } from '@loja/ui/module'

const SHAPE = { kind: 'dashboard' } as const

/** A chunk of its own: pages of modules do without it. `early.js` preloads it at its address. */
export const dashboardPart = declarePart(
  async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).DashboardPage,
)

export function Dashboard() {
  return <LazyPage shape={SHAPE} part={dashboardPart} />
}
