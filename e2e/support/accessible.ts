import { expect, type Locator, type Page } from '@playwright/test'
import { findings, type Rules } from './axe'
import { sidewaysOverflow } from './sideways-overflow'

const DESKTOP = 1280
const PHONE = 390
const NARROWEST = 320
const PAGE = 'html'
export const MAIN = 'main'
export const DIALOG = '[role="dialog"]'
export const OVER =
  ':has(> [role="listbox"]), [tabindex="-1"]:has(button[aria-label="Mês anterior"]), [aria-expanded="true"]'

type Theme = 'light' | 'dark'

const lastTheme = new WeakMap<Page, Theme>()

interface Look {
  within?: string
  isOtherOnPhone?: boolean
  state?: Locator
  /** Restores a state that the change of width ended. */
  onPhone?: () => Promise<void>
}

export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  const { within = PAGE, state = page.locator(within).first(), isOtherOnPhone = false, onPhone } = look
  await expect(state, what).toBeVisible()
  await expectNothingInItsThemes(page, what, within)
  expect.soft(await englishNames(page), `${what}: names of antd's that are not Portuguese`).toEqual([])
  await expectNoSidewaysScroll(page, what)
  await setWidth(page, PHONE)
  await onPhone?.()
  await expect(state, `${what}, ${PHONE} px`).toBeVisible()
  if (isOtherOnPhone) expect.soft(await findings(page, within), `${what}, ${PHONE} px`).toEqual([])
  await expectNoSidewaysScroll(page, `${what}, ${PHONE} px`)
  await setWidth(page, NARROWEST)
  await expectNoSidewaysScroll(page, `${what}, ${NARROWEST} px`)
  await setWidth(page, DESKTOP)
}

/** Popups are checked in one theme, because their colours are those of the tokens. */
async function expectNothingInItsThemes(page: Page, what: string, within: string): Promise<void> {
  const first = lastTheme.get(page) ?? 'light'
  const other = first === 'light' ? 'dark' : 'light'
  expect.soft(await findingsIn(page, first, within, 'all'), `${what}, ${first}`).toEqual([])
  if (within === PAGE) expect.soft(await findingsIn(page, other, within, 'colors'), `${what}, ${other}`).toEqual([])
  lastTheme.set(page, other)
}

async function findingsIn(page: Page, colorScheme: Theme, ...[within, rules]: [string, Rules]): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  return findings(page, within, rules)
}

/** antd names icons after their file, e.g. `double-right`; its other English names start with these words. */
function englishNames(page: Page): Promise<string[]> {
  return page
    .locator('[aria-label], [aria-live]')
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
        .filter((name) =>
          /^([a-z]+(-[a-z]+)*|(Clear|Close|Show|Hide|Tab|Increase|Decrease|Previous|Next)\b.*)$/.test(name),
        ),
    )
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Pages without a menu have neither.
  const ofOther = width === DESKTOP ? 'button[aria-label="Abrir menu"]' : 'aside'
  await expect(page.locator(ofOther)).toHaveCount(0)
}

async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysOverflow(page), `${what}: scrolls sideways`)
    .toBeLessThanOrEqual(0)
}
