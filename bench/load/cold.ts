import type { Report } from '../support/report'
import { formatMs } from '../support/table'
import { type Sizes, sizesOf } from './file-sizes'
import { type MeasuredPage, ORDERS, PAGES, SIGN_IN } from './pages'
import { compare, interleaved, medianOf } from './rounds'
import { loadPage, type PageLoad, type Visitor } from './visitor'

const ROUNDS = { rounds: 3, warmUps: 0 }
const PHONE = { cpu: 4, cold: true, network: 'phone' } as const
const SLOW = { cpu: 1, cold: true, network: 'slow' } as const
const TAX_KB: Record<string, number> = { 'sign-in': 1, orders: 30, products: 30 }
const SIGN_IN_PAINT_MS = 2_500

const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`

export async function reportCold(report: Report, visitors: Visitor[]): Promise<void> {
  for (const page of PAGES) {
    const loads = await interleaved(visitors, ROUNDS, (visitor) => loadPage(visitor, page, PHONE))
    report.section(`${page.name}: nothing cached, 1.6 Mbit/s, 4× CPU`)
    const ours = await reportBytes(report, page, loads)
    const times = (read: (load: PageLoad) => number) => compare(loads, (all) => medianOf(all, read), formatMs)
    const paint = medianOf(loads.get('this build') ?? [], ({ largestPaint }) => largestPaint)
    report.check({ what: 'can be used, ms', found: times(({ usable }) => usable), budget: '', passed: ours !== null })
    const isSignIn = page.name === 'sign-in'
    report.check({
      what: 'largest paint, ms',
      found: times(({ largestPaint }) => largestPaint),
      budget: isSignIn ? `at most ${SIGN_IN_PAINT_MS}` : '',
      passed: !isSignIn || (paint ?? Number.POSITIVE_INFINITY) <= SIGN_IN_PAINT_MS,
    })
  }
  await reportSlowLine(report, visitors)
}

async function reportSlowLine(report: Report, visitors: Visitor[]): Promise<void> {
  report.section('nothing cached, 400 kbit/s, 400 ms')
  const goals = [
    { page: SIGN_IN, what: 'sign-in can be used, ms', goal: 3_000, read: ({ usable }: PageLoad) => usable },
    { page: ORDERS, what: 'first paint of orders, ms', goal: 1_000, read: ({ firstPaint }: PageLoad) => firstPaint },
  ]
  for (const { page, what, goal, read } of goals) {
    const loads = await interleaved(visitors, ROUNDS, (visitor) => loadPage(visitor, page, SLOW))
    report.check({
      what,
      found: compare(loads, (all) => medianOf(all, read), formatMs),
      budget: `at most ${goal}`,
      passed: (medianOf(loads.get('this build') ?? [], read) ?? Number.POSITIVE_INFINITY) <= goal,
    })
  }
}

async function reportBytes(report: Report, page: MeasuredPage, loads: Map<string, PageLoad[]>): Promise<Sizes | null> {
  const sizes = new Map<string, Sizes[]>()
  for (const [build, all] of loads) sizes.set(build, await Promise.all(all.map(({ files }) => sizesOf(files))))
  const middle = (build: string, read: (size: Sizes) => number) => medianOf(sizes.get(build) ?? [], read)
  const ours = middle('this build', ({ gzip }) => gzip)
  const oneApp = middle('one app', ({ gzip }) => gzip)
  // Otherwise federation would be compared with a page that shows nothing.
  report.check({
    what: 'one app shows it',
    found: oneApp === null ? 'no' : 'yes',
    budget: 'yes',
    passed: oneApp !== null,
  })
  const budget = page.goalKb
  report.check({
    what: 'script and style, gzip',
    found: compare(sizes, (all) => medianOf(all, ({ gzip }) => gzip), kb),
    budget: budget ? `at most ${budget} KB` : '',
    passed: !budget || (ours ?? Number.POSITIVE_INFINITY) <= budget * 1024,
  })
  report.check({
    what: 'the same, brotli',
    found: compare(sizes, (all) => medianOf(all, ({ brotli }) => brotli), kb),
  })
  report.check({
    what: 'files',
    found: compare(sizes, (all) => medianOf(all, ({ files }) => files), String),
  })
  const tax = TAX_KB[page.name]
  if (tax !== undefined && ours !== null && oneApp !== null) {
    report.check({
      what: 'federation costs, gzip',
      found: kb(ours - oneApp),
      budget: `at most ${tax} KB`,
      passed: ours - oneApp <= tax * 1024,
    })
  }
  return sizes.get('this build')?.[0] ?? null
}
