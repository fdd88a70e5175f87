import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { contextOptions, launchOptions } from '@loja/e2e/browser'
import { chromium, type Page } from 'playwright'
import { passwordSession } from '../../e2e/support/api/password-session'
import { giveSession } from '../../e2e/support/api/stored-session'
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
