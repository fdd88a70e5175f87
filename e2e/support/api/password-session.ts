import type { APIRequestContext } from '@playwright/test'
import type { Product } from '../product'

export interface PasswordSession {
  access_token: string
  user: { id: string }
}

export interface Account {
  email: string
  password: string
}

export async function passwordSession(
  product: Pick<Product, 'url' | 'publishableKey'>,
  account: Account,
): Promise<PasswordSession> {
  const response = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: product.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
  return (await response.json()) as PasswordSession
}

const shared = new WeakMap<Product, Map<string, Promise<PasswordSession>>>()

/** Not for tests that end or renew the session. */
export function sharedSession(product: Product, account: Account): Promise<PasswordSession> {
  const sessions = shared.get(product) ?? new Map<string, Promise<PasswordSession>>()
  shared.set(product, sessions)
  const session = sessions.get(account.email) ?? passwordSession(product, account)
  sessions.set(account.email, session)
  return session
}

export async function sessionThrough(request: APIRequestContext, account: Account) {
  const config = await request.get('/config.json')
  const { publishableKey } = (await config.json()) as { publishableKey: string }
  const url = new URL(config.url()).origin
  return { url, session: await passwordSession({ url, publishableKey }, account) }
}
