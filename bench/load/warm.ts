import type { Report } from '../support/report'
import { formatMs } from '../support/table'
import { INTERACTIONS, measureInteractions } from './interactions'
import { DASHBOARD, ORDERS, PAGES } from './pages'
import { compare, interleaved, medianOf, ratioTo } from './rounds'
import { loadPage, type PageLoad, type Visitor } from './visitor'

const SPEEDS = [1, 4]
const ROUNDS = { rounds: 5, warmUps: 1 }

/** Blocking at 4× CPU: at most so much of the earlier build's, and so many milliseconds. */
const BLOCKING = new Map([
  [ORDERS, { ratio: 0.35, ms: 500 }],
  [DASHBOARD, { ratio: 0.45, ms: 300 }],
])
const MOST_SHIFT = 0.02

/** Page loads and interactions with everything in the cache, as fast as the machine and as a laptop of the shop. */
export async function reportWarm(report: Report, visitors: Visitor[]): Promise<void> {
  for (const cpu of SPEEDS) {
    await reportLoads(report, visitors, cpu)
    await reportInteractions(report, visitors, cpu)
  }
}

async function reportLoads(report: Report, visitors: Visitor[], cpu: number): Promise<void> {
  for (const page of PAGES) {
    const loads = await interleaved(visitors, ROUNDS, (visitor) => loadPage(visitor, page, { cpu }))
    report.section(`${page.name}: everything cached, ${cpu}× CPU`)
    const show = (read: (load: PageLoad) => number, write: (value: number) => string) =>
      compare(loads, (all) => medianOf(all, read), write)
    const add = (what: string, read: (load: PageLoad) => number) =>
      report.check({ what, found: show(read, formatMs), budget: '', passed: true })
    add('can be used, ms', ({ usable }) => usable)
    add('largest paint, ms', ({ largestPaint }) => largestPaint)
    const budget = cpu === 4 ? BLOCKING.get(page) : undefined
    const blocking = medianOf(loads.get('this build') ?? [], (load) => load.blocking)
    const ratio = ratioTo(loads, (load) => load.blocking)
    report.check({
      what: 'blocking, ms',
      found: show((load) => load.blocking, formatMs),
      budget: budget ? `at most ${budget.ms} ms and ${budget.ratio}` : '',
      passed: !budget || ((blocking ?? Number.POSITIVE_INFINITY) <= budget.ms && (ratio ?? 0) <= budget.ratio),
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
  const rounds = await interleaved(visitors, ROUNDS, (visitor) => measureInteractions(visitor, cpu))
  report.section(`orders: from the input to the next paint, ${cpu}× CPU`)
  for (const { name, budgetMs } of INTERACTIONS) {
    const read = (times: Map<string, number>) => times.get(name) ?? Number.NaN
    const ours = medianOf(rounds.get('this build') ?? [], read) ?? Number.POSITIVE_INFINITY
    report.check({
      what: `${name}, ms`,
      found: compare(rounds, (all) => medianOf(all, read), formatMs),
      budget: cpu === 4 ? `at most ${budgetMs}` : '',
      passed: cpu !== 4 || ours <= budgetMs,
    })
  }
}
