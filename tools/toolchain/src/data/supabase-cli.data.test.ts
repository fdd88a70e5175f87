import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareStore } from '@loja/backend'
import { readOlderStore, testServer } from '@loja/backend/testing'
import { createHostedDatabase, runOn } from '@loja/backend/testing/cluster'
import { beforeAll, describe, expect, test } from 'vitest'
import { repository } from '../../bin/run-step.mjs'
import { generateTypes, runSupabase, supabaseCliProblem } from './supabase-cli'

const problem = await supabaseCliProblem()
if (problem) console.log(`Skipped: ${problem}`)

interface Finding {
  name: string
  level: string
  detail: string
}

describe.skipIf(problem)(`a database like that of a hosted project${problem ? `: ${problem}` : ''}`, () => {
  let url: string
  let pushed: Awaited<ReturnType<typeof runSupabase>>
  beforeAll(async () => {
    url = await createHostedDatabase(testServer().url)
    pushed = await runSupabase(['db', 'push', '--yes', '--skip-vault'], url)
  })

  test('takes all migrations from supabase db push', async () => {
    expect(`${pushed.stdout}${pushed.stderr}`).toContain('Finished supabase db push')
    expect(pushed.code).toBe(0)
    const again = await runSupabase(['db', 'push', '--yes', '--skip-vault'], url)
    expect(`${again.stdout}${again.stderr}`).toContain('up to date')
  })

  test('of other files takes nothing from it, with the flag and the repair that the CLI proposes', async () => {
    const other = await createHostedDatabase(testServer().url)
    await runOn(
      other,
      `create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text primary key, name text)`,
    )
    const { migrations } = await readOlderStore()
    for (const { version, name, sql } of migrations)
      await runOn(other, `${sql};\ninsert into supabase_migrations.schema_migrations values ('${version}', '${name}')`)
    const structure = () =>
      runOn(
        other,
        `select table_schema, table_name, column_name from information_schema.columns
          where table_schema in ('public', 'private') order by 1, 2, 3`,
      )
    const before = await structure()
    expect(before.length).toBeGreaterThan(100)

    const push = async (...flags: string[]) => {
      const { code, stdout, stderr } = await runSupabase(['db', 'push', '--yes', '--skip-vault', ...flags], other)
      return { code, output: `${stdout}${stderr}` }
    }
    const sentence = expect.stringContaining('another version of Loja Admin 0.x. Nothing was applied.')
    expect(await push('--include-all')).toEqual({ code: 1, output: sentence })
    // The state after `supabase migration repair --status reverted`.
    await runOn(other, 'truncate supabase_migrations.schema_migrations')
    expect(await push()).toEqual({ code: 1, output: sentence })
    expect(await structure()).toEqual(before)
  })

  test('with a publication of all tables is refused: some have personal keys', async () => {
    const other = await createHostedDatabase(testServer().url)
    await runOn(other, 'drop publication supabase_realtime; create publication supabase_realtime for all tables')
    const foundation = await readFile(join(repository, 'supabase/migrations/20261121190001_foundation.sql'), 'utf8')
    await expect(runOn(other, foundation)).rejects.toThrow('contains all tables')
  })

  test('has the structure of this version', async () => {
    expect(await compareStore({ databaseUrl: url })).toEqual([])
  })

  test('generates the committed types (update: pnpm types:database)', async () => {
    const committed = await readFile(join(repository, 'libs/data/src/database.types.ts'), 'utf8')
    expect(await generateTypes(url)).toBe(committed)
  })

  test('passes the advisors of Supabase', async () => {
    const advised = await runSupabase(
      ['db', 'advisors', '--type', 'all', '--level', 'info', '--output-format', 'json'],
      url,
    )
    expect(advised.code).toBe(0)
    const { results } = JSON.parse(advised.stdout.slice(advised.stdout.indexOf('{'))) as { results: Finding[] }
    // Every index is unused before the first query. Predicates with a parsed body must be inlined, which a
    // search path prevents; function-access.data.test.ts requires it of all other functions.
    const expected = /`private\.\w+` has a role mutable search_path/
    expect(results.filter(({ name, detail }) => name !== 'unused_index' && !expected.test(detail))).toEqual([])
    expect(results.length).toBeGreaterThan(0)
  })
})
