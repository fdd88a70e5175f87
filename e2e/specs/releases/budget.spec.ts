import type { Page, Request } from '@playwright/test'
import { holdInBrowser } from '../../support/hold'
import { expect, test } from '../../support/test'

declare global {
  interface Window {
    untilIdle(): Promise<void>
  }
}

test.use({ account: 'admin' })

interface Budget {
  page: string
  path: string
  selector: string
  text: RegExp
  limitKb: number
}

/** The admin is loaded while the user types. */
const SIGN_IN_LIMIT_KB = 84
const BUDGETS: readonly Budget[] = [
  { page: 'dashboard', path: '/admin/dashboard', selector: 'main', text: /R\$/, limitKb: 241 },
  { page: 'orders', path: '/admin/orders', selector: 'main tbody', text: /LJ-/, limitKb: 334 },
  { page: 'products', path: '/admin/products', selector: 'main tbody', text: /R\$/, limitKb: 337 },
]
const MODULE_LIMIT_KB = 90

const CODE = /\.(js|css)$/
const IDLE_TURNS = 10

const isOfRows = (url: string) => url.includes('/rest/v1/') && !url.includes('/profiles?select=role')

/** What a page loads when it is idle depends on the speed of the machine. */
function neverIdle(): void {
  const whenIdle = globalThis.requestIdleCallback
  globalThis.requestIdleCallback = () => 0
  window.untilIdle = () => new Promise((resolve) => whenIdle(() => resolve()))
}

test('the code of each page stays within its budget, in both compressions', async ({ page, product }) => {
  const html = await (await fetch(`${product.url}/login`)).text()
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => new URL(file, product.url).href,
  )
  await expectFilesWithin(files, { page: 'sign-in', limitKb: SIGN_IN_LIMIT_KB })
  await page.addInitScript(neverIdle)
  for (const budget of BUDGETS) await expectWithin(page, budget)
})

async function expectWithin(page: Page, { page: name, path, selector, text, limitKb }: Budget): Promise<void> {
  const asked = await withoutRows(page, path, async () => {
    const drawn = page.locator(selector).filter({ hasText: text })
    await expect(drawn, `${name} is drawn by the files that it asked for`).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
  const late = asked.filter((url) => /\/(late-parts|palette|release-notices)\.js$/.test(url))
  expect(late, `${name} can be used without them`).toEqual([])
  expect(await withoutCompileHint(asked), `${name}: files that are compiled at their first call`).toEqual([])
  await expectFilesWithin(asked, { page: name, limitKb })
}

async function withoutRows(page: Page, path: string, drawRows: () => Promise<void>): Promise<string[]> {
  const files = new Set<string>()
  const pending = new Set<Request>()
  let rows = 0
  const start = (request: Request) => {
    if (isOfRows(request.url())) rows += 1
    else pending.add(request)
    if (CODE.test(request.url())) files.add(request.url())
  }
  const end = (request: Request) => pending.delete(request)
  page.on('request', start).on('requestfinished', end).on('requestfailed', end)
  const data = await holdInBrowser(page, ['*/rest/v1/*'], isOfRows)
  await page.goto(path)
  let turns = 0
  for (let before = 0; turns < IDLE_TURNS; before = files.size) {
    await page.evaluate(() => window.untilIdle())
    const isQuiet = pending.size === 0 && rows > 0
    turns = files.size === before ? turns + Number(isQuiet) : 0
  }
  const asked = [...files]
  const further = await holdInBrowser(page, ['*.js', '*.css'])
  await data.release()
  await drawRows()
  page.off('request', start).off('requestfinished', end).off('requestfailed', end)
  await further.release()
  await Promise.all([data.end(), further.end()])
  return asked
}

async function expectFilesWithin(
  urls: string[],
  { page: name, limitKb }: Pick<Budget, 'page' | 'limitKb'>,
): Promise<void> {
  const files = await Promise.all(urls.map(sizeOf))
  const largest = files.sort((a, b) => b.kb - a.kb).map(({ url, kb }) => `${kb.toFixed(1)} KB ${url}`)
  const sum = (own: (url: string) => boolean) => files.reduce((total, { url, kb }) => total + (own(url) ? kb : 0), 0)
  const all = sum(() => true)
  test.info().annotations.push({ type: name, description: `${all.toFixed(1)} KB in ${files.length} files` })
  expect(all, `${name}: something was measured`).toBeGreaterThan(50)
  expect(all, `${name}, the largest first:\n${largest.join('\n')}`).toBeLessThan(limitKb)
  const ofModules = sum((url) => url.startsWith('/r/'))
  expect(ofModules, `the module of ${name}, the largest first:\n${largest.join('\n')}`).toBeLessThan(MODULE_LIMIT_KB)
}

async function withoutCompileHint(urls: string[]): Promise<string[]> {
  // It runs before the page is drawn, without the build.
  const code = urls.filter((url) => url.endsWith('.js') && !url.endsWith('/early.js'))
  const texts = await Promise.all(code.map(async (url) => (await fetch(url)).text()))
  return code.filter((_, index) => !texts[index]?.startsWith('//# allFunctionsCalledOnLoad\n'))
}

/** The budget is gzip; brotli is smaller. */
async function sizeOf(url: string): Promise<{ url: string; kb: number }> {
  const head = async (encoding: string) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
    const [used, bytes] = [headers.get('content-encoding'), Number(headers.get('content-length'))]
    if (used !== null || bytes > 1024) expect(used, url).toBe(encoding)
    return bytes
  }
  await head('br')
  return { url: new URL(url).pathname, kb: (await head('gzip')) / 1024 }
}
