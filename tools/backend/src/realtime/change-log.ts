import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { Mutex } from '../pglite/mutex'
import { CAPTURE_SQL, FREE_SQL, NEXT_SQL, PUBLISHED_TABLES_SQL, PURGE_SQL, WATCH_SQL } from './capture-sql'

export interface PublishedColumn {
  name: string
  type: string
  sqlType: string
  isKey: boolean
  readers: string[]
}

export interface PublishedTable {
  entity: number
  schema: string
  table: string
  columns: PublishedColumn[]
  readConditions: Record<string, string>
}

export interface Change {
  entity: number
  op: 'INSERT' | 'UPDATE' | 'DELETE'
  record: Record<string, unknown>
  /** Null in the log of a process of an older version. */
  former: Record<string, unknown> | null
  changedAt: string
  xid: string
}

/** Whether the transaction had ended when the snapshot was taken. */
export function isInSnapshot(snapshot: string, xid: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  const number = BigInt(xid)
  return number < BigInt(xmin) || (number < BigInt(xmax) && !running.split(',').includes(xid))
}

/** In milliseconds. */
const KEEP_MS = 60_000

interface Listeners {
  onChange: () => void
  onLost: () => void
}

export class ChangeLog {
  readonly #database: Database
  readonly #process = randomUUID()
  readonly #mutex = new Mutex()
  #watched = new Set<number>()
  #takenUntil: string | undefined
  #window: { until: string; after: number } | undefined
  #listeners: Listeners | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async open(listeners: Listeners): Promise<void> {
    this.#listeners = listeners
    await this.#database.exec(CAPTURE_SQL)
    // PGlite: remaining rows belong to an ended process.
    if (this.#isShared) await this.#database.query(PURGE_SQL, [KEEP_MS])
    else await this.#database.exec('truncate realtime.change_log, realtime.watcher')
    await this.#database.listen('realtime', (mayHaveMissed) => {
      if (mayHaveMissed) this.keepAlive().catch(() => undefined)
      this.#listeners?.onChange()
    })
  }

  async publishedTables(): Promise<PublishedTable[]> {
    await this.#database.exec('select realtime.attach()')
    return this.#database.query<PublishedTable>(PUBLISHED_TABLES_SQL)
  }

  /** Reads `wanted` when its turn comes, so the last call wins. */
  watch(wanted: () => Set<number>): Promise<void> {
    return this.#mutex.run(async () => {
      const entities = wanted()
      const isSame = entities.size === this.#watched.size && [...entities].every((entity) => this.#watched.has(entity))
      if (isSame || !this.#listeners) return
      // Earlier changes do not concern new subscribers.
      if (this.#watched.size === 0) this.#takenUntil = await this.snapshot()
      await this.#database.query(WATCH_SQL, [this.#process, [...entities]])
      this.#watched = entities
    })
  }

  async take(limit: number): Promise<Change[]> {
    if (this.#watched.size === 0) return []
    const rest = this.#window ? await this.#next(limit) : []
    if (rest.length === limit) return rest
    this.#window = { until: await this.snapshot(), after: 0 }
    return [...rest, ...(await this.#next(limit - rest.length))]
  }

  async snapshot(): Promise<string> {
    const [row] = await this.#database.query<{ now: string }>('select pg_current_snapshot()::text as now')
    return row?.now ?? ''
  }

  keepAlive(): Promise<void> {
    return this.#mutex.run(async () => {
      if (!this.#listeners) return
      const watched = [...this.#watched]
      const known = await this.#database.query(WATCH_SQL, [this.#process, watched])
      await this.#database.query(PURGE_SQL, [KEEP_MS])
      if (known.length < watched.length) this.#listeners?.onLost()
    })
  }

  async close(): Promise<void> {
    this.#listeners = undefined
    await this.#mutex.run(() =>
      this.#database.query('delete from realtime.watcher where process = $1', [this.#process]),
    )
  }

  get #isShared(): boolean {
    return this.#database.engine === 'postgres'
  }

  async #next(limit: number): Promise<Change[]> {
    const window = this.#window
    if (!window) return []
    const rows = await this.#database.query<Change & { id: number }>(NEXT_SQL, [
      this.#takenUntil ?? window.until,
      window.until,
      window.after,
      limit,
    ])
    const last = rows.at(-1)
    if (last && rows.length === limit) this.#window = { ...window, after: last.id }
    else {
      this.#window = undefined
      this.#takenUntil = window.until
      // PGlite: no other process reads them.
      if (!this.#isShared) await this.#database.query(FREE_SQL, [window.until])
    }
    return rows
  }
}
