import type { Page } from 'playwright'
import type { Report } from '../support/report'
import { formatMs } from '../support/table'
import { SETTINGS } from './pages'
import { compare, interleaved, medianOf } from './rounds'
import { openPage, type Visitor } from './visitor'

const GOAL_MS = 150
const HOVER_MS = 600
const SETTLED_MS = 1_000

interface Target {
  link: string
  heading: string
  rows: string
}
const ORDERS: Target = { link: 'Pedidos', heading: 'Pedidos', rows: 'LJ-\\d{4}' }
const PRODUCTS: Target = { link: 'Produtos', heading: 'Produtos', rows: 'R\\$' }

export async function reportNavigation(report: Report, visitors: Visitor[]): Promise<void> {
  const rounds = await interleaved(visitors, { rounds: 5, warmUps: 1 }, (visitor) =>
    openPage(visitor, SETTINGS, { cpu: 1, network: 'office' }, measure),
  )
  report.section('navigation: from the click to rows, answers after 30 ms, 1× CPU')
  for (const what of ['a page for the first time', 'after a hover', 'a page again', 'back'] as const) {
    const read = (times: Awaited<ReturnType<typeof measure>>) => times[what]
    report.check({
      what: `${what}, ms`,
      found: compare(rounds, (all) => medianOf(all, read), formatMs),
      budget: `at most ${GOAL_MS}`,
      passed: (medianOf(rounds.get('this build') ?? [], read) ?? Number.POSITIVE_INFINITY) <= GOAL_MS,
    })
  }
}

async function measure(page: Page) {
  const firstTime = await open(page, ORDERS)
  await page.locator('aside').getByRole('link', { name: PRODUCTS.link, exact: true }).hover()
  await page.waitForTimeout(HOVER_MS)
  const afterHover = await open(page, PRODUCTS)
  const again = await open(page, ORDERS)
  const back = await open(page, PRODUCTS, 'back')
  return { 'a page for the first time': firstTime, 'after a hover': afterHover, 'a page again': again, back }
}

async function open(page: Page, target: Target, by: 'link' | 'back' = 'link'): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  const began = await page.evaluate(
    ({ link, by }) => {
      const now = performance.now()
      const links = [...document.querySelectorAll<HTMLElement>('aside a')]
      if (by === 'back') history.back()
      else links.find(({ textContent }) => textContent.startsWith(link))?.click()
      return now
    },
    { ...target, by },
  )
  const ended = await page.waitForFunction(
    ({ heading, rows }) => {
      const title = document.querySelector('main h1')?.textContent ?? ''
      const body = document.querySelector('main tbody')?.textContent ?? ''
      return title.includes(heading) && new RegExp(rows).test(body) && performance.now()
    },
    target,
    { polling: 'raf', timeout: 20_000 },
  )
  return Number(await ended.jsonValue()) - began
}
