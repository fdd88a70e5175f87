import type { BrowserContext, Page } from '@playwright/test'
import type { PasswordSession } from './password-session'

/** The session as supabase-js keeps it in the browser. */
export interface StoredSession {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { id: string }
}

/**
 * Puts a session into the browser before its next page is loaded, and not again after it has ended there. Cheaper by half
 * a second than Playwright's `storageState`, which opens a page of its own.
 */
export async function giveSession(context: BrowserContext, url: string, session: PasswordSession): Promise<void> {
  const { origin, hostname } = new URL(url)
  // The name that supabase-js gives it.
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

/** What the browser keeps; `null` when nobody is signed in. */
export async function storedSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
    return key ? (JSON.parse(localStorage.getItem(key) ?? 'null') as StoredSession) : null
  })
}

/**
 * Makes the access token look as if it ended so many seconds from now (negative: it has ended already). The server goes
 * on accepting it; it is the browser that has to renew.
 */
export async function expireIn(page: Page, seconds: number): Promise<void> {
  await page.evaluate((expiresIn) => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
    if (!key) throw new Error('nobody is signed in')
    const session = JSON.parse(localStorage.getItem(key) ?? '') as StoredSession
    session.expires_at = Math.floor(Date.now() / 1000) + expiresIn
    localStorage.setItem(key, JSON.stringify(session))
  }, seconds)
}

/** A refresh token that the server has never heard of, as after it was revoked. */
export async function revokeRefreshToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))
    if (!key) throw new Error('nobody is signed in')
    const session = JSON.parse(localStorage.getItem(key) ?? '') as StoredSession
    localStorage.setItem(key, JSON.stringify({ ...session, refresh_token: 'revoked' }))
  })
}
