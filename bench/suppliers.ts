import { measureApply, measureMatching } from './suppliers/measure-lists'
import { measurePdf, measureReading } from './suppliers/measure-reading'
import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'

const bench: Bench = {
  title:
    "suppliers' lists: --part reading of chats, tables and PDF; --part matching in a shop of 100,000 products, and --part apply of 10,000 lines beside UPDATE",
  async run(report, { products, engine: only, part = '' }) {
    if ('reading'.includes(part)) {
      report.part('Reading', `${products ?? 10_000} products`)
      await measureReading(report, products ?? 10_000)
      await measurePdf(report)
    }
    if (!'matching apply'.includes(part)) return
    await onEachEngine({ only }, async (backend, engine) => {
      report.part(engine.name, `${products ?? 100_000} products`)
      const setting = { report, backend, admin: await signInAdmin(backend) }
      await measureMatching(setting, products ?? 100_000, engine.name)
      if ('apply'.includes(part)) await measureApply(setting)
    })
  },
}

export default bench
