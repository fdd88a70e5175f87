import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { launchOptions } from '@loja/e2e/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { serveBuild } from './serve-build'

export interface AdminBrowser {
  /** @param cpu slowdown */
  open(path: string, cpu?: number): Promise<Page>
  close(): Promise<void>
}

/** @throws Error when the product was not built */
export async function startAdminBrowser(backend: RunningBackend, gatewaySecret = ''): Promise<AdminBrowser> {
  const gateway = await serveBuild(backend, gatewaySecret)
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    await gateway.close()
  }
  try {
    browser = await chromium.launch(launchOptions)
    const context = await browser.newContext({
      baseURL: gateway.url,
      locale: 'pt-BR',
      viewport: { width: 1280, height: 800 },
    })
    const first = await context.newPage()
    await first.goto('/login')
    await first.getByLabel('E-mail').fill(DEMO_ACCOUNTS.admin.email)
    await first.getByLabel('Senha', { exact: true }).fill(DEMO_ACCOUNTS.admin.password)
    await first.getByRole('button', { name: 'Entrar' }).click()
    await first.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    return {
      async open(path, cpu = 1) {
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
        await page.goto(path)
        return page
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
