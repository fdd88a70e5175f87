import { measureBatches, measureOneText } from './export/measure-batches'
import { exportAs, exportCatalogue, measureExportInBrowser } from './export/measure-browser'
import { fillOrders } from './orders/fill-orders'
import { startAdminBrowser } from './support/admin-browser'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { GATEWAY_SECRET } from './support/serve-build'
import { fillShop } from './support/shop'

const bench: Bench = {
  title: 'exports of a large shop (needs a build): --part batches through the API, --part files in Chromium',
  async run(report, { products = 100_000, orders = 100_000, engine: only, part = '' }) {
    await onEachEngine({ only, gatewaySecret: GATEWAY_SECRET }, async (backend, engine) => {
      await fillShop(backend, { products, orders: 0 })
      await fillOrders(backend, orders)
      const counted = async (table: string) =>
        (await backend.sql<{ n: number }>(`select count(*)::int as n from public.${table}`))[0]?.n ?? 0
      const [all, active, sold] = [
        await counted('products'),
        await counted('products where is_active'),
        await counted('orders'),
      ]
      report.part(engine.name, `${all} products, ${active} of them active, and ${sold} orders`)
      const shop = await startAdminBrowser(backend, GATEWAY_SECRET)
      try {
        const [ordersAt, productsAt] = ['/admin/orders', '/admin/products']
        const [csv, xlsx] = [exportAs('CSV (.csv)'), exportAs('Excel (.xlsx)')]
        const files = [
          { what: 'orders, CSV', at: ordersAt, begin: csv, rows: sold },
          { what: 'orders, XLSX', at: ordersAt, begin: xlsx, rows: sold },
          { what: 'products, CSV', at: productsAt, begin: csv, rows: all },
          { what: 'products, XLSX', at: productsAt, begin: xlsx, rows: all },
          { what: 'catalogue of Facebook with its check', at: productsAt, begin: exportCatalogue, rows: active },
        ]
        if ('files'.includes(part)) {
          report.section('Files in Chromium, from the click to the file')
          for (const file of files) await measureExportInBrowser(report, shop, file)
        }
        if ('batches'.includes(part)) {
          // Through the gateway, because the backend serves only requests with the gateway's secret.
          const { client } = await signInAdmin({ ...backend, url: shop.url })
          await measureOneText(report, client)
          await measureBatches(report, client, active)
        }
      } finally {
        await shop.close()
      }
    })
  },
}

export default bench
