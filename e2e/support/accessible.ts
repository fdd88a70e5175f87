import { expect, type Page } from '@playwright/test'
import { findings } from './axe'

/** The table, and the cards. */
export const WIDTHS = [1280, 390]
/** The cards once more: what is drawn is the same, so that only its width is looked at. */
const NARROWEST = 320
/** Another state of a page that was looked at as a whole: what is around it is the same. */
export const MAIN = 'main'
/** What opens over a page that was looked at, here or in another test. */
export const DIALOG = '[role="dialog"]'
export const OVER =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown, [aria-expanded="true"]'

/** The theme that a page was last looked at in. */
const lastTheme = new WeakMap<Page, 'light' | 'dark'>()

interface Look {
  /** Selector of what is looked at; omitted: everything. */
  within?: string
  /** A phone shows other elements here; elsewhere they are those that axe sees at 1280 px. */
  isOtherOnPhone?: boolean
}

/** Axe finds nothing in either theme, and nothing has to be scrolled sideways, at any width. The theme stays at the one that is looked at last. */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, isOtherOnPhone = false }: Look = {},
): Promise<void> {
  const isPhone = page.viewportSize()?.width !== WIDTHS[0]
  if (isPhone) {
    if (isOtherOnPhone) expect.soft(await findings(page, within), what).toEqual([])
  } else {
    const theme = lastTheme.get(page) ?? 'light'
    const other = theme === 'light' ? 'dark' : 'light'
    for (const [colorScheme, rules] of [[theme, 'all'] as const, [other, 'colors'] as const]) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await findings(page, within, rules), `${what}, ${colorScheme}`).toEqual([])
    }
    lastTheme.set(page, other)
  }
  await expectNoSidewaysScroll(page, what)
  if (isPhone) {
    await page.setViewportSize({ width: NARROWEST, height: 800 })
    await expectNoSidewaysScroll(page, `${what}, ${NARROWEST} px`)
    await page.setViewportSize({ width: WIDTHS[1] ?? 0, height: 800 })
  }
}

async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.configure({ soft: true }).poll(overflow, `${what}: scrolls sideways`).toBeLessThanOrEqual(0)
}
