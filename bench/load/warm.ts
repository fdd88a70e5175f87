import type { Report } from '../support/report'
import { formatMs } from '../support/table'
import { INTERACTIONS, measureInteractions } from './interactions'
import { laptopRate } from './laptop'
import { DASHBOARD, ORDERS, PAGES } from './pages'
import { compare, interleaved, medianOf, ratioTo } from './rounds'
import { loadPage, type PageLoad, type Visitor } from './visitor'

const ROUNDS = { rounds: 5, warmUps: 1 }

/** Limits of blocking time on the shop's laptop: a ratio to the earlier build, and milliseconds. */
const BLOCKING = new Map([
  [ORDERS, { ratio: 0.35, ms: 500 }],
  [DASHBOARD, { ratio: 0.45, ms: 300 }],
])
const MOST_SHIFT = 0.02

export async function reportWarm(report: Report, visitors: Visitor[]): Promise<void> {
  const rate = await laptopRate(visitors)
  const speeds = [
    { name: `a laptop of the shop (${rate}× CPU here)`, cpu: rate, hasBudget: true },
    { name: 'this machine', cpu: 1, hasBudget: false },
  ]
  for (const speed of speeds) {
    await reportLoads(report, visitors, speed)
    await reportInteractions(report, visitors, speed)
  }
}

interface Speed {
  name: string
  cpu: number
  hasBudget: boolean
}

async function reportLoads(report: Report, visitors: Visitor[], { name, cpu, hasBudget }: Speed): Promise<void> {
  for (const page of PAGES) {
    const loads = await interleaved(visitors, ROUNDS, (visitor) => loadPage(visitor, page, { cpu }))
    report.section(`${page.name}: everything cached, ${name}`)
    const show = (read: (load: PageLoad) => number, write: (value: number) => string) =>
      compare(loads, (all) => medianOf(all, read), write)
    const add = (what: string, read: (load: PageLoad) => number) => report.check({ what, found: show(read, formatMs) })
    add('can be used, ms', ({ usable }) => usable)
    add('largest paint, ms', ({ largestPaint }) => largestPaint)
    const budget = hasBudget ? BLOCKING.get(page) : undefined
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

async function reportInteractions(report: Report, visitors: Visitor[], speed: Speed): Promise<void> {
  const rounds = await interleaved(visitors, ROUNDS, (visitor) => measureInteractions(visitor, speed.cpu))
  report.section(`orders: from the input to the next paint, ${speed.name}`)
  for (const { name: what, budgetMs } of INTERACTIONS) {
    const read = (times: Map<string, number>) => times.get(what) ?? Number.NaN
    const ours = medianOf(rounds.get('this build') ?? [], read) ?? Number.POSITIVE_INFINITY
    report.check({
      what: `${what}, ms`,
      found: compare(rounds, (all) => medianOf(all, read), formatMs),
      budget: speed.hasBudget ? `at most ${budgetMs}` : '',
      passed: !speed.hasBudget || ours <= budgetMs,
    })
  }
}
