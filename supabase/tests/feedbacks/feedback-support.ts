import { DEMO_ACCOUNTS, type RunningBackend } from '@loja/backend'
import { clientOf, rowsOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'

export const OWNER = DEMO_ACCOUNTS.customer.email
export const OTHER = 'outra@exemplo.test'
export const REPRESENTATION = { prefer: 'return=representation' }

type OwnerSql = RunningBackend['sql']

export interface Purchase {
  profile_id: string
  product_id: string
  order_id: string
}

let made = 0

export async function makePurchase(
  sql: OwnerSql,
  email: string,
  status: string | null = 'entregue',
): Promise<Purchase> {
  made += 1
  const [row] = await sql<Purchase>(
    `with product as (insert into public.products (name, price) values ($1, 10) returning id),
      who as (select p.id from public.profiles p join auth.users u on u.id = p.user_id where u.email = $2),
      bought as (insert into public.orders (profile_id, status, total) select id, $3, 10 from who returning id, profile_id),
      item as (
        insert into public.order_items (order_id, product_id, product_name, quantity, price, total)
        select bought.id, product.id, $1, 1, 10, 10 from bought, product returning product_id
      )
    select bought.profile_id, item.product_id, bought.id as order_id from bought, item`,
    [`Avaliado ${made}`, email, status],
  )
  if (!row) throw new Error(`nobody is called ${email}`)
  return row
}

export const draft = ({ product_id, order_id }: Purchase, values: object = {}) =>
  JSON.stringify({ product_id, order_id, rating: 4, comment: 'Gostei', ...values })

export async function makeFeedback(
  sql: OwnerSql,
  email: string,
  values: Partial<Record<'rating' | 'comment' | 'state' | 'reply' | 'created_at', unknown>> = {},
): Promise<Purchase & { id: string }> {
  const purchase = await makePurchase(sql, email)
  return { ...purchase, id: await rowsOf(sql).insert('feedbacks', { ...purchase, rating: 5, ...values }) }
}

async function restOf(backend: Pick<RunningBackend, 'url' | 'publishableKey'>, client?: SupabaseClient) {
  const { data } = client ? await client.auth.getSession() : { data: { session: null } }
  const headers = {
    apikey: backend.publishableKey,
    'content-type': 'application/json',
    ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
  }
  return async (method: string, path: string, body?: string, more: Record<string, string> = {}) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  }
}

export type Rest = Awaited<ReturnType<typeof restOf>>

export interface FeedbackShop extends Record<'anonymous' | 'owner' | 'other' | 'admin', Rest> {
  backend: RunningBackend
  sql: OwnerSql
}

export function feedbackShop(): FeedbackShop {
  const shop = {} as FeedbackShop
  const shared = sharedBackend({ signUp: 'open' })
  beforeAll(async () => {
    const { backend } = shared
    const client = clientOf(backend, backend.publishableKey)
    const signUp = await client.auth.signUp({ email: OTHER, password: 'uma-senha-longa' })
    if (signUp.error) throw signUp.error
    shop.backend = backend
    shop.sql = backend.sql
    shop.anonymous = await restOf(backend)
    shop.owner = await restOf(backend, shared.customer)
    shop.other = await restOf(backend, client)
    shop.admin = await restOf(backend, shared.admin)
  })
  return shop
}

export const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
