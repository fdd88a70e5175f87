import { measureAnalysis } from './import/measure-analysis'
import { checkLinearTime, measureParse } from './import/measure-parse'
import { measureWorkbook } from './import/measure-workbook'
import { measureWrites } from './import/measure-writes'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'

const bench: Bench = {
  title:
    'import of a large list: --part lists beside papaparse, JSON.parse and xlsx, hostile texts; --part analysis in Chromium (needs a build); --part writes beside INSERTs, undo',
  async run(report, { products = 100_000, engine: only, part = '' }) {
    if ('lists'.includes(part)) {
      report.part('Lists', `${products} rows`)
      await measureParse({ report, rows: products })
      await measureWorkbook(report, Math.round(products / 5))
      await checkLinearTime(report)
    }
    if ('analysis'.includes(part)) {
      report.part('Analysis', `${products} rows`)
      await measureAnalysis(report, products)
    }
    if (!'writes'.includes(part)) return
    await onEachEngine({ only }, async (backend, engine) => {
      report.part(engine.name, `imports of ${products / 10} and ${products} products`)
      const admin = await signInAdmin(backend)
      await measureWrites({ report, backend, admin }, [products / 10, products])
    })
  },
}

export default bench
