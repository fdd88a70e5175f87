import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

export interface Session {
  query<T>(text: string, params?: unknown[]): Promise<T[]>
  /** Returns the last statement's rows. */
  exec<T>(text: string): Promise<T[]>
}

export interface Database extends Session {
  readonly engine: 'pglite' | 'postgres'
  readonly connection: PgliteConnection | PostgresConnection
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Excludes other processes too, for schema changes. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** `mayHaveMissed`: the connection was lost in between. */
  listen(channel: string, onNotify: (mayHaveMissed: boolean) => void): Promise<void>
  close(): Promise<void>
}
