import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { Mutex } from '../pglite/mutex'
import { CAPTURE_SQL, FREE_SQL, NEXT_SQL, PUBLISHED_TABLES_SQL, PURGE_SQL, WATCH_SQL } from './capture-sql'

/** Column of a published table. */
export interface PublishedColumn {
  name: string
  /** PostgreSQL's short name, as the client's converters know it: `int4`, `timestamptz`, `_text`. */
  type: string
  /** The name that SQL understands: `integer`, `numeric(12,2)`. */
  sqlType: string
  isKey: boolean
  /** API roles that may select it. */
  readers: string[]
}

/** Table of the publication `supabase_realtime`; it has a primary key. */
export interface PublishedTable {
  entity: number
  schema: string
  table: string
  columns: PublishedColumn[]
}

/** One changed row. `record` is the new row, or for DELETE the primary key; values are as REST shows them. */
export interface Change {
  entity: number
  op: 'INSERT' | 'UPDATE' | 'DELETE'
  record: Record<string, unknown>
  /** ISO 8601 UTC. */
  changedAt: string
  /** Number of the transaction. */
  xid: string
}

/** Whether the transaction was over when the snapshot (`pg_current_snapshot()` as text) was taken. */
export function isInSnapshot(snapshot: string, xid: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  const number = BigInt(xid)
  return number < BigInt(xmin) || (number < BigInt(xmax) && !running.split(',').includes(xid))
}

/** A change is kept, and a silent process is believed alive, for so many milliseconds. */
const KEEP_MS = 60_000

interface Listeners {
  /** A commit changed a watched table. */
  onChange: () => void
  /** Changes may have been missed: the database forgot what this process watches. */
  onLost: () => void
}

/** The database side of realtime: what changed in watched tables, in commit order. */
export class ChangeLog {
  readonly #database: Database
  readonly #process = randomUUID()
  readonly #mutex = new Mutex()
  #watched = new Set<number>()
  /** Everything that this snapshot shows has been taken. */
  #takenUntil: string | undefined
  /** The part that is being taken: up to a snapshot, and within it after an id. */
  #window: { until: string; after: number } | undefined
  #listeners: Listeners | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Puts the capture in place and begins to listen. */
  async open(listeners: Listeners): Promise<void> {
    this.#listeners = listeners
    await this.#database.exec(CAPTURE_SQL)
    // Alone on the database, all that is left was for a process that is gone.
    if (this.#isShared) await this.#database.query(PURGE_SQL, [KEEP_MS])
    else await this.#database.exec('truncate realtime.change_log, realtime.watcher')
    await this.#database.listen('realtime', (wasDeaf) => {
      if (wasDeaf) this.keepAlive().catch(() => undefined)
      this.#listeners?.onChange()
    })
  }

  /** The publication's tables as they are now, each with its triggers in place. */
  async publishedTables(): Promise<PublishedTable[]> {
    await this.#database.exec('select realtime.attach()')
    return this.#database.query<PublishedTable>(PUBLISHED_TABLES_SQL)
  }

  /** Captures the tables that `wanted` names, and no others. It is asked when its turn comes, so the last call settles
   * it whatever came before. */
  watch(wanted: () => Set<number>): Promise<void> {
    return this.#mutex.run(async () => {
      const entities = wanted()
      const isSame = entities.size === this.#watched.size && [...entities].every((entity) => this.#watched.has(entity))
      if (isSame || !this.#listeners) return
      // From here on: what was before is no news to those who join now.
      if (this.#watched.size === 0) this.#takenUntil = await this.snapshot()
      await this.#database.query(WATCH_SQL, [this.#process, [...entities]])
      this.#watched = entities
    })
  }

  /** Returns the oldest changes not yet taken, at most `limit`. */
  async take(limit: number): Promise<Change[]> {
    if (this.#watched.size === 0) return []
    const rest = this.#window ? await this.#next(limit) : []
    if (rest.length === limit) return rest
    this.#window = { until: await this.snapshot(), after: 0 }
    return [...rest, ...(await this.#next(limit - rest.length))]
  }

  /** What the database shows now, to compare changes with. */
  async snapshot(): Promise<string> {
    const [row] = await this.#database.query<{ now: string }>('select pg_current_snapshot()::text as now')
    return row?.now ?? ''
  }

  /** Says that this process is alive, and throws away what is too old to be news. */
  keepAlive(): Promise<void> {
    return this.#mutex.run(async () => {
      if (!this.#listeners) return
      const watched = [...this.#watched]
      const known = await this.#database.query(WATCH_SQL, [this.#process, watched])
      await this.#database.query(PURGE_SQL, [KEEP_MS])
      if (known.length < watched.length) this.#listeners?.onLost()
    })
  }

  /** No listener is called after this. */
  async close(): Promise<void> {
    this.#listeners = undefined
    await this.#mutex.run(() =>
      this.#database.query('delete from realtime.watcher where process = $1', [this.#process]),
    )
  }

  get #isShared(): boolean {
    return this.#database.engine === 'postgres'
  }

  /** Goes on in the window, and closes it when it holds no more. */
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
      // Nobody else reads it, and nothing else would free the space soon.
      if (!this.#isShared) await this.#database.query(FREE_SQL, [window.until])
    }
    return rows
  }
}
