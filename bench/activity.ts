import { fillActivity } from './activity/fill-activity'
import { measureActivityCost } from './activity/measure-cost'
import { measureActivityList } from './activity/measure-list'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { fillShop } from './support/shop'

const ENTRIES = { PGlite: 300_000, PostgreSQL: 5_000_000 }
const SHOP = { products: 10_000, orders: 10_000 }

const bench: Bench = {
  title: 'activity log: what it adds to writes, and timeline, pages and counts of a large log; --part list, cost',
  async run(report, { engine: only, part }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const entries = ENTRIES[engine.name === 'PGlite' ? 'PGlite' : 'PostgreSQL']
      await fillShop(backend, SHOP)
      await fillActivity(backend, entries)
      report.part(engine.name, `${entries} entries, ${SHOP.products} products, ${SHOP.orders} orders`)
      const setting = { report, backend, admin: await signInAdmin(backend) }
      if (part !== 'cost') await measureActivityList(setting)
      if (part === 'list') return
      const plain = await engine.start()
      try {
        await fillShop(plain, SHOP)
        await measureActivityCost(setting, { report, backend: plain, admin: await signInAdmin(plain) })
      } finally {
        await plain.close()
      }
    })
  },
}

export default bench
