import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationProblems } from './migration-rules'
import { type Migration, readMigrations, SUPABASE_DIR } from './migrations'

const one: Migration = { version: '20270101000001', name: 'one', sql: 'select 1' }
const two: Migration = { version: '20270101000002', name: 'two', sql: 'select 2' }
const lineOf = ({ version, name, sql }: Migration) =>
  `${createHash('sha256').update(sql).digest('hex')}  ${version}_${name}.sql\n`

test('released migrations are unchanged, and new ones follow them', async () => {
  const released = readFileSync(join(SUPABASE_DIR, 'released-migrations.sha256'), 'utf8')
  expect(migrationProblems(await readMigrations(), released)).toEqual([])
})

test.each([
  ['a changed file', [{ ...one, sql: 'select 3' }, two], 'one.sql was released and has changed'],
  ['a removed file', [two], 'one.sql was released and is missing'],
  ['a renamed file', [{ ...one, name: 'uno' }, two], 'one.sql was released and is missing'],
  ['a file between', [one, { ...one, name: 'zero' }, two], 'zero.sql precedes the released'],
])('%s is a problem of released migrations', (_name, migrations, problem) => {
  expect(migrationProblems(migrations, lineOf(one) + lineOf(two)).join()).toContain(problem)
})

test('a file after the released ones is free', () => {
  expect(migrationProblems([one, two], `# Released\n${lineOf(one)}`)).toEqual([])
})

test('the subjects are numbered without gaps, so that no later file precedes an applied one', async () => {
  const versions = (await readMigrations()).slice(1).map(({ version }) => Number(version))
  const first = Number(versions[0])
  const subjects = versions.filter((version) => version < first + 100)
  expect(subjects.length).toBeGreaterThan(10)
  expect(subjects).toEqual(subjects.map((_, index) => first + index))
})
