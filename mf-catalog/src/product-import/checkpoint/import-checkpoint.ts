import type { ProductImportStart } from '@loja/data'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptRow } from '../analysis/analysis-protocol'
import type { PlannedRow } from '../run/planned-row'

/** An import that was begun, as this browser keeps it until it ends. */
export interface ImportCheckpoint extends ProductImportStart {
  /** Whose it is: nobody else is offered it. */
  userId: string
  /** ISO 8601. */
  createdAt: string
  /** Names that the list repeats: they are not sent. */
  repeated: number
  /** Rows that were not even sent, for the file of errors. */
  rejectedRows: KeptRow[]
  /** All its rows are kept: it can be resumed. */
  isWhole: boolean
}

interface Schema extends DBSchema {
  imports: { key: string; value: ImportCheckpoint }
  /** By import and position of the chunk. */
  rows: { key: [string, number]; value: PlannedRow[] }
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

/** Keeps rows of an import that is about to begin. @throws DOMException when the storage is full or refused */
export async function keepRows(importId: string, chunk: number, rows: PlannedRow[]): Promise<void> {
  await (await database()).put('rows', rows, [importId, chunk])
}

/** Keeps the import itself: before its rows, and again once they are all there. @throws DOMException as `keepRows` */
export async function keepImport(checkpoint: ImportCheckpoint): Promise<void> {
  await (await database()).put('imports', checkpoint)
}

/** The kept rows from `firstRow` on, at most `count`. */
export async function keptRows(importId: string, firstRow: number, count: number): Promise<PlannedRow[]> {
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
