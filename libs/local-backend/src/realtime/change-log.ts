import type { PGlite } from '@electric-sql/pglite'
import type { Mutex } from '../mutex'
import { CAPTURE_SQL, PUBLISHED_TABLES_SQL, TAKE_SQL } from './capture-sql'

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
}

/** A change that nobody took within this time is thrown away, in milliseconds. */
const KEEP_MS = 60_000

/** The database side of realtime: what changed in watched tables, in commit order. Takes the session's mutex itself. */
export class ChangeLog {
  readonly #pg: PGlite
  readonly #mutex: Mutex
  #watched = new Set<number>()
  #closed = false

  constructor(pg: PGlite, mutex: Mutex) {
    this.#pg = pg
    this.#mutex = mutex
  }

  /** Puts the capture in place. `onChange` is called after each commit that changed a watched table. */
  async open(onChange: () => void): Promise<void> {
    await this.#mutex.run(async () => {
      await this.#pg.exec(CAPTURE_SQL)
      await this.#pg.listen('realtime', () => {
        if (!this.#closed) onChange()
      })
    })
  }

  /** The publication's tables as they are now, each with its triggers in place. */
  publishedTables(): Promise<PublishedTable[]> {
    return this.#mutex.run(async () => {
      await this.#pg.exec('select realtime.attach()')
      return (await this.#pg.query<PublishedTable>(PUBLISHED_TABLES_SQL)).rows
    })
  }

  /** Captures the tables that `wanted` names, and no others. It is asked when the session is free, so the last call
   * settles it whatever came before. */
  watch(wanted: () => Set<number>): Promise<void> {
    return this.#mutex.run(async () => {
      const entities = wanted()
      const isSame = entities.size === this.#watched.size && [...entities].every((entity) => this.#watched.has(entity))
      if (isSame || this.#closed) return
      const list = [...entities]
      await this.#pg.query(
        `with gone as (delete from realtime.subscription where not entity = any ($1::oid[]))
         insert into realtime.subscription select unnest($1::oid[]) on conflict do nothing`,
        [list],
      )
      this.#watched = entities
    })
  }

  /** Removes and returns the oldest changes, at most `limit`. */
  take(limit: number): Promise<Change[]> {
    return this.#mutex.run(async () => (await this.#pg.query<Change>(TAKE_SQL, [limit])).rows)
  }

  /** Throws away what is too old to be news; only a failed delivery leaves such rows. */
  async purge(): Promise<void> {
    await this.#mutex.run(() =>
      this.#pg.query(`delete from realtime.change where changed_at < clock_timestamp() - $1 * interval '1 ms'`, [
        KEEP_MS,
      ]),
    )
  }

  /** No call of `onChange` after this. */
  close(): void {
    this.#closed = true
  }
}
