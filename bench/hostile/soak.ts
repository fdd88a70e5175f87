import type { RunningBackend } from '@loja/backend'
import type { SupabaseClient } from '@supabase/supabase-js'
import { signInAdmin } from '../support/callers'

export interface SoakOptions {
  backend: RunningBackend
  seconds: number
  readers?: number
}

export interface SoakResult {
  reads: number
  refused: number
  stored: number
  violations: string[]
}

const READS = [
  'products?select=*&limit=1000',
  'products?select=id,categories(id,products(id,name))',
  'products?select=*&order=name.desc&offset=200',
  'products?select=id&name=ilike.*a*&tags=cs.{a}',
  'products?select=id&tags=eq.5',
  'products?select=id&tags=cs.{"a":1}',
  'categories?select=*,products(*)',
  `products?select=id&name=imatch.${'('.repeat(4000)}${')'.repeat(4000)}`,
]

const DEEP = `${'['.repeat(60_000)}${']'.repeat(60_000)}`

const REFUSED = [
  '{"name":"Negativo","price":-1}',
  '{"name":"Sem preço","price":"caro"}',
  '{"name":"Objeto","price":1,"tags":{"a":1}}',
  `{"name":"Fundo","price":1,"tags":${DEEP}}`,
]

/** Looks for answers that claim more than the database did, and for sessions that do not recover. */
export async function soak({ backend, seconds, readers = 8 }: SoakOptions): Promise<SoakResult> {
  const result: SoakResult = { reads: 0, refused: 0, stored: 0, violations: [] }
  const until = performance.now() + seconds * 1000
  const { client } = await signInAdmin(backend)
  const loops = Array.from({ length: readers }, (_, index) => read(backend, result, { until, first: index }))
  await Promise.all([...loops, write(backend, result, { until, client })])
  const admin = await signInAdmin(backend).catch((error: unknown) => error)
  if (admin instanceof Error) result.violations.push(`The administrator cannot sign in at the end: ${admin.message}`)
  return result
}

async function read(backend: RunningBackend, result: SoakResult, { until, first }: { until: number; first: number }) {
  const headers = { apikey: backend.publishableKey }
  for (let index = first; performance.now() < until; index += 1) {
    const path = READS[index % READS.length] ?? ''
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, { headers })
    const text = await answer.text()
    result.reads += 1
    if (answer.status >= 500) result.violations.push(`${answer.status} ${path.slice(0, 60)} ${text.slice(0, 100)}`)
  }
}

async function write(
  backend: RunningBackend,
  result: SoakResult,
  { until, client }: { until: number; client: SupabaseClient },
) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const insert = (body: string) => fetch(`${backend.url}/rest/v1/products`, { method: 'POST', headers, body })
  for (let index = 0; performance.now() < until; index += 1) {
    const wrong = REFUSED[index % REFUSED.length] ?? ''
    const answer = await insert(wrong)
    if (answer.status >= 400 && answer.status < 500) result.refused += 1
    else result.violations.push(`${answer.status} to ${wrong.slice(0, 60)} ${(await answer.text()).slice(0, 100)}`)

    const name = `Imersão ${index}`
    const { status } = await insert(JSON.stringify({ name, price: 1 }))
    const rows = await backend.sql('select 1 from public.products where name = $1', [name])
    if (status === 201 && rows.length === 1) result.stored += 1
    else result.violations.push(`${status} to a right insert, and ${rows.length} rows of it`)
    await backend.sql('delete from public.products where name = $1', [name])
  }
}
