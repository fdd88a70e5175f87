import type { Database, Session } from '../database/database'
import type { Change, PublishedTable } from './change-log'
import type { Claims } from './claims'

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The key is a column: compared as an expression of `asked`, row security would let no index find it. */
export function storedQuestion({ schema, table, columns }: PublishedTable): string {
  const keys = columns.filter((column) => column.isKey)
  const definition = keys.map(({ name, sqlType }) => `${quoteName(name)} ${sqlType}`).join(', ')
  const equality = keys.map(({ name }) => `t.${quoteName(name)} = key.${quoteName(name)}`).join(' and ')
  return `select array_agg((asked ->> 'position')::integer)
    from jsonb_array_elements($1) as asked, jsonb_to_record(asked -> 'record') as key (${definition})
    where exists (select 1 from ${quoteName(schema)}.${quoteName(table)} t where ${equality})`
}

function deletedQuestion({ schema, table, readConditions }: PublishedTable, role: string): string {
  const name = quoteName(table)
  return `select array_agg((asked_change ->> 'position')::integer) from jsonb_array_elements($1) as asked_change,
    lateral jsonb_populate_record(null::${quoteName(schema)}.${name}, asked_change -> 'former') as ${name}
    where ${readConditions[role] ?? 'false'}`
}

interface Asked {
  callers: Claims[]
  changes: Change[]
  questionOf: (role: string) => string
  runAs?: string
}

async function ask(session: Session, { callers, changes, questionOf, runAs }: Asked): Promise<[string, Change[]][]> {
  if (changes.length === 0) return callers.map(({ json }) => [json, []])
  const asking = callers.map(({ role, userId, json }) => ({
    role,
    sub: userId,
    claims: json,
    runAs: runAs ?? role,
    question: questionOf(role),
  }))
  const asked = changes.map(({ record, former }, position) => ({ position, record, former }))
  const found = await session.query<{ caller: number; positions: number[] | null }>(
    'select caller, positions from realtime.visible_positions($1::jsonb, $2::jsonb)',
    [JSON.stringify(asking), JSON.stringify(asked)],
  )
  return found.flatMap(({ caller, positions }): [string, Change[]][] => {
    const claims = callers[caller]
    return claims ? [[claims.json, (positions ?? []).flatMap((at) => changes[at] ?? [])]] : []
  })
}

/** @returns changes by the claims' text; without subscribers whose check failed */
export async function visibleChanges(
  database: Database,
  { table, callers, changes }: { table: PublishedTable; callers: Claims[]; changes: Change[] },
): Promise<Map<string, Set<Change>>> {
  const deleted = changes.filter(({ op, former }) => op === 'DELETE' && former !== null)
  const stored = changes.filter(({ op }) => op !== 'DELETE')
  const [ofStored, ofDeleted] = await database.transaction(async (session) => {
    await session.exec(`set local statement_timeout = '8s'`)
    return [
      await ask(session, { callers, changes: stored, questionOf: () => storedQuestion(table) }),
      // The conditions name functions of `private`, which only policies may use.
      await ask(session, {
        callers,
        changes: deleted,
        questionOf: (role) => deletedQuestion(table, role),
        runAs: 'none',
      }),
    ] as const
  })
  const deletedBy = new Map(ofDeleted)
  return new Map(
    ofStored.flatMap(([caller, found]) => {
      const gone = deletedBy.get(caller)
      return gone ? [[caller, new Set([...found, ...gone])] as const] : []
    }),
  )
}
