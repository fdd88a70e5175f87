import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Session } from '../database/database'
import type { PictureFiles } from '../pictures/picture-files'
import { BACKUP_FORM, type Mark, tableSum } from './backup-file'
import { fixSettings, isInBackups, listSequences, listTables, rowsOf } from './backup-tables'

const marked = (mark: Mark) => `#${JSON.stringify(mark)}\n`

async function* tablesText(session: Session): AsyncGenerator<string> {
  await fixSettings(session)
  yield marked({ form: BACKUP_FORM, madeAt: new Date().toISOString() })
  for (const table of (await listTables(session)).filter(isInBackups)) {
    yield marked({ table })
    const sum = tableSum()
    for await (const line of rowsOf(session, table)) {
      sum.add(line)
      yield `${line}\n`
    }
    yield marked({ tableEnd: table.name, ...sum.sum() })
  }
  yield marked({ sequences: await listSequences(session) })
}

async function* picturesText(names: string[], pictures: PictureFiles): AsyncGenerator<string> {
  let missingPictures = 0
  for (const picture of names) {
    const bytes = await pictures.read(picture)
    // Files of a hosted project are elsewhere, and a picture may be deleted during the backup.
    if (!bytes) {
      missingPictures += 1
      continue
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    yield marked({ picture, sha256, base64: bytes.toString('base64') })
  }
  yield marked({ end: true, missingPictures })
}

async function namesOfPictures(session: Session): Promise<{ name: string }[]> {
  const [found] = await session.query<{ present: boolean }>(
    `select to_regclass('storage.objects') is not null as present`,
  )
  return found?.present ? session.query('select name from storage.objects order by name') : []
}

export async function writeBackup(
  { database, pictures }: { database: Database; pictures: PictureFiles },
  target: Writable,
): Promise<void> {
  const names = await database.transaction(async (session) => {
    await session.exec('set transaction isolation level repeatable read, read only')
    await pipeline(Readable.from(tablesText(session)), createGzip(), target, { end: false })
    return namesOfPictures(session)
  })
  const text = picturesText(
    names.map(({ name }) => name),
    pictures,
  )
  await pipeline(Readable.from(text), createGzip(), target)
}
