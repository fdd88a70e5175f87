import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_ACCOUNTS, GATEWAY_SECRET_HEADER, type RunningBackend } from '@loja/backend'
import { startGateway } from '@loja/gateway'
import { type Browser, chromium, type Page } from 'playwright'
import { contextOptions, launchOptions } from '../../e2e/browser'
import { passwordSession } from '../../e2e/support/api/password-session'
import { giveSession } from '../../e2e/support/api/stored-session'

const WWW = join(import.meta.dirname, '../../.dist/build')
export const GATEWAY_SECRET = 'segredo-da-medida'

export interface ServedShop {
  url: string
  open(path: string): Promise<Page>
  close(): Promise<void>
}

/** @param backend started with `GATEWAY_SECRET` @throws Error when the product was not built */
export async function serveShop(backend: RunningBackend): Promise<ServedShop> {
  if (!existsSync(join(WWW, 'index.html'))) throw new Error(`${WWW} holds no build. Run: pnpm build`)
  const gateway = await startGateway({
    wwwDir: WWW,
    port: 0,
    backendUrl: backend.url,
    backendHeaders: { [GATEWAY_SECRET_HEADER]: GATEWAY_SECRET },
    config: {
      supabaseUrl: '',
      publishableKey: backend.publishableKey,
      storeName: 'Loja',
      storefrontOrigin: 'https://loja.test',
    },
  })
  const { url } = gateway
  const browser: Browser = await chromium.launch(launchOptions)
  const context = await browser.newContext({ ...contextOptions, baseURL: url })
  const product = { url, publishableKey: backend.publishableKey }
  await giveSession(context, url, await passwordSession(product, DEMO_ACCOUNTS.admin))
  return {
    url,
    async open(path) {
      const page = await context.newPage()
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      return page
    },
    async close() {
      await browser.close()
      await gateway.close()
    },
  }
}
