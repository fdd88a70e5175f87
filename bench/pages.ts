import { fillPages, type PageSizes } from './pages/fill-pages'
import { measureCalls } from './pages/measure-calls'
import { FEEDBACK_CALLS, INVOICE_CALLS, LOG_CALLS, SHIPMENT_CALLS } from './pages/page-calls'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'

const SIZES: PageSizes = { orders: 100_000, logs: 1_000_000 }

const bench: Bench = {
  title:
    'shipments, invoices, feedbacks and tracking logs of a large shop: pages, searches, counts, chart, and their plans',
  async run(report, { orders, engine: only }) {
    const sizes = orders ? { orders, logs: orders * 10 } : SIZES
    await onEachEngine({ only }, async (backend, engine) => {
      const start = performance.now()
      await fillPages(backend, sizes)
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      const each = sizes.orders
      report.part(
        engine.name,
        `${each} shipments with ${each * 5} events, ${each} invoices, ${each} feedbacks, ${sizes.logs} logs, made in ${seconds} s`,
      )
      const setting = { report, backend, admin: await signInAdmin(backend) }
      await measureCalls(setting, 'Shipments', SHIPMENT_CALLS)
      await measureCalls(setting, 'Invoices', INVOICE_CALLS)
      await measureCalls(setting, 'Feedbacks', FEEDBACK_CALLS)
      await measureCalls(setting, 'Tracking logs', LOG_CALLS)
    })
  },
}

export default bench
