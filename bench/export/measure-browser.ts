import type { Page } from 'playwright'
import { type AdminBrowser, openIdle } from '../support/admin-browser'
import type { Report } from '../support/report'
import { measureDownload } from './measure-download'

const ROWS_PER_SECOND = 10_000
const HEAP_GROWTH_BYTES = 120e6
const LONGEST_TASK_MS = 50

interface Export {
  what: string
  at: string
  begin(page: Page): Promise<void>
  rows: number
}

export function exportAs(format: 'Excel (.xlsx)' | 'CSV (.csv)') {
  return async (page: Page) => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    await page.getByRole('menuitem', { name: format }).click()
  }
}

export async function exportCatalogue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar Facebook' }).click()
  const check = page.getByRole('dialog', { name: 'Conferência do catálogo' })
  await check.getByRole('button', { name: /^Baixar (catálogo|mesmo assim)$/ }).click({ timeout: 600_000 })
}

export async function measureExportInBrowser(report: Report, shop: AdminBrowser, { what, at, begin, rows }: Export) {
  const page = await openIdle(shop, at)
  const { file, ms, pageMs, heapGrowthBytes, longTasks } = await measureDownload(page, () => begin(page))
  await page.close()
  const rate = Math.round((rows / ms) * 1000)
  const longest = Math.round(Math.max(0, ...longTasks))
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  report.check({
    what: `${what}: ${rows} rows, ${megabytes(file.length)}, in ${(ms / 1000).toFixed(1)} s`,
    found: `${rate} rows/s`,
    budget: `at least ${ROWS_PER_SECOND}`,
    passed: rate >= ROWS_PER_SECOND,
  })
  const pageRate = Math.round((rows / pageMs) * 1000)
  report.check({
    what: `${what}: in processor time of the page, ${((pageMs * 1000) / rows).toFixed(0)} µs a row`,
    found: `${pageRate} rows/s`,
    budget: `at least ${ROWS_PER_SECOND}`,
    passed: pageRate >= ROWS_PER_SECOND,
  })
  report.check({
    what: `${what}: growth of the heap`,
    found: megabytes(heapGrowthBytes),
    budget: `under ${megabytes(HEAP_GROWTH_BYTES)}`,
    passed: heapGrowthBytes < HEAP_GROWTH_BYTES,
  })
  report.check({
    what: `${what}: tasks over ${LONGEST_TASK_MS} ms`,
    found: longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${longest} ms`,
    budget: 'none',
    passed: longTasks.length === 0,
  })
}
