import { checkLongTasks, openIdle, startAdminBrowser, timeClick } from '../support/admin-browser'
import type { Setting } from '../support/setting'

const ROWS_PER_SECOND = 10_000

export async function measureFiles({ report, backend }: Omit<Setting, 'admin'>, orders: number): Promise<void> {
  const shop = await startAdminBrowser(backend)
  report.section('Files in Chromium')
  try {
    for (const format of ['CSV (.csv)', 'Excel (.xlsx)']) {
      const page = await openIdle(shop, '/admin/orders')
      await page.getByRole('button', { name: 'Mais opções da lista' }).click()
      const item = page.getByRole('menuitem', { name: `Exportar ${format}` })
      await item.waitFor()
      const isDone = async () => (await page.waitForEvent('download', { timeout: 600_000 })).path()
      const { ms, longTasks } = await timeClick(page, item, isDone)
      await page.close()
      const rate = Math.round((orders / ms) * 1000)
      report.check({
        what: `${format}, ${orders} orders`,
        found: `${rate} rows/s`,
        budget: `at least ${ROWS_PER_SECOND}`,
        passed: rate >= ROWS_PER_SECOND,
      })
      checkLongTasks(report, format, longTasks)
    }
  } finally {
    await shop.close()
  }
}
