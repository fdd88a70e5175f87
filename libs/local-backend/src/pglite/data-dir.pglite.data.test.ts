// About the data directory, which a server's database has not.
import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnBackend } from '../process/spawn-backend'
import { startBackend } from '../start-backend'
import { signedIn } from '../testing/test-backend'

let root: string
let dataDir: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'loja-backend-'))
  dataDir = join(root, 'data')
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('acknowledged rows survive a kill, a second process is refused, and the next start works', async () => {
  const first = await spawnBackend({ dataDir, demoData: true })
  await expect(spawnBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: 'data-dir-locked' })
  const admin = await signedIn(first, 'admin')
  const names: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const name = `Gravado ${index}`
    const { error } = await admin.from('products').insert({ name, price: 1 })
    if (!error) names.push(name)
  }
  process.kill(first.pid, 'SIGKILL')
  expect(await first.exited).toBeNull()
  expect(names).toHaveLength(20)

  const second = await startBackend({ dataDir, demoData: true })
  const rows = await second.sql<{ name: string }>(`select name from public.products where name like 'Gravado %'`)
  expect(rows.map((row) => row.name).sort()).toEqual(names.sort())
  expect(second.publishableKey).toBe(first.publishableKey)

  // P10: even a token signed with the real secret names no role beyond the three.
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'postgres', exp: 4102444800 })}`
  const token = `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
  const answer = await fetch(`${second.url}/rest/v1/orders?select=id&limit=1`, {
    headers: { apikey: second.publishableKey, authorization: `Bearer ${token}` },
  })
  expect([401, 403]).toContain(answer.status)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  await second.close()
})

/** The migrations of releases from before they were joined to one file for each subject. */
const FORMER = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '15', '16', '18']

test.each([
  ['a newer version', `insert into schema_migrations (version, name) values ('29990101000000', 'future')`, 'newer'],
  [
    'an older release',
    `truncate schema_migrations; insert into schema_migrations (version, name) values
       ${FORMER.map((number) => `('2026112100${number}00', 'former')`).join(', ')}`,
    'older',
  ],
])('a directory of %s is refused and left as it is', async (_name, records, age) => {
  const pg = await PGlite.create(join(dataDir, 'pg17'))
  await pg.exec(`set search_path = supabase_migrations; ${records}`)
  await pg.close()
  await expect(startBackend({ dataDir, demoData: true })).rejects.toMatchObject({ code: `data-dir-${age}` })
  await expect(stat(join(dataDir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' })
})
