import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCrowd } from './crowd/measure-crowd'
import type { Bench } from './support/bench'
import { availableEngines } from './support/engines'
import { fillShop } from './support/shop'

const TABS = { PGlite: 200, PostgreSQL: 1000 }

const bench: Bench = {
  title: 'many tabs with live lists while orders change; --users <tabs>',
  async run(report, { orders = 300_000, products = 1000, users, engine: only }) {
    for (const engine of availableEngines(only)) {
      const dataDir = await mkdtemp(join(tmpdir(), 'loja-crowd-'))
      const backend = await engine.start({ dataDir })
      try {
        await fillShop(backend, { products, orders })
        report.part(engine.name, `${orders} orders`)
        await measureCrowd({ report, backend, dataDir, tabs: users ?? TABS[engine.name as keyof typeof TABS] })
      } finally {
        await backend.close()
        await rm(dataDir, { recursive: true, force: true })
      }
    }
  },
}

export default bench
