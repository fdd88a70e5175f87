import { checkProductPlans } from './products/check-plans'
import { measureBulkChanges } from './products/measure-bulk'
import { measureProductList } from './products/measure-list'
import { measureLiveLists } from './products/measure-live'
import { measureProductsPage } from './products/measure-page'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { fillShop } from './support/shop'

const bench: Bench = {
  title:
    'products page on a large shop: pages, search, counts, the page in Chromium, bulk changes with their record, undo; --part live: many changes while tabs are open',
  async run(report, { products = 100_000, engine: only, part = '' }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const start = performance.now()
      await fillShop(backend, { products, orders: 5000, itemsPerOrder: 2 })
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      report.part(engine.name, `${products} products, made in ${seconds} s`)
      const setting = { report, backend, admin: await signInAdmin(backend), products }
      if ('lists'.includes(part)) {
        await measureProductList(setting)
        await checkProductPlans(setting)
        await measureProductsPage(setting)
        await measureBulkChanges(setting)
      }
      if ('live'.includes(part)) await measureLiveLists(setting)
    })
  },
}

export default bench
