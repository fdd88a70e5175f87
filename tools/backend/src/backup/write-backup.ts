import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Session } from '../database/database'
import { BACKUP_FORM, type Mark, tableSum } from './backup-file'
import { fixSettings, listSequences, listTables, rowsOf } from './backup-tables'

const marked = (mark: Mark) => `#${JSON.stringify(mark)}\n`

async function* backupText(session: Session): AsyncGenerator<string> {
  await fixSettings(session)
  yield marked({ form: BACKUP_FORM, madeAt: new Date().toISOString() })
  for (const table of await listTables(session)) {
    yield marked({ table })
    const sum = tableSum()
    for await (const line of rowsOf(session, table)) {
      sum.add(line)
      yield `${line}\n`
    }
    yield marked({ tableEnd: table.name, ...sum.sum() })
  }
  yield marked({ sequences: await listSequences(session) })
  yield marked({ end: true })
}

/** Writes one snapshot. On PGlite all other requests wait. */
export async function writeBackup(database: Database, target: Writable): Promise<void> {
  await database.transaction(async (session) => {
    await session.exec('set transaction isolation level repeatable read, read only')
    await pipeline(Readable.from(backupText(session)), createGzip(), target)
  })
}
