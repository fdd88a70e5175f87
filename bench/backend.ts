import { measureInserts } from './backend/inserts'
import { measureReads } from './backend/reads'
import { measureRowSecurity } from './backend/row-security'
import { measureSearch } from './backend/search'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import type { ShopSetting } from './support/setting'
import { fillShop } from './support/shop'

const bench: Bench = {
  title: 'embedded API on a large shop: lists, search, inserts, row security',
  async run(report, { products = 100_000, orders = 300_000, engine: only }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const start = performance.now()
      await fillShop(backend, { products, orders })
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      report.part(engine.name, `${products} products, ${orders} orders, made in ${seconds} s`)
      const setting: ShopSetting = { report, backend, admin: await signInAdmin(backend), products }
      for (const measure of [measureSearch, measureRowSecurity, measureReads, measureInserts]) {
        await measure(setting)
      }
    })
  },
}

export default bench
