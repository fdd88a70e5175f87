import { fillOrders } from './orders/fill-orders'
import { measurePalette } from './palette/measure-palette'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { fillShop } from './support/shop'

const SIZES = {
  PGlite: { orders: 100_000, products: 20_000 },
  PostgreSQL: { orders: 1_000_000, products: 100_000 },
}

const bench: Bench = {
  title: 'searches of the command palette in a large shop',
  async run(report, { orders, products, engine: only }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const usual = engine.name === 'PGlite' ? SIZES.PGlite : SIZES.PostgreSQL
      const sizes = { orders: orders ?? usual.orders, products: products ?? usual.products }
      const start = performance.now()
      await fillOrders(backend, sizes.orders)
      await fillShop(backend, { products: sizes.products, orders: 0 })
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      report.part(engine.name, `${sizes.orders} orders, ${sizes.products} products, made in ${seconds} s`)
      await measurePalette({ report, backend, admin: await signInAdmin(backend), orders: sizes.orders })
    })
  },
}

export default bench
