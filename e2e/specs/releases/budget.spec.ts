import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

interface Budget {
  page: string
  path: string
  selector: string
  text: string
  limitKb: number
}

/** Sign-in: the files of `index.html`. The admin is loaded while the user types. */
const SIGN_IN_LIMIT_KB = 83
const BUDGETS: readonly Budget[] = [
  { page: 'dashboard', path: '/admin/dashboard', selector: 'main', text: 'R\\$', limitKb: 233 },
  { page: 'orders', path: '/admin/orders', selector: 'main tbody', text: 'LJ-', limitKb: 320 },
  { page: 'products', path: '/admin/products', selector: 'main tbody', text: 'R\\$', limitKb: 325 },
]
const MODULE_LIMIT_KB = 90

test('the code of each page stays within its budget, in both compressions', async ({ page, product }) => {
  const html = await (await fetch(`${product.url}/login`)).text()
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => new URL(file, product.url).href,
  )
  await expectFilesWithin(files, { page: 'sign-in', limitKb: SIGN_IN_LIMIT_KB })
  for (const budget of BUDGETS) await expectWithin(page, budget)
})

async function expectWithin(page: Page, { page: name, path, selector, text, limitKb }: Budget): Promise<void> {
  await page.goto(path)
  const usable = await page.waitForFunction(
    ({ selector, text }) => {
      const part = document.querySelector(selector)
      const isThere = new RegExp(text).test(part?.textContent ?? '')
      return isThere && !document.querySelector('[aria-busy="true"]') && performance.now()
    },
    { selector, text },
    { polling: 'raf' },
  )
  const asked = await page.evaluate(
    (moment) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime <= moment)
        .map(({ name }) => name),
    Number(await usable.jsonValue()),
  )
  const late = asked.filter((url) => /\/(late-parts|palette|release-notices)\.js$/.test(url))
  expect(late, `${name} can be used without them`).toEqual([])
  expect(await withoutCompileHint(asked), `${name}: files that are compiled at their first call`).toEqual([])
  await expectFilesWithin([...new Set(asked)], { page: name, limitKb })
}

async function expectFilesWithin(
  urls: string[],
  { page: name, limitKb }: Pick<Budget, 'page' | 'limitKb'>,
): Promise<void> {
  const files = await Promise.all(urls.map(sizeOf))
  const largest = files.sort((a, b) => b.kb - a.kb).map(({ url, kb }) => `${kb.toFixed(1)} KB ${url}`)
  const sum = (own: (url: string) => boolean) => files.reduce((total, { url, kb }) => total + (own(url) ? kb : 0), 0)
  const all = sum(() => true)
  console.log(`${name}: ${all.toFixed(0)} KB in ${files.length} files`)
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
    // Small files are not compressed, because their headers would be larger.
    if (used !== null || bytes > 1024) expect(used, url).toBe(encoding)
    return bytes
  }
  await head('br')
  return { url: new URL(url).pathname, kb: (await head('gzip')) / 1024 }
}
