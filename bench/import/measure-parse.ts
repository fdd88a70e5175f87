import { ImportSyntaxError, parseImportText, readImportTable } from '@loja/product-import'
import Papa from 'papaparse'
import type { Report } from '../support/report'
import { csvList, HOSTILE_TEXTS, jsonList } from './list-texts'

const DEFAULTS = { categoryId: null, stock: 999_999 }
/** Times papaparse, which takes about 0.12 s for 100,000 rows (IMP-18). */
export const ANALYSIS = 12
/** Linear time is a factor of two and quadratic time of four. */
const LINEAR = 3

export async function measureParse({ report, rows }: { report: Report; rows: number }): Promise<void> {
  const csv = csvList(rows)
  const json = jsonList(rows)
  const size = (text: string) => `${(text.length / 1e6).toFixed(1)} MB`
  const run = (work: () => unknown) => ({ run: () => Promise.resolve(work()) })
  const papaparse = run(() => Papa.parse(csv, { delimiter: ';', header: true }))
  const arrays = run(() => Papa.parse(csv, { delimiter: ';' }))
  const native = run(() => JSON.parse(json))
  const common = { rows, rounds: 5 }

  report.section(`Reading ${rows} rows: CSV ${size(csv)}, JSON ${size(json)}`)
  const csvRead = run(() => readImportTable(csv))
  await report.compare({
    ...common,
    what: 'CSV as a table',
    ours: csvRead,
    reference: papaparse,
    against: 'papaparse, objects',
  })
  await report.compare({
    ...common,
    what: 'CSV as a table',
    ours: csvRead,
    reference: arrays,
    against: 'papaparse, arrays',
  })
  const jsonRead = run(() => readImportTable(json))
  await report.compare({ ...common, what: 'JSON as a table', ours: jsonRead, reference: native, against: 'JSON.parse' })

  report.section(`Analysis of ${rows} rows: read, mapped, checked`)
  let ready = 0
  const analyse = (text: string) =>
    run(() => {
      ready = parseImportText(text, DEFAULTS).analysis.ready.length
    })
  await report.compare({
    ...common,
    what: 'CSV',
    ours: analyse(csv),
    reference: papaparse,
    against: 'papaparse, objects',
    budget: ANALYSIS,
  })
  report.check({ what: 'rows ready', found: String(ready), budget: String(rows), passed: ready === rows })
  await report.compare({ ...common, what: 'JSON', ours: analyse(json), reference: native, against: 'JSON.parse' })
}

export async function checkLinearTime(report: Report): Promise<void> {
  report.section('Twice the text against once: hostile texts of 400,000 and 200,000 characters')
  for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
    const [twice, once] = [text(400_000), text(200_000)]
    await report.compare({
      what,
      ours: { run: () => Promise.resolve(analyseOrRefuse(twice)) },
      reference: { run: () => Promise.resolve(analyseOrRefuse(once)) },
      against: 'half of it',
      budget: LINEAR,
    })
  }
}

function analyseOrRefuse(text: string): void {
  try {
    parseImportText(text, DEFAULTS)
  } catch (error) {
    if (!(error instanceof ImportSyntaxError)) throw error
  }
}
