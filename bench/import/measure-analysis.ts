import Papa from 'papaparse'
import type { Page } from 'playwright'
import * as XLSX from 'xlsx'
import { checkLongTasks, openIdle, startAdminBrowser, timeClick } from '../support/admin-browser'
import { onEachEngine } from '../support/engines'
import type { Report } from '../support/report'
import { GATEWAY_SECRET } from '../support/serve-build'
import { csvList } from './list-texts'
import { ANALYSIS } from './measure-parse'

const WORKBOOK_MS = 10_000

interface List {
  what: string
  tab: string
  file: { name: string; mimeType: string; buffer: Buffer }
  budgetMs: number
}

export async function measureAnalysis(report: Report, rows: number): Promise<void> {
  await onEachEngine({ only: 'PGlite', gatewaySecret: GATEWAY_SECRET }, async (backend) => {
    const shop = await startAdminBrowser(backend, GATEWAY_SECRET)
    report.section(`Analysis of ${rows} rows in Chromium, from the click to the counts`)
    try {
      for (const list of lists(rows)) await measureList(report, await openIdle(shop, '/admin/products'), list, rows)
    } finally {
      await shop.close()
    }
  })
}

function lists(rows: number): List[] {
  const csv = csvList(rows)
  const book = XLSX.read(csv, { type: 'string', FS: ';', raw: true })
  return [
    {
      what: 'CSV',
      tab: 'Upload de Arquivo (.csv)',
      file: { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      budgetMs: ANALYSIS * papaparseMs(csv),
    },
    {
      what: 'XLSX',
      tab: 'Planilha ou PDF',
      file: {
        name: 'lista.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }),
      },
      budgetMs: WORKBOOK_MS,
    },
  ]
}

function papaparseMs(csv: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    Papa.parse(csv, { delimiter: ';', header: true })
    return performance.now() - start
  })
  return Math.min(...times)
}

async function measureList(report: Report, page: Page, { what, tab, file, budgetMs }: List, rows: number) {
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Importação em Lote' })
  await dialog.getByRole('tab', { name: tab }).click()
  await dialog.getByLabel(`Escolher arquivo ${tab}`).setInputFiles(file)
  const analyse = dialog.getByRole('button', { name: 'Analisar Dados' })
  await analyse.waitFor()
  const counts = dialog.getByRole('button', { name: /^Prontos [\d.]+/ })
  const { ms, longTasks } = await timeClick(page, analyse, () => counts.waitFor({ timeout: 120_000 }))
  const ready = Number((await dialog.getByRole('button', { name: /^Prontos/ }).textContent())?.replaceAll(/\D/g, ''))
  await page.close()
  report.check({
    what: `${what}, ${(file.buffer.length / 1e6).toFixed(1)} MB`,
    found: `${Math.round(ms)} ms`,
    budget: `under ${Math.round(budgetMs)} ms`,
    passed: ms < budgetMs,
  })
  checkLongTasks(report, what, longTasks)
  report.check({ what: `${what}: rows ready`, found: String(ready), budget: String(rows), passed: ready === rows })
}
