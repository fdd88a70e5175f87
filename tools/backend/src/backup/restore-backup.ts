import type { Database, Session } from '../database/database'
import { BackendError } from '../errors'
import type { PictureFiles } from '../pictures/picture-files'
import { type BackupSummary, type RowSum, readBackup, rowSetSum, tableSum, verifyBackup } from './backup-file'
import {
  type BackupTable,
  DERIVED_TABLES,
  DERIVED_VALUES,
  fixSettings,
  isInBackups,
  isRestored,
  listTables,
  rowsOf,
} from './backup-tables'
import { type FittedTable, FORMER_SEQUENCES, FORMER_TABLES, FORMER_VALUES, fitColumns } from './former-versions'

const BATCH_BYTES = 1024 * 1024

/** Not replaced without demo notes in the backup, or the target would be seeded again. */
const isDemo = (name: string) => name.startsWith('demo.')

/** `enable trigger` makes an ordinary trigger of one that fires always. */
const ENABLE_ALWAYS = `select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as sql
  from pg_trigger where tgenabled = 'A' and tgrelid = any ($1::text[]::regclass[])`

export async function restoreBackup(
  { database, pictures }: { database: Database; pictures: PictureFiles },
  path: string,
): Promise<BackupSummary> {
  const summary = await verifyBackup(path)
  await database.transaction(async (session) => {
    await fixSettings(session)
    const former = Object.entries(FORMER_TABLES).filter(([name]) => summary.tables.some((table) => table.name === name))
    for (const [name, { columns }] of former) await session.exec(`create table ${name} (${columns})`)
    const targets = (await listTables(session)).filter(isRestored)
    const hasDemoTables = targets.some(({ name }) => isDemo(name))
    const wanted = summary.tables.filter((table) => isInBackups(table) && (hasDemoTables || !isDemo(table.name)))
    const tables = wanted.map((table) => fitTable(table, targets))
    const hasDemo = tables.some(({ name }) => isDemo(name))
    const emptied = targets.map(({ name }) => name).filter((name) => hasDemo || !isDemo(name))
    const always = await session.query<{ sql: string }>(ENABLE_ALWAYS, [emptied])
    // Triggers would stamp, number and count the rows again.
    for (const name of emptied) await session.exec(`alter table ${name} disable trigger user`)
    await session.exec(`truncate ${emptied.join(', ')}`)
    await insertRows(session, path, new Map(tables.map((table) => [table.name, table])))
    for (const table of tables) await assertSame(session, table)
    for (const [name, { move }] of former) await session.exec(`${move}; drop table ${name}`)
    for (const sql of [...FORMER_VALUES, DERIVED_VALUES, ...Object.values(DERIVED_TABLES)]) await session.exec(sql)
    // PostgreSQL alters no table with pending checks, and the key of the items of orders is deferred.
    await session.exec('set constraints all immediate')
    const left = emptied.filter((name) => !(name in FORMER_TABLES))
    for (const name of left) await session.exec(`alter table ${name} enable trigger user`)
    for (const { sql } of always) await session.exec(sql)
    await writePictures(pictures, path)
  })
  return summary
}

interface RestoredTable extends FittedTable {
  expected: RowSum
  isRewritten: boolean
}

function fitTable(table: BackupSummary['tables'][number], targets: BackupTable[]): RestoredTable {
  const target = targets.find(({ name }) => name === table.name)
  const fitted = target ? fitColumns(table, target) : { missing: '' }
  if ('missing' in fitted) {
    const what = target ? `column ${fitted.missing} of ${table.name}` : `table ${table.name}`
    throw new BackendError(
      'failed',
      `This version has no ${what}, which the backup holds, and no rule for its values. Nothing was changed.`,
    )
  }
  const isRewritten = fitted.rowSql !== undefined
  return { ...fitted, isRewritten, expected: isRewritten ? rowSetSum() : { add: () => undefined, sum: () => table } }
}

async function insertRows(session: Session, path: string, tables: ReadonlyMap<string, RestoredTable>): Promise<void> {
  let table: RestoredTable | undefined
  let rows: string[] = []
  let bytes = 0
  const flush = async () => {
    if (!table || rows.length === 0) return
    await insertPiece(session, table, rows)
    rows = []
    bytes = 0
  }
  for await (const line of readBackup(path)) {
    if ('row' in line) {
      if (!table) continue
      rows.push(line.row)
      bytes += line.row.length
      if (bytes >= BATCH_BYTES) await flush()
    } else if ('table' in line.mark) {
      table = tables.get(line.mark.table.name)
    } else if ('tableEnd' in line.mark) {
      await flush()
    } else if ('sequences' in line.mark) {
      for (const { name, value, isCalled } of line.mark.sequences)
        await session.query(
          FORMER_SEQUENCES[name] ?? 'select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)',
          [name, value, String(isCalled)],
        )
    }
  }
}

async function insertPiece(session: Session, table: RestoredTable, given: string[]): Promise<void> {
  const rows = table.rowSql === undefined ? given : await rewrite(session, table.rowSql, given)
  for (const row of rows) table.expected.add(row)
  const columns = table.columns.join(', ')
  const text = `insert into ${table.name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::text::jsonb)`
  try {
    await session.query(text, [`[${rows.join(',')}]`])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackendError('failed', `Rows of ${table.name} do not fit this version: ${reason}. Nothing was changed.`, {
      cause: error,
    })
  }
}

async function rewrite(session: Session, rowSql: string, rows: string[]): Promise<string[]> {
  const rewritten = await session.query<{ row: string }>(
    `select (${rowSql})::text as row from jsonb_array_elements($1::text::jsonb) as r`,
    [`[${rows.join(',')}]`],
  )
  return rewritten.map(({ row }) => row)
}

async function writePictures(pictures: PictureFiles, path: string): Promise<void> {
  for await (const line of readBackup(path)) {
    if ('mark' in line && 'picture' in line.mark)
      await pictures.write(line.mark.picture, Buffer.from(line.mark.base64, 'base64'))
  }
}

async function assertSame(session: Session, table: RestoredTable): Promise<void> {
  const found = table.isRewritten ? rowSetSum() : tableSum()
  for await (const line of rowsOf(session, table)) found.add(line)
  const { rows, sha256 } = found.sum()
  const expected = table.expected.sum()
  if (rows === expected.rows && sha256 === expected.sha256) return
  throw new BackendError('failed', `${table.name} would not be as in the backup. Nothing was changed.`)
}
