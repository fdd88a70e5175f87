import { createHash } from 'node:crypto'
import type { Migration } from './migrations'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const fileOf = ({ version, name }: Migration) => `${version}_${name}.sql`

/** The first file, which stops a push onto a database that was made from other files. */
const BASELINE = 'baseline'

/**
 * Version of the first file before 1.0.0: a number from the contents of all other files, before all other versions. So a
 * database of other files lacks it, and the Supabase CLI applies nothing.
 */
export function baselineVersion(migrations: Migration[]): string {
  const others = migrations.filter(({ name }) => name !== BASELINE)
  const digest = sha256(others.map((one) => `${sha256(one.sql)}  ${fileOf(one)}\n`).join(''))
  return `20261121${String(Number.parseInt(digest.slice(0, 12), 16) % 190_000).padStart(6, '0')}`
}

/** @param released text of `supabase/released-migrations.sha256`, in the form of `sha256sum` */
export function migrationProblems(migrations: Migration[], released: string): string[] {
  const lines = released.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.length === 0) {
    const [first] = migrations
    const version = baselineVersion(migrations)
    if (first?.name === BASELINE && first.version === version) return []
    const former = migrations.find(({ name }) => name === BASELINE) ?? { version: '<version>', name: BASELINE, sql: '' }
    return [
      `A migration changed. Run: git mv supabase/migrations/${fileOf(former)} supabase/migrations/${version}_${BASELINE}.sql`,
    ]
  }
  const stored = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
  const last = [...stored.keys()].sort().at(-1) ?? ''
  const files = new Map(migrations.map((one) => [fileOf(one), sha256(one.sql)]))
  return [
    ...[...stored].flatMap(([file, hash]) => {
      if (!files.has(file)) return `${file} was released and is missing.`
      return files.get(file) === hash ? [] : `${file} was released and has changed: write a new migration.`
    }),
    ...[...files.keys()].flatMap((file) =>
      stored.has(file) || file > last ? [] : `${file} precedes the released ${last}: give it a later version.`,
    ),
  ]
}
