import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { findPostgres, startTestCluster, type TestCluster } from './test-cluster'

async function run<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

if (!findPostgres()) test.skip(`data-postgres: not run, PostgreSQL is not installed (${inject('filesNotRun')} files)`)
else
  describe('PostgreSQL for tests', () => {
    let cluster: TestCluster
    beforeAll(async () => {
      cluster = await startTestCluster()
    })
    afterAll(() => cluster?.stop())

    test('a database is a copy of its template', async () => {
      const template = await cluster.createDatabase()
      await run(template, 'create table kept as select 42 as answer')
      const copy = await cluster.createDatabase(new URL(template).pathname.slice(1))
      expect(await run(copy, 'select answer from kept')).toEqual([{ answer: 42 }])
    })

    test('folds case beyond ASCII, as a hosted project', async () => {
      expect(await run(cluster.url, `select 'LOÇÃO' ilike '%loção%' as found`)).toEqual([{ found: true }])
    })

    test('server and files are removed when the starting process is killed', async () => {
      const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
      const module = pathToFileURL(join(import.meta.dirname, 'test-cluster.ts')).href
      const script = `const { startTestCluster } = await import(${JSON.stringify(module)})
      const { url } = await startTestCluster()
      process.send(url); setInterval(() => undefined, 1000)`
      const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', script], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      const url = await new Promise<string>((resolve, reject) => {
        child.once('message', (message) => resolve(String(message)))
        child.once('exit', (code) => reject(new Error(`The process ended early (${code}).`)))
      })
      const [row] = await run<{ dir: string }>(url, `select current_setting('data_directory') as dir`)
      const dir = row?.dir ?? ''
      expect(existsSync(dir)).toBe(true)
      child.kill('SIGKILL')
      await vi.waitFor(() => expect(existsSync(dir)).toBe(false), { timeout: 10_000, interval: 50 })
      await expect(run(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    })
  })
