import { fillDashboard } from './dashboard/fill-dashboard'
import { measureDashboard } from './dashboard/measure-dashboard'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'

const SIZES = {
  PGlite: { orders: 100_000, products: 20_000 },
  PostgreSQL: { orders: 1_000_000, products: 100_000 },
}

const bench: Bench = {
  title: 'work to do, and sales of a period, of a large shop',
  async run(report, { orders, products, engine: only }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const usual = engine.name === 'PGlite' ? SIZES.PGlite : SIZES.PostgreSQL
      const sizes = { orders: orders ?? usual.orders, products: products ?? usual.products }
      const start = performance.now()
      await fillDashboard(backend, sizes)
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      report.part(engine.name, `${sizes.orders} orders, ${sizes.products} products, made in ${seconds} s`)
      await measureDashboard({ report, backend, admin: await signInAdmin(backend) })
    })
  },
}

export default bench
