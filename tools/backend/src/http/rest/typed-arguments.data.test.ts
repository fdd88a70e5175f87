import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningBackend } from '../../start-backend'
import { startTestBackend } from '../../testing/test-backend'

let backend: RunningBackend
let headers: Record<string, string>
beforeAll(async () => {
  backend = await startTestBackend()
  headers = { apikey: backend.secretKey, 'user-agent': 'probe', 'content-type': 'application/json' }
  await backend.sql(`
    create function public.echo(t text default 'none', n integer default 0, b boolean default false, m numeric default 0,
      d date default null, j jsonb default null, a text[] default '{}', u uuid default null, l bigint default 0)
    returns table (t text, n integer, b boolean, m text, d text, j jsonb, a text[], u uuid, l text)
    language sql stable as 'select $1, $2, $3, $4::text, $5::text, $6, $7, $8, $9::text';
    create function public.write_once(name text) returns text language sql volatile as 'select $1';
    create table public.kept (id integer primary key, data jsonb, digits text, big bigint, exact numeric);
    alter table public.kept enable row level security;
    grant all on public.kept to service_role;
    grant execute on function public.echo, public.write_once to service_role;
    insert into public.kept (id, data) values (1, '{"s": "11999999999", "e": "1E5", "big": "12345678901234567890",
      "n": 7, "t": "true", "null": "null", "b": true, "o": {"x": "1"}, "q": "\\"x\\"", "a": ["1", 2]}')`)
})
afterAll(() => backend?.close())

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

async function one(query: string): Promise<Record<string, unknown>> {
  const { body } = await get(query)
  return (Array.isArray(body) ? body[0] : body) as Record<string, unknown>
}

const TEXTS = [
  'eq.1',
  'true',
  'null',
  '0x10',
  '12345678901234567890',
  '{"a":1}',
  'not.5',
  'is.null',
  'in.(1)',
  '',
  '"q"',
].concat(['1e5', '007', ' x ', 'a,b', '(x)', '{a,b}', '*', '%', 'ção', '-1', '.5', 'not.is.null', 'or(a.eq.1)'])

describe('arguments of GET calls have the types of their parameters', () => {
  test('a text is unchanged, whatever it looks like', async () => {
    for (const text of TEXTS) expect((await one(`rpc/echo?t=${encodeURIComponent(text)}`)).t).toBe(text)
  })

  test.each([
    ['n', '16', 16],
    ['b', 'true', true],
    ['m', '12345678901234567890.12', '12345678901234567890.12'],
    ['l', '9007199254740993', '9007199254740993'],
    ['d', '2026-11-21', '2026-11-21'],
    ['j', '{"a":"1"}', { a: '1' }],
    ['a', '{a,"b,c"}', ['a', 'b,c']],
    ['u', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'],
  ])('%s=%s', async (name, text, value) => {
    expect((await one(`rpc/echo?${name}=${encodeURIComponent(text)}`))[name]).toEqual(value)
  })

  test('a value of another type is 400', async () => {
    for (const query of ['n=1.5', 'n=eq.1', 'b=maybe', 'm=x', 'd=x', 'j={', 'a=5', 'u=x', 'n=99999999999', 't=a&t=b']) {
      expect((await get(`rpc/echo?${query}`)).status, query).toBe(400)
    }
  })

  test('other names filter the result', async () => {
    const codes = 'rpc/list_orders?page_size=50&select=order_number,total'
    expect((await get('rpc/echo?t=x&n=3&n=eq.3')).status).toBe(400)
    expect((await get('rpc/echo?t=eq.1&m=5')).body).toHaveLength(1)
    expect((await get('rpc/public_settings?setting_key=eq.x')).body).toEqual([])
    expect((await get('rpc/public_settings?setting_key=not.eq.x&setting_key=neq.y')).status).toBe(200)
    expect((await get('rpc/public_settings?no_parameter=5')).status).toBe(404)
    expect((await get(`${codes}&no_column=eq.5`)).status).toBe(400)
  })

  test.each(['GET', 'HEAD'])('%s of a volatile function is 405', async (method) => {
    const response = await fetch(`${backend.url}/rest/v1/rpc/write_once?name=x`, { method, headers })
    expect(response.status).toBe(405)
    const post = await fetch(`${backend.url}/rest/v1/rpc/write_once`, { method: 'POST', headers, body: '{"name":"x"}' })
    expect([post.status, await post.json()]).toEqual([200, 'x'])
  })
})

test('values inside jsonb keep their types in the whole column and in a part of it', async () => {
  const values = {
    s: '11999999999',
    e: '1E5',
    big: '12345678901234567890',
    n: 7,
    t: 'true',
    null: 'null',
    b: true,
    o: { x: '1' },
    q: '"x"',
    a: ['1', 2],
  }
  for (const [key, value] of Object.entries(values)) {
    expect(await one(`kept?select=v:data->${key},data`)).toEqual({ v: value, data: values })
    expect((await one(`kept?select=v:data->${key}::jsonb`)).v).toEqual(value)
  }
})

describe('numbers of a body stay exact or are refused', () => {
  const post = (body: string | Uint8Array, path = 'kept') =>
    fetch(`${backend.url}/rest/v1/${path}`, { method: 'POST', headers, body: body as BodyInit })
  const stored = (id: number) =>
    backend.sql(`select data, digits, big::text, exact::text from public.kept where id = ${id}`)

  test.each([
    '{"id":5,"exact":12345678901234567890}',
    '{"id":5,"exact":"12345678901234567890.5"}',
    '{"id":5,"big":9007199254740993}',
    '{"id":5,"digits":12345678901234567890}',
    '{"id":5,"data":{"n":12345678901234567890}}',
    '[{"id":5,"exact":-12345678901234567890}]',
  ])('refuses %s instead of changing it', async (body) => {
    const response = await post(body)
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, '22003'])
    expect(await stored(5)).toEqual([])
  })

  test('stores an exact double unchanged', async () => {
    const data = { t: '12345678901234567890', e: '1e400 "\\' }
    const row = `{"id":6,"exact":1234567.125,"big":9007199254740991,"digits":"12345678901234567890","data":${JSON.stringify(data)}}`
    expect((await post(row)).status).toBe(201)
    expect(await stored(6)).toEqual([
      { data, digits: '12345678901234567890', big: '9007199254740991', exact: '1234567.125' },
    ])
  })

  test.each([
    ['an invalid byte', Buffer.from([0x22, 0xff, 0x22])],
    ['half a character', Buffer.from([0x22, 0xc3, 0x22])],
    ['a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('%s is 400 without a replacement character', async (_name, text) => {
    const body = Buffer.concat([Buffer.from('{"id":7,"digits":'), text, Buffer.from('}')])
    expect((await post(body)).status).toBe(400)
    expect((await post(body, 'rpc/echo')).status).toBe(400)
    expect(await stored(7)).toEqual([])
  })

  test('NUL, bytes that are no text, and a record for a text in a query are 400', async () => {
    for (const query of [
      'order=na%00me',
      'name=eq.a%00',
      'na%00me=eq.a',
      'select=na%00me',
      'name=eq.%FF',
      'name=eq.{a}',
    ]) {
      expect((await get(`products?${query}`)).status, query).toBe(400)
    }
  })
})
