import { afterEach, expect, inject, test } from 'vitest'
import { type RunningBackend, startBackend } from '../start-backend'
import { subscribe } from '../testing/realtime-client'
import { clientOf } from '../testing/test-backend'
import { createDatabase } from '../testing/test-databases'

const started: RunningBackend[] = []
let databaseUrl: string
afterEach(async () => {
  for (const backend of started.splice(0)) await backend.close()
})

async function startTogether(count: number): Promise<RunningBackend[]> {
  const server = inject('testPostgres')
  databaseUrl = await createDatabase(server?.url ?? '', server?.template)
  for (let index = 0; index < count; index += 1) started.push(await startBackend({ databaseUrl, demoData: false }))
  return [...started]
}

const reader = (backend: RunningBackend) => clientOf(backend, backend.publishableKey)
const insert = (backend: RunningBackend, name: string) =>
  backend.sql('insert into public.products (name, price) values ($1, 1)', [name])
const namesOf = (feed: { events: { new: object }[] }) =>
  feed.events.map(({ new: row }) => (row as { name: string }).name)

test('every process delivers each change once to its subscribers', async () => {
  const [first, second, third] = await startTogether(3)
  if (!first || !second || !third) throw new Error('Not started.')
  const clients = [reader(first), reader(second)]
  const feeds = await Promise.all(clients.map((client) => subscribe(client, { event: 'INSERT' })))
  const names = Array.from({ length: 30 }, (_, index) => `De vários ${index}`)
  await Promise.all(names.map((name, index) => insert([first, second, third][index % 3] ?? first, name)))
  for (const feed of feeds) {
    await feed.wait(30)
    expect(namesOf(feed).sort()).toEqual([...names].sort())
  }
  for (const client of clients) await client.removeAllChannels()
})

test('a transaction that commits after later ones is delivered', async () => {
  const [backend] = await startTogether(1)
  if (!backend) throw new Error('Not started.')
  const client = reader(backend)
  const feed = await subscribe(client, { event: 'INSERT' })
  const late = backend.sql(`begin; insert into public.products (name, price) values ('Demorado', 1);
    do $$ begin
      while not exists (select from public.products where name = 'Rápido 2' and price = 2) loop perform pg_sleep(0.01); end loop;
    end $$; commit`)
  for (const name of ['Rápido 1', 'Rápido 2']) await insert(backend, name)
  await feed.wait(2)
  await backend.sql("update public.products set price = 2 where name = 'Rápido 2'")
  await late
  await feed.wait(3)
  expect(namesOf(feed)).toEqual(['Rápido 1', 'Rápido 2', 'Demorado'])
  await client.removeAllChannels()
})

test('a reconnected listener delivers the changes missed meanwhile', async () => {
  const [listening, other] = await startTogether(2)
  if (!listening || !other) throw new Error('Not started.')
  const client = reader(listening)
  const feed = await subscribe(client, { event: 'INSERT' })
  const cut = await other.sql<{ cut: boolean }>(
    `select pg_terminate_backend(pid) as cut from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  )
  expect(cut.length).toBeGreaterThan(0)
  await insert(other, 'Enquanto surdo')
  await feed.wait(1)
  await insert(other, 'Depois')
  await feed.wait(2)
  expect(namesOf(feed)).toEqual(['Enquanto surdo', 'Depois'])
  await client.removeAllChannels()
})
