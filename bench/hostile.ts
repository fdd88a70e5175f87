import { runAttacks } from './hostile/attacks/run-attacks'
import { COSTLY_REQUESTS, sendCostly } from './hostile/costly'
import { fuzz } from './hostile/fuzz'
import { startAttackedProduct } from './hostile/product'
import { type Target, whatAdminCannotDo } from './hostile/target'
import type { Bench } from './support/bench'
import { availableEngines } from './support/engines'
import type { Report } from './support/report'
import { formatMs } from './support/table'

const REQUESTS = 5_000

const bench: Bench = {
  title: 'attacks from outside: a list of known ones, single requests that are costly, and 5,000 random ones',
  async run(report, { engine: only }) {
    const seed = Date.now() % 1_000_000
    for (const engine of availableEngines(only)) {
      const { target, close } = await startAttackedProduct(engine.start)
      try {
        report.part(engine.name, `seed ${seed}`)
        report.section('Attacks')
        for (const { title, tried, failures } of await runAttacks(target)) {
          hold(report, title, tried, failures)
        }
        report.section('Single requests: the longest wait of another client for a sign-in or a list')
        await holdCostly(report, target)
        report.section('Random requests')
        const { tried, failures, statuses } = await fuzz(target, { requests: REQUESTS, seed })
        hold(report, 'answered with 5xx, or not at all', tried, failures)
        const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
        report.note('Answers by status', [counts.join(', ')])
        const missing = await whatAdminCannotDo(target)
        hold(report, 'the administrator can work afterwards', 1, missing === undefined ? [] : [missing])
      } finally {
        await close()
      }
    }
  },
}

const MAX_WAIT_MS = 2000

async function holdCostly(report: Report, target: Target): Promise<void> {
  for (const request of COSTLY_REQUESTS) {
    const { name, answered, isMet, worstWaitMs } = await sendCostly(target, request)
    report.check({
      what: name,
      found: `${answered}; ${formatMs(worstWaitMs)} ms`,
      budget: `${request.statuses.join(' or ')}; ${MAX_WAIT_MS} ms`,
      passed: isMet && worstWaitMs < MAX_WAIT_MS,
    })
  }
}

function hold(report: Report, what: string, tried: number, failures: string[]): void {
  report.check({
    what,
    found: `${tried} tried, ${failures.length} failed`,
    budget: '0 failed',
    passed: failures.length === 0,
  })
  if (failures.length > 0) report.note(`Failed: ${what}`, failures.slice(0, 50))
}

export default bench
