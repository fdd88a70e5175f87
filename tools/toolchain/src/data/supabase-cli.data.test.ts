import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testServer } from '@loja/backend/testing'
import { createHostedDatabase } from '@loja/backend/testing/cluster'
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
    // No query has run yet, so every index is unused. Predicates with a parsed body must be inlined, which a search path
    // prevents; function-access.data.test.ts requires it of all other functions.
    const expected = /`private\.\w+` has a role mutable search_path/
    expect(results.filter(({ name, detail }) => name !== 'unused_index' && !expected.test(detail))).toEqual([])
    expect(results.length).toBeGreaterThan(0)
  })
})
