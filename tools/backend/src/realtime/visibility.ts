import type { Database } from '../database/database'
import type { Change, PublishedTable } from './change-log'
import type { Claims } from './claims'

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Reads the primary keys again with each subscriber's rights, in one transaction.
 * @returns the changes whose row is visible, by the claims' text; without subscribers whose check failed
 */
export async function visibleChanges(
  database: Database,
  { table, callers, changes }: { table: PublishedTable; callers: Claims[]; changes: Change[] },
): Promise<Map<string, Set<Change>>> {
  const keys = table.columns.filter((column) => column.isKey)
  const rows = changes.map(({ record }, position) => ({
    position,
    ...Object.fromEntries(keys.map((key, index) => [`key${index}`, record[key.name]])),
  }))
  const definition = keys.map((key, index) => `key${index} ${key.sqlType}`).join(', ')
  const equality = keys.map((key, index) => `t.${quoteName(key.name)} = asked.key${index}`).join(' and ')
  const text = `select array_agg(asked.position) from jsonb_to_recordset($1) as asked (position integer, ${definition})
    where exists (select 1 from ${quoteName(table.schema)}.${quoteName(table.table)} t where ${equality})`
  const asked = callers.map(({ role, userId, json }) => ({ role, sub: userId, claims: json }))
  const found = await database.transaction(async (session) => {
    await session.exec(`set local statement_timeout = '8s'`)
    return session.query<{ caller: number; positions: number[] | null }>(
      'select caller, positions from realtime.visible_positions($1::jsonb, $2, $3::jsonb)',
      [JSON.stringify(asked), text, JSON.stringify(rows)],
    )
  })
  return new Map(
    found.flatMap(({ caller, positions }) => {
      const claims = callers[caller]
      return claims ? [[claims.json, new Set((positions ?? []).flatMap((at) => changes[at] ?? []))] as const] : []
    }),
  )
}
