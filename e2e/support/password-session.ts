import type { APIRequestContext } from '@playwright/test'
import type { Product } from './product'

/** What GoTrue answers to a password: the session as supabase-js keeps it. */
export interface PasswordSession {
  access_token: string
  user: { id: string }
}

interface Account {
  email: string
  password: string
}

/** Signs in past the page. @throws Error when the account is refused */
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

const kept = new WeakMap<Product, Map<string, Promise<PasswordSession>>>()

/** As `passwordSession`, but asked for once in a product's life: not for who ends the session or renews it. */
export function keptSession(product: Product, account: Account): Promise<PasswordSession> {
  const sessions = kept.get(product) ?? new Map<string, Promise<PasswordSession>>()
  kept.set(product, sessions)
  const session = sessions.get(account.email) ?? passwordSession(product, account)
  sessions.set(account.email, session)
  return session
}

/** As `passwordSession`, for who knows the product by its address only. `url` is its origin. */
export async function sessionThrough(request: APIRequestContext, account: Account) {
  const config = await request.get('/config.json')
  const { publishableKey } = (await config.json()) as { publishableKey: string }
  const url = new URL(config.url()).origin
  return { url, session: await passwordSession({ url, publishableKey }, account) }
}
