import { createHash } from 'node:crypto'
import type { Migration } from './migrations'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const fileOf = ({ version, name }: Migration) => `${version}_${name}.sql`

/** @param released in the form of `sha256sum` */
export function migrationProblems(migrations: Migration[], released: string): string[] {
  const lines = released.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
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
