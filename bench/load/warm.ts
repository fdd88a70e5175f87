import type { Report } from '../support/report'
import { formatMs } from '../support/table'
import { INTERACTIONS, measureInteractions } from './interactions'
import { DASHBOARD, ORDERS, PRODUCTS, SETTINGS } from './pages'
import { compare, interleaved, medianOf, ratioTo } from './rounds'
import { loadPage, type PageLoad, type Visitor } from './visitor'

const ROUNDS = { rounds: 3, warmUps: 1 }
export const SLOW_CPU = 4

const PAGES = [ORDERS, PRODUCTS, DASHBOARD, SETTINGS]
const MOST_BLOCKING = 0.3
const MOST_SHIFT = 0.02

export async function reportWarm(report: Report, visitors: Visitor[], cpu: number): Promise<void> {
  await reportLoads(report, visitors, cpu)
  await reportInteractions(report, visitors, cpu)
}

async function reportLoads(report: Report, visitors: Visitor[], cpu: number): Promise<void> {
  for (const page of PAGES) {
    const loads = await interleaved(visitors, ROUNDS, (visitor) => loadPage(visitor, page, { cpu }))
    report.section(`${page.name}: everything cached, ${cpu}× CPU`)
    const show = (read: (load: PageLoad) => number, write: (value: number) => string) =>
      compare(loads, (all) => medianOf(all, read), write)
    const add = (what: string, read: (load: PageLoad) => number) => report.check({ what, found: show(read, formatMs) })
    add('can be used, ms', ({ usable }) => usable)
    add('largest paint, ms', ({ largestPaint }) => largestPaint)
    const ratio = ratioTo(loads, (load) => load.blocking)
    const goal = cpu === SLOW_CPU && ratio !== null ? MOST_BLOCKING : undefined
    report.check({
      what: 'blocking, ms',
      found: show((load) => load.blocking, formatMs),
      budget: goal ? `at most ${goal}` : '',
      passed: !goal || (ratio ?? Number.POSITIVE_INFINITY) <= goal,
    })
    const shift = medianOf(loads.get('this build') ?? [], ({ layoutShift }) => layoutShift)
    report.check({
      what: 'layout shift',
      found: show(
        ({ layoutShift }) => layoutShift,
        (value) => value.toFixed(3),
      ),
      budget: `under ${MOST_SHIFT}`,
      passed: (shift ?? Number.POSITIVE_INFINITY) < MOST_SHIFT,
    })
  }
}

async function reportInteractions(report: Report, visitors: Visitor[], cpu: number): Promise<void> {
  for (const [page, interactions] of INTERACTIONS) {
    const rounds = await interleaved(visitors, ROUNDS, (visitor) =>
      measureInteractions(visitor, cpu, page, interactions),
    )
    report.section(`${page.name}: from the input to the next paint, ${cpu}× CPU`)
    for (const { name: what, goalMs } of interactions) {
      const read = (times: Map<string, number>) => times.get(what) ?? Number.NaN
      const ours = medianOf(rounds.get('this build') ?? [], read) ?? Number.POSITIVE_INFINITY
      const hasGoal = cpu === SLOW_CPU
      report.check({
        what: `${what}, ms`,
        found: compare(rounds, (all) => medianOf(all, read), formatMs),
        budget: hasGoal ? `at most ${goalMs}` : '',
        passed: !hasGoal || ours <= goalMs,
      })
    }
  }
}
