import type { Locator, Page } from 'playwright'
import { type MeasuredPage, ORDERS, PRODUCTS } from './pages'
import { openPage, type Visitor } from './visitor'

interface Interaction {
  name: string
  goalMs: number
  prepare?(page: Page): Promise<void>
  run(page: Page): Promise<void>
}

const rowOf = (page: Page) =>
  page
    .locator('main tbody tr')
    .filter({ hasText: /LJ-\d{4}/ })
    .nth(2)
const press = (target: Locator) => target.click({ timeout: 15_000 })

/** Earlier builds have the themes in the sidebar, not in the menu of the account. */
async function showThemes(page: Page): Promise<void> {
  const account = page.locator('aside').getByRole('button', { name: /^Conta: / })
  if (await account.isVisible()) await press(account)
}

function chooseTheme(page: Page, name: string): Promise<void> {
  const ofAccount = page.getByRole('menuitem', { name: `Tema: ${name.toLowerCase()}` })
  return press(ofAccount.or(page.locator('aside').getByText(name, { exact: true })))
}

const OF_ORDERS: readonly Interaction[] = [
  { name: 'tick a row', goalMs: 100, run: async (page) => press(rowOf(page).getByRole('checkbox')) },
  {
    name: 'open a status',
    goalMs: 100,
    async run(page) {
      await press(rowOf(page).getByRole('combobox').first())
      await page.getByRole('listbox').waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'open details',
    goalMs: 150,
    async run(page) {
      await press(rowOf(page).getByRole('button', { name: /detalhes/i }))
      await page.getByRole('dialog').waitFor()
      await settle(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  { name: 'Ctrl+B', goalMs: 100, run: (page) => page.keyboard.press('Control+b') },
  { name: 'Ctrl+B again', goalMs: 100, run: (page) => page.keyboard.press('Control+b') },
  {
    name: 'theme',
    goalMs: 100,
    // The choice of the previous round is stored.
    async prepare(page) {
      await showThemes(page)
      await chooseTheme(page, 'Claro')
      await settle(page)
      await showThemes(page)
    },
    run: (page) => chooseTheme(page, 'Escuro'),
  },
  { name: 'page 2', goalMs: 100, run: async (page) => press(page.getByRole('listitem', { name: '2', exact: true })) },
  {
    name: 'five letters in the search, the worst',
    goalMs: 60,
    async run(page) {
      await press(page.getByRole('searchbox').first())
      await page.keyboard.type('maria', { delay: 60 })
    },
  },
]

const OF_PRODUCTS: readonly Interaction[] = [
  {
    name: 'open the form',
    goalMs: 150,
    async run(page) {
      await press(page.locator('main').getByRole('link', { name: /novo produto/i }))
      await page.getByRole('textbox', { name: /^Nome/ }).waitFor()
    },
  },
]

export const INTERACTIONS: readonly [MeasuredPage, readonly Interaction[]][] = [
  [ORDERS, OF_ORDERS],
  [PRODUCTS, OF_PRODUCTS],
]

declare global {
  interface Window {
    longestEvent: number
  }
}

export function measureInteractions(
  visitor: Visitor,
  cpu: number,
  measured: MeasuredPage,
  interactions: readonly Interaction[],
): Promise<Map<string, number> | null> {
  return openPage(visitor, measured, { cpu }, async (page) => {
    await page.evaluate(() => {
      window.longestEvent = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longestEvent = Math.max(window.longestEvent, duration)
      }).observe({
        type: 'event',
        durationThreshold: 16,
      } as PerformanceObserverInit)
    })
    const times = new Map<string, number>()
    for (const { name, prepare, run } of interactions) {
      await prepare?.(page)
      await settle(page)
      await page.evaluate(() => {
        window.longestEvent = 0
      })
      await run(page)
      await settle(page)
      // Chromium reports no event that took less than a frame.
      times.set(name, Math.max(16, await page.evaluate(() => window.longestEvent)))
    }
    return times
  })
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}
