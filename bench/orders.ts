import { checkPlans } from './orders/check-plans'
import { fillOrders } from './orders/fill-orders'
import { measureOrders } from './orders/measure-orders'
import { orderEngines } from './orders/order-engines'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'

const bench: Bench = {
  title: 'orders page on a large shop: pages, search, counts, details, export, and the plans behind them',
  async run(report, { orders: wanted, engine: only }) {
    for (const engine of orderEngines(only)) {
      const orders = wanted ?? engine.orders
      const backend = await engine.start()
      try {
        const start = performance.now()
        await fillOrders(backend, orders)
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        console.log(`\n## ${engine.name}: ${orders} orders, made in ${seconds} s`)
        const setting = { report, backend, admin: await signInAdmin(backend), orders }
        await measureOrders(setting)
        await checkPlans(setting)
      } finally {
        await backend.close()
      }
    }
  },
}

export default bench
