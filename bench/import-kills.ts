import { randomInt } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { passwordSession } from '../e2e/support/api/password-session'
import { seededRandom } from './hostile/random'
import { startProfile } from './import-kills/browser-profile'
import { checkOthers } from './import-kills/check-others'
import { cancelledImport, killedImport, type Scene, type Unbroken, unbrokenImport } from './import-kills/kill-imports'
import type { Bench } from './support/bench'
import { availableEngines } from './support/engines'
import type { Report } from './support/report'
import { GATEWAY_SECRET, serveBuild } from './support/serve-build'

/** Attempts that were interrupted in time. `IMPORT_KILLS` sets another number, `IMPORT_KILL_SEED` repeats a run. */
const TIMES = Number(process.env.IMPORT_KILLS ?? 20)

interface Attempt {
  how: string
  problems: string[]
  isLate: boolean
}

async function countExact(report: Report, what: string, attempt: () => Promise<Attempt>): Promise<void> {
  let inTime = 0
  let exact = 0
  for (let n = 0; inTime < TIMES && n < 3 * TIMES; n += 1) {
    const { how, problems, isLate } = await attempt()
    console.log(`  ${how}${isLate ? ' (too late)' : ''}: ${problems.join('; ') || 'exact'}`)
    if (!isLate) inTime += 1
    if (!isLate && problems.length === 0) exact += 1
    if (isLate && problems.length > 0)
      report.check({ what: how, found: problems.join('; '), budget: 'exact', passed: false })
  }
  report.check({
    what,
    found: `${exact} of ${inTime}`,
    budget: `${TIMES} of ${TIMES}`,
    passed: exact === TIMES && inTime === TIMES,
  })
}

const bench: Bench = {
  title: 'imports in Chromium whose tab is killed, or that are cancelled, at random moments (needs a build)',
  async run(report, { products: rows = 2_000, engine: only }) {
    for (const engine of availableEngines(only)) {
      const seed = Number(process.env.IMPORT_KILL_SEED ?? randomInt(2 ** 31))
      const backend = await engine.start({ gatewaySecret: GATEWAY_SECRET })
      const gateway = await serveBuild(backend, GATEWAY_SECRET)
      const session = await passwordSession({ ...backend, url: gateway.url }, DEMO_ACCOUNTS.admin)
      const profile = await startProfile(gateway.url, session)
      try {
        const scene: Scene = { backend, profile, rows, tab: null }
        const unbroken: Unbroken = await unbrokenImport(scene)
        report.part(engine.name, `${rows} products, seed ${seed}; unbroken ${Math.round(unbroken.ms)} ms`)
        console.log(`  ${unbroken.result}`)
        const random = seededRandom(seed)
        await countExact(report, 'killed tabs whose table is that of an unbroken import', async () => {
          const { how, way, problems } = await killedImport(scene, unbroken, random)
          return { how: `${how}, ${way}`, problems, isLate: way === 'ended' }
        })
        await countExact(report, 'cancelled imports of which the page says what is stored', () =>
          cancelledImport(scene, unbroken, random),
        )
        await checkOthers(report, scene, unbroken)
      } finally {
        await profile.close()
        await gateway.close()
        await backend.close()
      }
    }
  },
}

export default bench
