import { callsOn } from './calls/calls'
import { fillCalls } from './calls/fill-calls'
import { measureCalls } from './calls/measure-calls'
import { measureLog } from './calls/measure-log'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { fillShop } from './support/shop'

const SIZES = {
  PGlite: { orders: 100_000, products: 20_000 },
  PostgreSQL: { orders: 500_000, products: 100_000 },
}
const LOGGED = { products: 10_000, orders: 10_000 }

const bench: Bench = {
  title:
    'calls of the pages in a large store: plan, and ratio to a scan; --part reads, log (what the activity log adds)',
  async run(report, { orders, products, engine: only, part = '' }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const usual = engine.name === 'PGlite' ? SIZES.PGlite : SIZES.PostgreSQL
      const sizes = { orders: orders ?? usual.orders, products: products ?? usual.products }
      if ('reads'.includes(part)) {
        await fillCalls(backend, sizes)
        report.part(engine.name, `${sizes.orders} orders, ${sizes.products} products`)
        await measureCalls({ report, backend, admin: await signInAdmin(backend) }, callsOn(sizes.orders))
      }
    })
    if (!'log'.includes(part)) return
    await onEachEngine({ only }, async (backend, engine) => {
      const plain = await engine.start()
      try {
        const sizes = { products: products ?? LOGGED.products, orders: orders ?? LOGGED.orders }
        report.part(engine.name, `${sizes.products} products, ${sizes.orders} orders`)
        for (const store of [backend, plain]) await fillShop(store, sizes)
        const setting = async (store: typeof backend) => ({ report, backend: store, admin: await signInAdmin(store) })
        await measureLog(await setting(backend), await setting(plain))
      } finally {
        await plain.close()
      }
    })
  },
}

export default bench
