import { DEMO_ACCOUNTS } from '@loja/backend'
import { launchOptions } from '@loja/component-testing/browser'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { type MeasuredPage, needsSession } from './pages'
import type { Served } from './served'

/** Latency in ms and bytes per second; -1 is no limit. */
const NETWORKS = {
  office: { offline: false, latency: 30, downloadThroughput: -1, uploadThroughput: -1 },
  phone: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  slow: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
}
const TIMEOUT_MS = 60_000

export interface Visitor {
  build: string
  member: BrowserContext
  stranger: BrowserContext
}

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions)
}

export async function visit(browser: Browser, { name, url }: Served): Promise<Visitor> {
  const options = { baseURL: url, locale: 'pt-BR', viewport: { width: 1280, height: 800 } }
  const [member, stranger] = await Promise.all([browser.newContext(options), browser.newContext(options)])
  const page = await member.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(DEMO_ACCOUNTS.admin.email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_ACCOUNTS.admin.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.close()
  return { build: name, member, stranger }
}

interface Conditions {
  cpu: number
  network?: keyof typeof NETWORKS
  cold?: boolean
}

export interface PageLoad {
  usable: number
  firstPaint: number
  largestPaint: number
  /** Sum of task time above 50 ms. */
  blocking: number
  layoutShift: number
  files: string[]
}

const WATCH_MS = { warm: 3_000, cold: 1_000 }

export async function openPage<T>(
  visitor: Visitor,
  page: MeasuredPage,
  conditions: Conditions,
  use: (tab: Page, usable: number) => Promise<T>,
): Promise<T | null> {
  const tab = await (needsSession(page) ? visitor.member : visitor.stranger).newPage()
  try {
    await slowDown(await tab.context().newCDPSession(tab), conditions)
    await tab.addInitScript(watchLoad)
    // A redirect by the page would abort a wait for the load.
    await tab.goto(page.path, { waitUntil: 'commit' })
    const usable = await tab.waitForFunction(isUsable, page, { polling: 'raf', timeout: TIMEOUT_MS })
    return await use(tab, Number(await usable.jsonValue()))
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return null
    throw error
  } finally {
    await tab.close()
  }
}

export function loadPage(visitor: Visitor, page: MeasuredPage, conditions: Conditions): Promise<PageLoad | null> {
  return openPage(visitor, page, conditions, async (tab, usable) => {
    const files = await tab.evaluate(arrivedBy, usable)
    await tab.waitForTimeout(conditions.cold ? WATCH_MS.cold : WATCH_MS.warm)
    const firstPaint = await tab.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN)
    return { usable, files, firstPaint, ...(await tab.evaluate(() => window.seen)) }
  })
}

async function slowDown(session: CDPSession, { cpu, network, cold = false }: Conditions): Promise<void> {
  await session.send('Network.enable')
  if (cold) await session.send('Network.clearBrowserCache')
  if (network) await session.send('Network.emulateNetworkConditions', NETWORKS[network])
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

declare global {
  interface Window {
    seen: { largestPaint: number; blocking: number; layoutShift: number }
  }
}

interface LoadEntry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
}

/** Runs in the page. No named function: tsx would add calls to a helper that the page lacks. */
function watchLoad(): void {
  window.seen = { largestPaint: 0, blocking: 0, layoutShift: 0 }
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LoadEntry[]) {
        if (type === 'longtask') window.seen.blocking += entry.duration - 50
        else if (type === 'largest-contentful-paint') window.seen.largestPaint = entry.startTime
        else if (!entry.hadRecentInput) window.seen.layoutShift += entry.value ?? 0
      }
    }).observe({ type, buffered: true })
  }
}

function isUsable({ selector, text }: MeasuredPage): number | false {
  const part = document.querySelector(selector)
  if (!part || !new RegExp(text).test(part.textContent)) return false
  return document.querySelector('[aria-busy="true"]') ? false : performance.now()
}

function arrivedBy(moment: number): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(
      (entry) => /\.(js|css)(\?|$)/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd <= moment,
    )
    .map(({ name }) => name)
}
