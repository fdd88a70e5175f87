import type { Database } from '../database/database'
import { SESSION_CONTEXT_SQL } from '../database/harden'
import type { Change, PublishedTable } from './change-log'
import type { Claims } from './claims'

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Reads the primary keys again with the subscriber's rights. @returns the changes whose row is visible */
export async function visibleChanges(
  database: Database,
  request: { table: PublishedTable; claims: Claims; changes: Change[] },
): Promise<Set<Change>> {
  const { table, claims, changes } = request
  const keys = table.columns.filter((column) => column.isKey)
  const rows = changes.map(({ record }, position) => ({
    position,
    ...Object.fromEntries(keys.map((key, index) => [`key${index}`, record[key.name]])),
  }))
  const definition = keys.map((key, index) => `key${index} ${key.sqlType}`).join(', ')
  const equality = keys.map((key, index) => `t.${quoteName(key.name)} = asked.key${index}`).join(' and ')
  const text = `select asked.position from jsonb_to_recordset($1::jsonb) as asked (position integer, ${definition})
    where exists (select 1 from ${quoteName(table.schema)}.${quoteName(table.table)} t where ${equality})`
  const found = await database.transaction(async (session) => {
    await session.query(SESSION_CONTEXT_SQL, [claims.role, claims.userId, claims.json])
    return session.query<{ position: number }>(text, [JSON.stringify(rows)])
  })
  return new Set(found.flatMap(({ position }) => changes[position] ?? []))
}
