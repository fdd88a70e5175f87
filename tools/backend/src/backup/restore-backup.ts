import type { Database, Session } from '../database/database'
import { BackendError } from '../errors'
import type { PictureFiles } from '../pictures/picture-files'
import { type BackupSummary, readBackup, tableSum, verifyBackup } from './backup-file'
import { type BackupTable, fixSettings, listTables, rowsOf } from './backup-tables'

const BATCH_BYTES = 1024 * 1024

/** Without demo notes in the backup, those of the target stay, so that it is not seeded again. */
const isDemo = (name: string) => name.startsWith('demo.')

/** Replaces all rows in one transaction. @throws BackendError if the backup does not fit; nothing is changed */
export async function restoreBackup(
  { database, pictures }: { database: Database; pictures: PictureFiles },
  path: string,
): Promise<BackupSummary> {
  const summary = await verifyBackup(path)
  await database.transaction(async (session) => {
    await fixSettings(session)
    const targets = await listTables(session, { hasSessions: true })
    const hasDemoTables = targets.some(({ name }) => isDemo(name))
    const tables = summary.tables.filter(({ name }) => hasDemoTables || !isDemo(name))
    assertFits(tables, targets)
    const hasDemo = tables.some(({ name }) => isDemo(name))
    const emptied = targets.map(({ name }) => name).filter((name) => hasDemo || !isDemo(name))
    // Triggers would stamp, number and count the rows again.
    for (const name of emptied) await session.exec(`alter table ${name} disable trigger user`)
    await session.exec(`truncate ${emptied.join(', ')}`)
    await insertRows(session, path, new Set(tables.map(({ name }) => name)))
    for (const table of tables) await assertSame(session, table)
    for (const name of emptied) await session.exec(`alter table ${name} enable trigger user`)
    await writePictures(pictures, path)
  })
  return summary
}

function assertFits(tables: BackupTable[], targets: BackupTable[]): void {
  for (const { name, columns } of tables) {
    const target = targets.find((one) => one.name === name)
    const missing = columns.filter((column) => !target?.columns.includes(column))
    if (!target || missing.length > 0) {
      const what = target ? `column ${missing.join(', ')} of ${name}` : `table ${name}`
      throw new BackendError('failed', `This version has no ${what}, which the backup holds. Nothing was changed.`)
    }
  }
}

async function insertRows(session: Session, path: string, names: ReadonlySet<string>): Promise<void> {
  let table: BackupTable | undefined
  let rows: string[] = []
  let bytes = 0
  const flush = async () => {
    if (!table || rows.length === 0) return
    const columns = table.columns.join(', ')
    const text = `insert into ${table.name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::text::jsonb)`
    await session.query(text, [`[${rows.join(',')}]`])
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
      table = names.has(line.mark.table.name) ? line.mark.table : undefined
    } else if ('tableEnd' in line.mark) {
      await flush()
    } else if ('sequences' in line.mark) {
      for (const { name, value, isCalled } of line.mark.sequences)
        await session.query('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)', [
          name,
          value,
          String(isCalled),
        ])
    }
  }
}

/** Files that the backup does not name are removed with unused pictures. */
async function writePictures(pictures: PictureFiles, path: string): Promise<void> {
  for await (const line of readBackup(path)) {
    if ('mark' in line && 'picture' in line.mark)
      await pictures.write(line.mark.picture, Buffer.from(line.mark.base64, 'base64'))
  }
}

async function assertSame(session: Session, table: BackupSummary['tables'][number]): Promise<void> {
  const sum = tableSum()
  for await (const line of rowsOf(session, table)) sum.add(line)
  const { rows, sha256 } = sum.sum()
  if (rows === table.rows && sha256 === table.sha256) return
  throw new BackendError('failed', `${table.name} would not be as in the backup. Nothing was changed.`)
}
