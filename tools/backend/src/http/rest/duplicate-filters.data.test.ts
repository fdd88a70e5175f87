import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningBackend } from '../../start-backend'
import { startTestBackend } from '../../testing/test-backend'

let backend: RunningBackend
let headers: Record<string, string>
beforeAll(async () => {
  backend = await startTestBackend()
  headers = { apikey: backend.secretKey, 'user-agent': 'probe', 'content-type': 'application/json' }
})
afterAll(() => backend?.close())

beforeEach(async () => {
  await backend.sql(`delete from public.products where name like 'filter %';
    insert into public.products (name, price, tags, volume, is_active)
    select 'filter ' || n, n, array['t' || n], 'v,(' || n || ')"' || n, n <> 3 from generate_series(1, 5) n`)
})

const call = (query: string, init: RequestInit = {}) =>
  fetch(`${backend.url}/rest/v1/products?name=like.filter *&${query}`, { headers, ...init })

async function prices(query: string): Promise<string> {
  const response = await call(`select=price&order=price&${query}`)
  const body = (await response.json()) as { price: number }[]
  return response.ok ? body.map(({ price }) => price).join() : `${response.status} ${JSON.stringify(body)}`
}

const q = encodeURIComponent

describe('repeated conditions all apply', () => {
  test.each([
    ['price=neq.1&price=neq.2', '3,4,5'],
    ['price=gt.1&price=gt.3', '4,5'],
    ['price=gte.2&price=lt.5&price=neq.3', '2,4'],
    ['price=not.eq.1&price=not.gt.4', '2,3,4'],
    ['price=in.(1,2,3)&price=in.(2,3,4)', '2,3'],
    ['price=not.in.(1)&price=not.in.(2)', '3,4,5'],
    ['is_active=is.true&is_active=not.is.null&price=gt.1', '2,4,5'],
    ['or=(price.eq.1,price.eq.2)&or=(price.eq.2,price.eq.3)', '2'],
    ['and=(price.gt.1)&and=(price.gt.2)&price=gt.3', '4,5'],
    ['not.and=(price.gt.1,price.lt.3)&not.and=(price.gt.3,price.lt.5)', '1,3,5'],
    ['or=(price.neq.1)&price=neq.2&and=(price.neq.3,or(price.neq.4,price.eq.5))', '5'],
    [`volume=like.${q('*,(*')}&volume=like.${q('*"4')}`, '4'],
    [`or=(volume.eq.${q('"v,(2)\\"2"')},volume.in.(${q('"v,(3)\\"3"')}))`, '2,3'],
    ['tags=ov.{t1,t2}&tags=ov.{t2,t3}', '2'],
    ['or=(tags.cs.{t1},tags.eq.{t2},and(price.eq.5,tags.ov.{t4,t5}))', '1,2,5'],
    ['price=eq(any).{1,2}&price=eq(any).{2,3}', '2'],
    ['name=ilike(all).{FILTER*,*2}&name=ilike(all).{*filter*}', '2'],
  ])('GET %s', async (query, expected) => {
    expect(await prices(query)).toBe(expected)
  })

  test.each([
    ['price=neq.1&price=neq.2', '1,2'],
    ['or=(price.eq.1,price.eq.2)&or=(price.eq.2)', '1,3,4,5'],
    ['price=not.eq.4&price=not.eq.5', '4,5'],
  ])('DELETE %s deletes only matching rows', async (query, left) => {
    expect((await call(query, { method: 'DELETE' })).status).toBe(204)
    expect(await prices('price=gt.0')).toBe(left)
  })

  test('apply to nested embedded tables', async () => {
    const select = 'select=name,products(name,price,categories(name))&order=name&limit=1'
    const get = async (more: string) => {
      const path = `${backend.url}/rest/v1/categories?${select}&products.order=price&${more}`
      return (await (await fetch(path, { headers })).json()) as { products: { price: number; categories: unknown }[] }[]
    }
    const [all] = await get('products.price=gt.0')
    const known = all?.products.map(({ price }) => price) ?? []
    expect(known.length).toBeGreaterThan(3)
    const [low, high] = [known[1] ?? 0, known.at(-2) ?? 0]
    const [some] = await get(`products.price=gte.${low}&products.price=gte.0&products.price=lte.${high}`)
    expect(some?.products.map(({ price }) => price)).toEqual(known.filter((price) => price >= low && price <= high))
    const [tree] = await get(`products.or=(price.lte.${low},price.gte.${high})&products.or=(price.gte.${high})`)
    expect(tree?.products.map(({ price }) => price)).toEqual(known.filter((price) => price >= high))
    const [inner] = await get('products.categories.name=neq.x&products.categories.name=eq.x&products.limit=1')
    expect(inner?.products).toHaveLength(1)
    expect(inner?.products[0]?.categories).toBeNull()
  })
})

