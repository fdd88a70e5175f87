import type { RunningBackend } from '../start-backend'

/** Reads and inserts of tests as the owner of the database. */
export interface Rows extends Pick<RunningBackend, 'sql'> {
  /** The first column of each row. */
  column<Value>(text: string, params?: unknown[]): Promise<Value[]>
  /** The first column of the first row; throws without a row. */
  value<Value>(text: string, params?: unknown[]): Promise<Value>
  /** Inserts a row into a table of the schema `public` and returns its id. */
  insert(table: string, row?: Record<string, unknown>): Promise<string>
}

export function rowsOf(sql: RunningBackend['sql']): Rows {
  const column = async <Value>(text: string, params?: unknown[]) =>
    (await sql<object>(text, params)).map((row) => Object.values(row)[0] as Value)
  const value = async <Value>(text: string, params?: unknown[]) => {
    const values = await column<Value>(text, params)
    if (values.length === 0) throw new Error(`No row: ${text}`)
    return values[0] as Value
  }
  const insert = (table: string, row: Record<string, unknown> = {}) => {
    const names = Object.keys(row)
    const values = names.length === 0 ? 'default values' : `(${names}) values (${names.map((_, n) => `$${n + 1}`)})`
    return value<string>(`insert into public.${table} ${values} returning id`, Object.values(row))
  }
  return { sql, column, value, insert }
}
