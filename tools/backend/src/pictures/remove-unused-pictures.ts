import { startDaily } from '../database/daily'
import type { Session } from '../database/database'
import { doubtOfClock } from '../database/remove-old-logs'
import type { PictureFiles } from './picture-files'
import { BUCKET } from './picture-name'

const DAY_MS = 24 * 60 * 60_000

const REMOVE_SQL = `delete from storage.objects where bucket_id = '${BUCKET}'
  and name in (select private.unused_product_pictures()) returning name`

export async function removeUnusedPictures(
  database: Session,
  pictures: PictureFiles,
  { olderThanMs = DAY_MS } = {},
): Promise<void> {
  for (const { name } of await database.query<{ name: string }>(REMOVE_SQL)) await pictures.remove(name)
  const rows = await database.query<{ name: string }>(`select name from storage.objects where bucket_id = '${BUCKET}'`)
  await pictures.removeOthers(
    rows.map(({ name }) => name),
    { olderThanMs },
  )
}

export function startPictureRemoval(
  database: Session,
  pictures: PictureFiles,
  { log }: { log: (line: string) => void },
): () => Promise<void> {
  const what = 'unused pictures were not removed'
  const remove = async () => {
    const doubt = await doubtOfClock(database)
    if (doubt === undefined) await removeUnusedPictures(database, pictures)
    else log(`${what}: ${doubt}`)
  }
  return startDaily(remove, { what, log })
}
