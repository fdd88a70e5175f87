import { checkLinearTime, measureParse } from './import/measure-parse'
import type { Bench } from './support/bench'

const bench: Bench = {
  title: 'import of a large list: reading it beside papaparse and JSON.parse, checking its rows, hostile texts',
  async run(report, { products = 100_000 }) {
    report.part('Lists', `${products} rows`)
    await measureParse({ report, rows: products })
    await checkLinearTime(report)
  },
}

export default bench
