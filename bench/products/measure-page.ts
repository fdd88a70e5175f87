import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright'
import { startAdminBrowser } from '../support/admin-browser'
import type { ShopSetting } from '../support/setting'

const SPEEDS = [1, 4]
const ROUNDS = 9

/** Other work only adds time, so the fastest round counts. */
export async function measureProductsPage({ report, backend, products }: ShopSetting): Promise<void> {
  const browser = await startAdminBrowser(backend)
  try {
    report.section(`The page in Chromium, ${products} products`)
    const bytes = await firstLoad(await browser.open('/admin/products'))
    report.check({ what: 'script and style of the first load, gzip', found: `${bytes} KB` })
    for (const cpu of SPEEDS) {
      const page = await browser.open('/admin/products', cpu)
      const add = (what: string, ms: number, budget?: number) =>
        report.check({
          what: `${what}, ${cpu}× slower`,
          found: `${ms.toFixed(0)} ms`,
          budget: budget === undefined ? '' : `under ${budget} ms`,
          passed: budget === undefined || ms < budget,
        })
      await rowsOf(page).first().waitFor()
      add('the list is there', await page.evaluate(() => performance.now()))
      await rowsOf(page).nth(0).getByRole('checkbox').click()
      add(
        'tick one more row',
        await fastest(() => paintAfterClick(rowsOf(page).nth(3).getByRole('checkbox'))),
        cpu === 1 ? 30 : undefined,
      )
      const search = page.getByRole('searchbox', { name: 'Buscar por nome do produto' })
      await search.focus()
      add('type a letter in search', await fastest(() => paintAfterKey(page)))
      await page.goto('/admin/products')
      await rowsOf(page).first().waitFor()
      add('open the form', await openForm(page))
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('combobox') })

async function fastest(run: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await run())
  return Math.min(...times)
}

function paintAfterClick(target: Locator): Promise<number> {
  return target.evaluate(async (element) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const start = performance.now()
    ;(element as HTMLElement).click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
}

async function paintAfterKey(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start: timeStamp }))),
      { once: true, capture: true },
    )
  })
  await page.keyboard.press('a')
  await page.waitForFunction(() => performance.getEntriesByName('key').length > 0)
  return page.evaluate(() => {
    const [key] = performance.getEntriesByName('key')
    performance.clearMeasures('key')
    return key?.duration ?? 0
  })
}

async function openForm(page: Page): Promise<number> {
  await page.evaluate(() => {
    performance.mark('asked')
  })
  await page.getByRole('link', { name: 'Novo Produto' }).click()
  await page.getByRole('textbox', { name: 'Nome' }).waitFor()
  return page.evaluate(() => performance.measure('form', 'asked').duration)
}

async function firstLoad(page: Page): Promise<number> {
  let bytes = 0
  const waiting: Promise<void>[] = []
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return
    waiting.push(
      response
        .body()
        .then((body) => {
          bytes += gzipSync(body, { level: 9 }).length
        })
        .catch(() => undefined),
    )
  })
  await page.goto('/admin/products?pagina=2')
  await rowsOf(page).first().waitFor()
  await Promise.all(waiting)
  await page.close()
  return Math.round(bytes / 1024)
}
