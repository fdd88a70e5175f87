import type { BrowserContext, Page } from '@playwright/test'
import type { PasswordSession } from './password-session'

export interface StoredSession {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { id: string }
}

/** Playwright's `storageState` opens a page, which takes half a second. */
export async function giveSession(context: BrowserContext, url: string, session: PasswordSession): Promise<void> {
  const { origin, hostname } = new URL(url)
  const key = `sb-${hostname.split('.')[0]}-auth-token`
  await context.addInitScript(
    ({ origin, key, given, value }) => {
      if (location.origin !== origin || localStorage.getItem(given)) return
      localStorage.setItem(given, 'yes')
      localStorage.setItem(key, value)
    },
    { origin, key, given: `given ${session.access_token.slice(-20)}`, value: JSON.stringify(session) },
  )
}

export async function storedSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
    return key ? (JSON.parse(localStorage.getItem(key) ?? 'null') as StoredSession) : null
  })
}

async function changeSession(page: Page, seconds: number | undefined, change: Partial<StoredSession>): Promise<void> {
  await page.evaluate(
    ({ seconds, change }) => {
      const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
      if (!key) throw new Error('no session is stored')
      const session = JSON.parse(localStorage.getItem(key) ?? '') as StoredSession
      if (seconds !== undefined) session.expires_at = Math.floor(Date.now() / 1000) + seconds
      localStorage.setItem(key, JSON.stringify({ ...session, ...change }))
    },
    { seconds, change },
  )
}

/** Negative: expired. The server still accepts the token. */
export const expireIn = (page: Page, seconds: number) => changeSession(page, seconds, {})

export const revokeRefreshToken = (page: Page) => changeSession(page, undefined, { refresh_token: 'revoked' })
