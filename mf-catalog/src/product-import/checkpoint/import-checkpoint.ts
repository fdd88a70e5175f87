import type { ImportWrite, ProductImportStart, RejectedImportRow } from '@loja/data'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A row to write, with the line and the name that the file of errors shows. */
export type ImportRow = ImportWrite & { line: number; name: string }

/** An import that has begun. The browser stores it until it ends. */
export interface ImportCheckpoint extends ProductImportStart {
  /** Whose it is: nobody else is offered it. */
  userId: string
  /** ISO 8601. */
  createdAt: string
  /** Names that the list repeats: they are not sent. */
  repeated: number
  /** Rows that were not even sent, for the file of errors. */
  rejectedRows: RejectedImportRow[]
  /** All its rows are kept: it can be resumed. */
  isWhole: boolean
}

interface Schema extends DBSchema {
  imports: { key: string; value: ImportCheckpoint }
  /** By import and position of the chunk. */
  rows: { key: [string, number]; value: ImportRow[] }
}

/** Rows are kept in pieces of this many: one is read without the others. */
export const CHUNK = 500
/** After this long the ledger that an import is resumed by may be gone. */
const KEEP_DAYS = 7
const DAY_MS = 86_400_000

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('loja-imports', 1, {
    upgrade(db) {
      db.createObjectStore('imports', { keyPath: 'id' })
      db.createObjectStore('rows')
    },
    // Another tab wants a newer layout: it goes first.
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

/** Stores an import without rows. @throws DOMException when the storage is full or refused */
export async function putImport(checkpoint: ImportCheckpoint): Promise<void> {
  await (await database()).put('imports', checkpoint)
}

/**
 * Stores an import and its rows before the first one is sent.
 * @param onProgress receives the number of rows stored so far
 * @throws DOMException as `putImport`; nothing of the import is left in the browser then
 */
export async function storeImport(
  checkpoint: ImportCheckpoint,
  rows: readonly ImportRow[],
  onProgress: (done: number) => void,
): Promise<void> {
  try {
    // Before its rows: what a tab leaves that dies now is found by its age and deleted.
    await putImport({ ...checkpoint, isWhole: false })
    const db = await database()
    for (let from = 0; from < rows.length; from += CHUNK) {
      const chunk = rows.slice(from, from + CHUNK)
      await db.put('rows', chunk, [checkpoint.id, from / CHUNK])
      onProgress(from + chunk.length)
    }
    await putImport({ ...checkpoint, isWhole: true })
  } catch (error) {
    // Rows that were stored would take room from the next import.
    await forgetImport(checkpoint.id).catch((cause: unknown) =>
      console.warn('[productImport.checkpoint] not removed', cause),
    )
    throw error
  }
}

/** An import and its rows, in the order in which they are sent. */
export interface ImportJob {
  checkpoint: ImportCheckpoint
  read(firstRow: number, count: number): Promise<ImportRow[]>
  /** The browser has stored its rows: it continues after its tab was closed. */
  resumable: boolean
}

/** An import whose rows the browser has stored. */
export function storedJob(checkpoint: ImportCheckpoint): ImportJob {
  return { checkpoint, resumable: true, read: (firstRow, count) => storedRows(checkpoint.id, firstRow, count) }
}

/** The stored rows from `firstRow` on, at most `count`. */
async function storedRows(importId: string, firstRow: number, count: number): Promise<ImportRow[]> {
  const db = await database()
  const chunks = await db.getAll(
    'rows',
    IDBKeyRange.bound([importId, Math.floor(firstRow / CHUNK)], [importId, Math.floor((firstRow + count - 1) / CHUNK)]),
  )
  const skipped = firstRow % CHUNK
  return chunks.flat().slice(skipped, skipped + count)
}

/** What this person left unfinished in this browser, the oldest first. What is too old is thrown away. */
export async function unfinishedImports(userId: string, now: number): Promise<ImportCheckpoint[]> {
  const all = await (await database()).getAll('imports')
  const isOld = ({ createdAt }: ImportCheckpoint) => Date.parse(createdAt) < now - KEEP_DAYS * DAY_MS
  for (const { id } of all.filter(isOld)) await forgetImport(id)
  return all.filter((checkpoint) => checkpoint.isWhole && checkpoint.userId === userId && !isOld(checkpoint))
}

/** Forgets an import and its rows. */
export async function forgetImport(importId: string): Promise<void> {
  const db = await database()
  const change = db.transaction(['imports', 'rows'], 'readwrite')
  await Promise.all([
    change.objectStore('imports').delete(importId),
    change.objectStore('rows').delete(IDBKeyRange.bound([importId, 0], [importId, Number.MAX_SAFE_INTEGER])),
    change.done,
  ])
}
