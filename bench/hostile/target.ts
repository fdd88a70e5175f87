import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'

export interface Target {
  url: string
  publishableKey: string
  backend: RunningBackend
  tokens: Record<keyof typeof DEMO_ACCOUNTS, string>
}

export type Caller = 'anonymous' | 'customer' | 'admin'

export async function openTarget(backend: RunningBackend, url: string): Promise<Target> {
  const { publishableKey } = backend
  return {
    url,
    publishableKey,
    backend,
    tokens: {
      customer: (await signIn({ url, publishableKey }, 'customer')).access_token,
      admin: (await signIn({ url, publishableKey }, 'admin')).access_token,
    },
  }
}

export async function signIn(
  { url, publishableKey }: Pick<Target, 'url' | 'publishableKey'>,
  account: keyof typeof DEMO_ACCOUNTS,
): Promise<{ access_token: string; refresh_token: string }> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNTS[account]),
  })
  const body = (await response.json()) as { access_token?: string; refresh_token?: string }
  if (!body.access_token || !body.refresh_token)
    throw new Error(`the demo ${account} cannot sign in: ${response.status}`)
  return { access_token: body.access_token, refresh_token: body.refresh_token }
}

export function headersOf({ publishableKey, tokens }: Target, caller: Caller): Record<string, string> {
  const token = caller === 'anonymous' ? publishableKey : tokens[caller]
  return { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

export async function whatAdminCannotDo(target: Target): Promise<string | undefined> {
  const session = await signIn(target, 'admin').catch(() => undefined)
  if (session === undefined) return 'sign in'
  const authorization = `Bearer ${session.access_token}`
  const headers = { ...headersOf(target, 'admin'), authorization, prefer: 'return=representation' }
  const rest = `${target.url}/rest/v1`
  const name = `Prova ${crypto.randomUUID()}`
  const filter = `name=eq.${encodeURIComponent(name)}`
  const steps: [what: string, path: string, init: RequestInit, rows: number | undefined][] = [
    ['see orders', 'rpc/list_orders?page_size=5', {}, undefined],
    ['make a product', 'products', { method: 'POST', body: JSON.stringify({ name, price: 1 }) }, 1],
    ['change a product', `products?${filter}`, { method: 'PATCH', body: '{"price":2}' }, 1],
    ['find a product', `products?${filter}&price=eq.2`, {}, 1],
    ['delete a product', `products?${filter}`, { method: 'DELETE' }, 1],
  ]
  for (const [what, path, init, rows] of steps) {
    const response = await fetch(`${rest}/${path}`, { ...init, headers })
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok || !Array.isArray(body) || (rows !== undefined && body.length !== rows)) return what
  }
  return undefined
}
