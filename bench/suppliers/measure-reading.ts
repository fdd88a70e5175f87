import { guessMapping, parseImportText, readImportTable } from '@loja/product-import'
import { readPdf } from '@loja/product-import/pdf'
import { costOf, readSupplierLines } from '@loja/product-import/supplier-lines'
import { chromium } from 'playwright'
import type { Report } from '../support/report'

/** Times the import, which keeps one price of each line. */
const READING = 2

export async function measureReading(report: Report, products: number): Promise<void> {
  report.section(`Lists of ${products} products`)
  for (const [what, list] of [
    ['chat', chatList(products)],
    ['table', tableList(products)],
  ] as const) {
    let fastest = Number.POSITIVE_INFINITY
    const run = async () => {
      const start = performance.now()
      requireLines(list, products)
      fastest = Math.min(fastest, performance.now() - start)
    }
    await report.compare({
      what,
      ours: { run },
      reference: { run: async () => void parseImportText(list, { categoryId: null, stock: 0 }) },
      against: 'the import',
      budget: READING,
      rows: products,
      rounds: 5,
    })
    const megabytes = new TextEncoder().encode(list).length / 1e6
    report.check({ what: `${what}, fastest`, found: `${(megabytes / (fastest / 1000)).toFixed(1)} MB/s` })
  }
}

const PAGES = 200
const ROWS_PER_PAGE = 40
const SLOWEST_PDF_S = 10

export async function measurePdf(report: Report): Promise<void> {
  report.section(`A list of ${PAGES} pages, printed by Chromium`)
  const pdf = await printedList(PAGES * ROWS_PER_PAGE)
  const megabytes = pdf.length / 1e6
  const before = process.cpuUsage()
  const start = performance.now()
  const rows = await readPdf(pdf)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1e6
  const products = rows.filter(
    ({ cells }) => cells[1]?.startsWith('Perfume') && /^\d+,\d\d$/.test(cells[3] ?? ''),
  ).length
  report.check({
    what: `${megabytes.toFixed(1)} MB`,
    found: `${cpu.toFixed(1)} s of CPU, ${seconds.toFixed(1)} s, ${products} products`,
    budget: `${SLOWEST_PDF_S} s of CPU, ${PAGES * ROWS_PER_PAGE} products`,
    passed: cpu < SLOWEST_PDF_S && products === PAGES * ROWS_PER_PAGE,
  })
}

async function printedList(products: number): Promise<Uint8Array> {
  const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {})
  try {
    const page = await browser.newPage()
    const rows = Array.from(
      { length: products },
      (_, index) => `<tr><td>C${index}<td>Perfume Árabe ${index} 100ml<td>${price(index)}<td>${price(index + 9)}`,
    )
    const sheets = Array.from(
      { length: PAGES },
      (_, sheet) =>
        `<table style="break-after: page; width: 100%"><tr><th>Código<th>Produto<th>Atacado<th>Varejo${rows.slice(sheet * ROWS_PER_PAGE, (sheet + 1) * ROWS_PER_PAGE).join('')}</table>`,
    )
    await page.setContent(sheets.join(''))
    return new Uint8Array(await page.pdf())
  } finally {
    await browser.close()
  }
}

function requireLines(list: string, products: number): void {
  const table = readImportTable(list, { isSupplierList: true })
  const { lines } = readSupplierLines(table, guessMapping(table))
  const costs = lines.filter((line) => 'cost' in costOf(line, {})).length
  if (costs !== products) throw new Error(`${costs} of ${products} products have a cost`)
}

/** A price for customers below `price` would be asked about. */
const higher = (index: number) => `${59 + (index % 400)},${String(index % 100).padStart(2, '0')}`
const price = (index: number) => `${50 + (index % 400)},${String(index % 100).padStart(2, '0')}`

function chatList(products: number): string {
  return Array.from({ length: products }, (_, index) => {
    const heading = index % 50 === 0 ? `\n*SEÇÃO ${index}*\n` : ''
    return `${heading}🔥 Perfume Árabe ${index} 100ml à vista R$ ${price(index)} / cartão R$ ${higher(index)}`
  }).join('\n')
}

function tableList(products: number): string {
  const rows = Array.from(
    { length: products },
    (_, index) => `C${index};Perfume Árabe ${index} 100ml;${price(index)};${higher(index)};12`,
  )
  return ['Código;Produto;Atacado;Preço;Un/cx', ...rows].join('\n')
}
