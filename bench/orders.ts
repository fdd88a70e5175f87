import { checkPlans } from './orders/check-plans'
import { fillOrders } from './orders/fill-orders'
import { measureOrderChanges } from './orders/measure-changes'
import { measureCustomers } from './orders/measure-customers'
import { measureFiles } from './orders/measure-files'
import { measureFilters } from './orders/measure-filters'
import { measureOrders } from './orders/measure-orders'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'

const ORDERS = { PGlite: 100_000, PostgreSQL: 1_000_000 }

const bench: Bench = {
  title:
    'orders page on a large shop: pages, search, counts, details, export, and the plans behind them; --part files: exports in Chromium (needs a build)',
  async run(report, { orders: wanted, engine: only, part }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const orders = wanted ?? (engine.name === 'PGlite' ? ORDERS.PGlite : ORDERS.PostgreSQL)
      const start = performance.now()
      await fillOrders(backend, orders)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      report.part(engine.name, `${orders} orders, made in ${seconds} s`)
      if (part === 'files') return measureFiles({ report, backend }, orders)
      const setting = { report, backend, admin: await signInAdmin(backend), orders }
      await measureOrders(setting)
      await measureFilters(setting)
      await measureCustomers(setting)
      await checkPlans(setting)
      await measureOrderChanges(setting)
    })
  },
}

export default bench
