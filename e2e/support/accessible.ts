import { expect, type Locator, type Page } from '@playwright/test'
import { findings } from './axe'
import { sidewaysOverflow } from './sideways-overflow'

/** The table. */
const DESKTOP = 1280
/** The cards. */
const PHONE = 390
/** The cards once more: what is drawn is the same, so that only its width is looked at. */
const NARROWEST = 320
/** Another state of a page that was looked at as a whole: what is around it is the same. */
export const MAIN = 'main'
/** What opens over a page that was looked at, here or in another test. */
export const DIALOG = '[role="dialog"]'
export const OVER =
  ':has(> [role="listbox"]), [tabindex="-1"]:has(button[aria-label="Mês anterior"]), [aria-expanded="true"]'

type Theme = 'light' | 'dark'

/** The theme that a page was last looked at in. */
const lastTheme = new WeakMap<Page, Theme>()

interface Look {
  /** Selector of what is looked at; omitted: everything. */
  within?: string
  /** A phone shows other elements here; elsewhere they are those that axe sees at 1280 px. */
  isOtherOnPhone?: boolean
  /** Is there only in this state. Omitted: what `within` names. */
  state?: Locator
  /** Brings about what did not outlive the change of width, as what is open in the row of a table that became a card. */
  onPhone?: () => Promise<void>
}

/**
 * Axe finds nothing in either theme, and nothing has to be scrolled sideways, on a desktop and on phones. The window ends
 * as wide as a desktop's, in the theme that was looked at last.
 */
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  const { within = 'html', state = page.locator(within).first(), isOtherOnPhone = false, onPhone } = look
  await expect(state, what).toBeVisible()
  // A phone is looked at in the light theme, so that one comes last.
  await expectNothingInEitherTheme(page, what, {
    within,
    first: isOtherOnPhone ? 'dark' : (lastTheme.get(page) ?? 'light'),
  })
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

async function expectNothingInEitherTheme(
  page: Page,
  what: string,
  { within, first }: { within: string; first: Theme },
): Promise<void> {
  const other = first === 'light' ? 'dark' : 'light'
  for (const [colorScheme, rules] of [[first, 'all'] as const, [other, 'colors'] as const]) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect.soft(await findings(page, within, rules), `${what}, ${colorScheme}`).toEqual([])
  }
  lastTheme.set(page, other)
}

/** antd names icons after their file, e.g. `double-right`; its other English names begin with these words. */
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

/** Returns when the page has taken the layout of this width. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Each of them is there at one of the widths only; pages without a menu have neither.
  const ofOther = width === DESKTOP ? 'button[aria-label="Abrir menu"]' : 'aside'
  await expect(page.locator(ofOther)).toHaveCount(0)
}

/** Neither the page nor what a dialog or a drawer holds, which scrolls by itself. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysOverflow(page), `${what}: scrolls sideways`)
    .toBeLessThanOrEqual(0)
}
