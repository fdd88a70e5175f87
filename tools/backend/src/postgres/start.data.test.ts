import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { spawnBackend } from '../process/spawn-backend'
import { type BackendOptions, startBackend } from '../start-backend'
import { createDatabase } from '../testing/test-databases'

const server = () => inject('testPostgres')?.url ?? ''
const begin = (databaseUrl: string, options: Partial<BackendOptions> = {}) =>
  startBackend({ databaseUrl, demoData: false, ...options })

async function run<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const result: unknown = await client.query(text)
    return (Array.isArray(result) ? result.at(-1) : (result as { rows: T[] })).rows
  } finally {
    await client.end()
  }
}

const CONTENTS = `select nspname, relname, reltuples, relkind from pg_namespace n left join pg_class c on c.relnamespace = n.oid
  where nspname not like 'pg_toast%' order by 1, 2`

test('two stores of one server are prepared at the same time', async () => {
  const other = new Client({ connectionString: server() })
  await other.connect()
  // Another file may prepare a store at this moment, and then this change is the refused one.
  const hold = `rollback; begin; alter role anon set statement_timeout = '3s'`
  const held = () => other.query(hold).then(() => 'held', String)
  await expect.poll(held, { timeout: 60_000 }).toBe('held')
  const url = await createDatabase(server())
  const started = begin(url)
  const waiting = `select from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await run(server(), waiting)).length, { timeout: 60_000 }).toBe(1)
  await other.query('commit')
  await other.end()
  await (await started).close()
})

describe('a refused start', () => {
  const withAccount = (account: string) => server().replace(/\/\/[^@]+@/, `//${account}@`)
  test.each([
    ['a wrong password', () => withAccount('postgres:segredo-errado'), 'database-refused'],
    ['a missing database', () => new URL('/segredo-errado', server()).href, 'database-refused'],
    ['a server that is not there', () => 'postgres://ana:segredo-errado@127.0.0.1:9/loja', 'database-unreachable'],
    ['another kind of address', () => 'mysql://ana:segredo-errado@127.0.0.1/loja', 'database-refused'],
    ['no address', () => 'postgres://ana:segredo-errado@127.0.0.1:porta/loja', 'database-refused'],
  ])('reports %s by its code without the password', async (_name, url, code) => {
    const error = await begin(url()).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code })
    const logged = `${String(error)} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`
    expect(logged.replaceAll('/segredo-errado', '')).not.toContain('segredo-errado')
    expect(logged).not.toContain(new URL(server()).password)
  })

  test('reports a server that does not respond', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const connected = once(silent, 'connection')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const refused = expect(begin(`postgres://ana:x@127.0.0.1:${port}/loja`)).rejects.toMatchObject({
        code: 'database-unreachable',
      })
      const [socket] = (await connected) as [Socket]
      vi.advanceTimersByTime(10_000)
      await refused
      socket.destroy()
    } finally {
      vi.useRealTimers()
      silent.close()
    }
  })

  test('reports an account without rights', async () => {
    const url = new URL(await createDatabase(server()))
    await run(server(), `drop role if exists pobre; create role pobre login password 'p'`)
    url.username = 'pobre'
    url.password = 'p'
    await expect(begin(url.href)).rejects.toMatchObject({ code: 'database-rights' })
  })

  test.each([
    ['tables of another program', 'create table public.invoices (id int)', 'database-foreign'],
    [
      'a Supabase project',
      'create schema auth; create table auth.schema_migrations (version text)',
      'database-foreign',
    ],
    [
      'a newer version',
      `create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text, name text);
       insert into supabase_migrations.schema_migrations values ('29990101000000', 'future')`,
      'database-newer',
    ],
    [
      'an older version, whose migrations were joined since',
      `create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text, name text);
       insert into supabase_migrations.schema_migrations select '2026112100' || n || '00', 'old'
         from unnest('{01,02,03,04,05,06,07,08,09,10,11,12,13,15,16,18}'::text[]) n`,
      'database-older',
    ],
  ])('leaves the database of %s unchanged', async (_name, prepare, code) => {
    const url = await createDatabase(server())
    await run(url, prepare)
    const before = await run(url, CONTENTS)
    await expect(begin(url)).rejects.toMatchObject({ code })
    expect(await run(url, CONTENTS)).toEqual(before)
  })
})

describe('an empty database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'loja-server-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('is prepared once by two concurrent starts with the same keys', async () => {
    const databaseUrl = await createDatabase(server())
    const options = { databaseUrl, demoData: false, dataDir }
    const both = await Promise.all([spawnBackend(options), spawnBackend(options)])
    try {
      expect(both[0].publishableKey).toBe(both[1].publishableKey)
      const stored = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
      expect(stored.publishableKey).toBe(both[0].publishableKey)
      const versions = await run<{ version: string }>(
        databaseUrl,
        'select version from supabase_migrations.schema_migrations',
      )
      expect(versions.length).toBeGreaterThan(10)
      expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
      expect(await run(databaseUrl, 'select 1 from public.products')).toEqual([])
      expect(await run(databaseUrl, 'select 1 from auth.users')).toEqual([])
    } finally {
      await Promise.all(both.map((backend) => backend.stop()))
    }
  })

  test('needs no more rights than docs/operations.md names', async () => {
    const url = new URL(await createDatabase(server()))
    const name = url.pathname.slice(1)
    await run(
      server(),
      `create role dono_${name} login password 'p'; grant anon, authenticated, service_role to dono_${name};
       alter database ${name} owner to dono_${name}`,
    )
    url.username = `dono_${name}`
    url.password = 'p'
    const backend = await begin(url.href)
    try {
      const headers = { apikey: backend.publishableKey }
      const products = await fetch(`${backend.url}/rest/v1/products?select=id`, { headers })
      expect([products.status, await products.json()]).toEqual([200, []])
      const orders = await fetch(`${backend.url}/rest/v1/orders?select=id`, { headers })
      expect([401, 403]).toContain(orders.status)
    } finally {
      await backend.close()
    }
  })
})
