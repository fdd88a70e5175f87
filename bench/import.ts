import { checkLinearTime, measureParse } from './import/measure-parse'
import { measureWorkbook } from './import/measure-workbook'
import { measureWrites } from './import/measure-writes'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { availableEngines } from './support/engines'

const bench: Bench = {
  title:
    'import of a large list: reading it beside papaparse, JSON.parse and xlsx, hostile texts, writing it beside INSERTs, undo',
  async run(report, { products = 100_000, engine: only }) {
    report.part('Lists', `${products} rows`)
    await measureParse({ report, rows: products })
    await measureWorkbook(report, Math.round(products / 5))
    await checkLinearTime(report)
    for (const engine of availableEngines(only)) {
      const backend = await engine.start()
      try {
        report.part(engine.name, `imports of ${products / 10} and ${products} products`)
        const admin = await signInAdmin(backend)
        await measureWrites({ report, backend, admin, products }, [products / 10, products])
      } finally {
        await backend.close()
      }
    }
  },
}

export default bench
