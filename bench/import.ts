import { checkLinearTime, measureParse } from './import/measure-parse'
import { measureWorkbook } from './import/measure-workbook'
import type { Bench } from './support/bench'

const bench: Bench = {
  title: 'import of a large list: reading it beside papaparse, JSON.parse and xlsx, checking its rows, hostile texts',
  async run(report, { products = 100_000 }) {
    report.part('Lists', `${products} rows`)
    await measureParse({ report, rows: products })
    await measureWorkbook(report, Math.round(products / 5))
    await checkLinearTime(report)
  },
}

export default bench
