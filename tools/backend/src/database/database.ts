import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/** A place where SQL runs as the owner of the database. */
export interface Session {
  /** Runs one statement. */
  query<T>(text: string, params?: unknown[]): Promise<T[]>
  /** Runs the statements of the text; the rows are the last one's. */
  exec<T>(text: string): Promise<T[]>
}

/**
 * The one interface to both engines. Everything but the two files that open an engine is written against it.
 * Values come as JSON shows them: numbers for `numeric`, ISO 8601 for moments.
 */
export interface Database extends Session {
  readonly engine: 'pglite' | 'postgres'
  /** Lite's connection to the same database, hardened. */
  readonly connection: PgliteConnection | PostgresConnection
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Runs `work` while no other process that shares the database runs such work: for what changes its structure. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Calls back after a notification, and with `wasDeaf` when the connection was lost and notifications with it. */
  listen(channel: string, onNotify: (wasDeaf: boolean) => void): Promise<void>
  close(): Promise<void>
}
