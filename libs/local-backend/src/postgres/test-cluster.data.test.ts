import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres, POSTGRES_MISSING, startTestCluster, type TestCluster } from './test-cluster'

describe.skipIf(!findPostgres())(`PostgreSQL for tests${findPostgres() ? '' : `: ${POSTGRES_MISSING}`}`, () => {
  let cluster: TestCluster
  beforeAll(async () => {
    cluster = await startTestCluster()
  })
  afterAll(() => cluster?.stop())

  test('a database is a copy of its template', async () => {
    const template = await cluster.createDatabase()
    const sql = postgres(template, { max: 1 })
    await sql`create table kept as select 42 as answer`
    await sql.end()
    const copy = postgres(await cluster.createDatabase(new URL(template).pathname.slice(1)), { max: 1 })
    expect(await copy`select answer from kept`).toEqual([{ answer: 42 }])
    await copy.end()
  })

  test('case folds beyond ASCII, as on a hosted project', async () => {
    const sql = postgres(cluster.url, { max: 1 })
    expect(await sql`select 'LOÇÃO' ilike '%loção%' as found`).toEqual([{ found: true }])
    await sql.end()
  })

  test('the server and its files are gone when the process that started it is killed', async () => {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const module = pathToFileURL(join(import.meta.dirname, 'test-cluster.ts')).href
    const script = `const { startTestCluster } = await import(${JSON.stringify(module)})
      const { url } = await startTestCluster()
      const { default: postgres } = await import('postgres')
      const [{ dir }] = await postgres(url)\`select current_setting('data_directory') as dir\`
      process.send({ url, dir }); setInterval(() => undefined, 1000)`
    const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const { url, dir } = await new Promise<{ url: string; dir: string }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { url: string; dir: string }))
      child.once('exit', (code) => reject(new Error(`The process ended early (${code}).`)))
    })
    expect(existsSync(dir)).toBe(true)
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(dir)).toBe(false), { timeout: 10_000, interval: 50 })
    const sql = postgres(url, { max: 1 })
    await expect(sql`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await sql.end()
  })
})