describe('ambiguous conditions are refused', () => {
  test('an ambiguous or malformed query is 400', async () => {
    for (const query of [
      'select=id&select=price',
      'order=price&order=name',
      'limit=1&limit=2',
      'offset=1&offset=2',
      'select=id,categories(name)&categories.order=name&categories.order=id',
      'select="id',
      'limit=abc',
      'offset=1e1',
      'select=id&brands.name=eq.x',
      'or=(price.eq.1)x',
      'price=is.nullx',
      'price=',
      'shipping->>a=match.x',
      `or=${'(or'.repeat(60)}(price.eq.1)${')'.repeat(60)}`,
      '$or=eq.1',
      'or=(__proto__.eq.1)',
      'select=__proto__:categories(name)',
    ]) {
      expect((await call(query)).status, query).toBe(400)
    }
  })

  test('prototype names in filters are refused', async () => {
    await call('__proto__=eq.1')
    expect(Object.hasOwn(Object.prototype, '$eq')).toBe(false)
    expect(await prices('constructor=eq.1')).toContain('42703')
    expect(Object.hasOwn(Object, '$eq')).toBe(false)
  })

  test.each([
    ['DELETE', 'limit=1'],
    ['DELETE', 'offset=1'],
    ['PATCH', 'limit=1&order=price'],
    ['DELETE', 'toString=eq.1'],
    ['DELETE', 'foo=bar'],
    ['DELETE', 'price=eq.x'],
    ['PATCH', 'valueOf=not.is.null'],
    ['PATCH', 'columns=price&columns=name'],
    ['POST', 'on_conflict=id&on_conflict=name'],
  ])('%s with %s changes nothing', async (method, query) => {
    const body = method === 'DELETE' ? {} : { body: '{"price":99}' }
    expect((await call(query, { method, ...body })).status).toBe(400)
    expect(await prices('price=gt.0')).toBe('1,2,3,4,5')
  })
})

test('values that look like numbers stay texts', async () => {
  const names = ['0x10', '16', '1e2', '100', 'null', 'true', '12345678901234567890', '"q"', '{"a":1}', '007', ' x ']
  await backend.sql(`update public.products set volume = null where volume = any($1)`, [names])
  for (const name of names) {
    await backend.sql('insert into public.products (name, price, volume) values ($1, 1, $2)', [`filter v${name}`, name])
  }
  for (const name of names.filter((one) => !one.startsWith('{'))) {
    const path = `${backend.url}/rest/v1/products?select=volume&volume=eq.${q(name)}`
    expect(await (await fetch(path, { headers })).json()).toEqual([{ volume: name }])
  }
  const list = `in.(${names.map((name) => `"${name.replaceAll('"', '\\"')}"`).join()})`
  const found = await fetch(`${backend.url}/rest/v1/products?select=volume&volume=${q(list)}`, { headers })
  expect(((await found.json()) as unknown[]).length).toBe(names.length)
  const deleted = await fetch(`${backend.url}/rest/v1/products?volume=eq.0x10`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(204)
  expect(await backend.sql(`select volume from public.products where volume in ('16', '0x10')`)).toEqual([
    { volume: '16' },
  ])
})
