import type { Page } from 'playwright'
import { startAdminBrowser } from '../support/admin-browser'
import { type ShopSetting, take } from '../support/setting'

const TABS = 10
const CHANGES = 10_000
const WATCHED_MS = 30_000
const READ_EVERY_MS = 500

export async function measureLiveLists({ report, backend, admin }: ShopSetting): Promise<void> {
  const { client } = admin
  const browser = await startAdminBrowser(backend)
  try {
    report.section(`${CHANGES} changes while ${TABS} tabs show the list`)
    const requests = { sent: 0, aborted: 0 }
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await browser.open('/admin/products')
      await waitUntilLive(page)
      page.on('request', (request) => {
        if (request.url().includes('/rest/v1/')) requests.sent += 1
      })
      page.on('requestfailed', (request) => {
        if (request.url().includes('/rest/v1/')) requests.aborted += 1
      })
    }
    const ids = await backend.sql<{ id: string }>(`select id from public.products order by id limit ${CHANGES}`)
    const selection = { ids: ids.map(({ id }) => id) }
    await take(client.rpc('change_products', { selection, kind: 'stock', arguments: { mode: 'add', quantity: 1 } }))
    const answered = performance.now()
    const reads: number[] = []
    while (performance.now() - answered < WATCHED_MS) {
      const start = performance.now()
      await take(client.from('products').select('id, name, stock_quantity').order('created_at').range(0, 19))
      reads.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
    }
    const [next = 0] = reads
    report.check({
      what: "the acting client's next read",
      found: `${next.toFixed(0)} ms`,
      budget: 'under 2000 ms',
      passed: next < 2000,
    })
    report.check({
      what: `the slowest of its reads in ${WATCHED_MS / 1000} s`,
      found: `${Math.max(...reads).toFixed(0)} ms`,
    })
    // Reads at once and after pauses of 2, 4 and 8 s: the counts, and the featured products or the list.
    const most = TABS * 5 * 2
    report.check({
      what: 'requests of the tabs',
      found: String(requests.sent),
      budget: `at most ${most}`,
      passed: requests.sent <= most,
    })
    report.checkNone('of these aborted', requests.aborted)
  } finally {
    await browser.close()
  }
}

async function waitUntilLive(page: Page): Promise<void> {
  const live = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('Subscribed to PostgreSQL')) resolve()
      }),
    )
  })
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  await live
}
