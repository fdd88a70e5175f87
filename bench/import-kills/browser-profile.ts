import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { contextOptions, launchOptions } from '../../e2e/browser'
import type { PasswordSession } from '../../e2e/support/api/password-session'
import { giveSession } from '../../e2e/support/api/stored-session'

export const KILLERS = ['close', 'renderer', 'browser'] as const
export type Killer = (typeof KILLERS)[number]

export interface BrowserProfile {
  open(): Promise<Page>
  kill(page: Page, killer: Killer): Promise<void>
  close(): Promise<void>
}

export async function startProfile(url: string, session: PasswordSession): Promise<BrowserProfile> {
  const directory = await mkdtemp(join(tmpdir(), 'loja-bench-profile-'))
  let context: BrowserContext | undefined
  const start = async () => {
    const started = await chromium.launchPersistentContext(directory, {
      ...launchOptions,
      ...contextOptions,
      baseURL: url,
      viewport: { width: 1280, height: 800 },
    })
    started.setDefaultTimeout(180_000)
    await giveSession(started, url, session)
    return started
  }
  return {
    async open() {
      context ??= await start()
      return context.newPage()
    },
    async kill(page, killer) {
      if (killer === 'close') return page.close({ runBeforeUnload: false })
      const own = page.context()
      const tools = await own.newCDPSession(page)
      // Neither is answered, because the process is dead.
      if (killer === 'renderer') {
        const dead = page.waitForEvent('crash')
        void tools.send('Page.crash').catch(() => undefined)
        await dead
        return page.close()
      }
      const dead = own.waitForEvent('close')
      void tools.send('Browser.crash').catch(() => undefined)
      await dead
      context = undefined
    },
    async close() {
      await context?.close()
      await rm(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
