import type { ImportWrite, ProductImportStart, RejectedImportRow } from '@loja/data/imports'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A row to write. Line and name are for the file of errors. */
export type ImportRow = ImportWrite & { line: number; name: string }

/** A started import, stored in the browser until it ends. */
export interface ImportCheckpoint extends ProductImportStart {
  userId: string
  createdAt: string
  /** Names that the list repeats; not sent. */
  repeated: number
  rejectedRows: RejectedImportRow[]
  /** All rows are stored: it can be resumed. */
  isWhole: boolean
}

interface Schema extends DBSchema {
  imports: { key: string; value: ImportCheckpoint }
  rows: { key: [string, number]; value: ImportRow[] }
}

export const CHUNK = 500
/** The ledger by which an import is resumed may be deleted after this long. */
const KEEP_DAYS = 7
const DAY_MS = 86_400_000

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('loja-imports', 1, {
    upgrade(db) {
      db.createObjectStore('imports', { keyPath: 'id' })
      db.createObjectStore('rows')
    },
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

export async function putImport(checkpoint: ImportCheckpoint): Promise<void> {
  await (await database()).put('imports', checkpoint)
}

/** Stores an import and its rows before the first one is sent, or nothing. @throws DOMException as `putImport` */
export async function storeImport(
  checkpoint: ImportCheckpoint,
  rows: readonly ImportRow[],
  onProgress: (done: number) => void,
): Promise<void> {
  try {
    // First of all, so that the rows of a tab that dies now are found by age and deleted.
    await putImport({ ...checkpoint, isWhole: false })
    const db = await database()
    for (let from = 0; from < rows.length; from += CHUNK) {
      const chunk = rows.slice(from, from + CHUNK)
      await db.put('rows', chunk, [checkpoint.id, from / CHUNK])
      onProgress(from + chunk.length)
    }
    await putImport({ ...checkpoint, isWhole: true })
  } catch (error) {
    // Its rows would take space from the next import.
    await forgetImport(checkpoint.id).catch((cause: unknown) =>
      console.warn('[productImport.checkpoint] not removed', cause),
    )
    throw error
  }
}

export interface ImportJob {
  checkpoint: ImportCheckpoint
  read(firstRow: number, count: number): Promise<ImportRow[]>
  resumable: boolean
}

export function storedJob(checkpoint: ImportCheckpoint): ImportJob {
  return { checkpoint, resumable: true, read: (firstRow, count) => storedRows(checkpoint.id, firstRow, count) }
}

async function storedRows(importId: string, firstRow: number, count: number): Promise<ImportRow[]> {
  const db = await database()
  const chunks = await db.getAll(
    'rows',
    IDBKeyRange.bound([importId, Math.floor(firstRow / CHUNK)], [importId, Math.floor((firstRow + count - 1) / CHUNK)]),
  )
  const skipped = firstRow % CHUNK
  return chunks.flat().slice(skipped, skipped + count)
}

export async function unfinishedImports(userId: string, now: number): Promise<ImportCheckpoint[]> {
  const all = await (await database()).getAll('imports')
  const isOld = ({ createdAt }: ImportCheckpoint) => Date.parse(createdAt) < now - KEEP_DAYS * DAY_MS
  for (const { id } of all.filter(isOld)) await forgetImport(id)
  return all.filter((checkpoint) => checkpoint.isWhole && checkpoint.userId === userId && !isOld(checkpoint))
}

export async function forgetImport(importId: string): Promise<void> {
  const db = await database()
  const change = db.transaction(['imports', 'rows'], 'readwrite')
  await Promise.all([
    change.objectStore('imports').delete(importId),
    change.objectStore('rows').delete(IDBKeyRange.bound([importId, 0], [importId, Number.MAX_SAFE_INTEGER])),
    change.done,
  ])
}
