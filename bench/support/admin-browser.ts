import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { contextOptions, launchOptions } from '@loja/component-testing/browser'
import { chromium, type Locator, type Page } from 'playwright'
import { passwordSession } from '../../e2e/support/api/password-session'
import { giveSession } from '../../e2e/support/api/stored-session'
import type { Report } from './report'
import { serveBuild } from './serve-build'

export interface AdminBrowser {
  url: string
  open(path: string, cpu?: number): Promise<Page>
  close(): Promise<void>
}

export async function startAdminBrowser(backend: RunningBackend, gatewaySecret = ''): Promise<AdminBrowser> {
  const gateway = await serveBuild(backend, gatewaySecret)
  const { url } = gateway
  const browser = await chromium.launch(launchOptions)
  const { locale, timezoneId } = contextOptions
  const context = await browser.newContext({ baseURL: url, locale, timezoneId, viewport: { width: 1280, height: 800 } })
  await giveSession(context, url, await passwordSession({ ...backend, url }, DEMO_ACCOUNTS.admin))
  return {
    url,
    async open(path, cpu = 1) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      await page.goto(path)
      return page
    },
    async close() {
      await browser.close()
      await gateway.close()
    },
  }
}

export async function openIdle({ open }: AdminBrowser, path: string): Promise<Page> {
  const page = await open(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

export async function timeClick(page: Page, button: Locator, isDone: () => Promise<unknown>) {
  await page.evaluate(() => {
    const seen = { clicked: 0, longTasks: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (seen.clicked && startTime >= seen.clicked) seen.longTasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
    addEventListener(
      'pointerdown',
      () => {
        seen.clicked = performance.now()
      },
      { capture: true, once: true },
    )
  })
  const done = isDone()
  await button.click()
  await done
  return page.evaluate(() => {
    const { clicked, longTasks } = (window as unknown as { seen: { clicked: number; longTasks: number[] } }).seen
    return { ms: performance.now() - clicked, longTasks }
  })
}

export function checkLongTasks(report: Report, what: string, longTasks: number[]): void {
  const longest = Math.round(Math.max(0, ...longTasks))
  report.check({
    what: `${what}: tasks of the page over 50 ms`,
    found: longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${longest} ms`,
    budget: 'none',
    passed: longTasks.length === 0,
  })
}
