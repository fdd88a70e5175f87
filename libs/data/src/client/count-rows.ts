import { type CountQuery, getSupabase } from '@loja/platform'
import type { Database } from '../database.types'
import { askCount } from './ask'

type Tables = Database['public']['Tables']

export type TableCount = {
  [Table in keyof Tables]: {
    table: Table
    filter?: { [Column in keyof Tables[Table]['Row']]?: string | readonly string[] }
  }
}[keyof Tables]

/** The query may come from another repository. */
export function countRows({ table, filter = {} }: CountQuery, signal?: AbortSignal): Promise<number> {
  // An account may not read every column of a table.
  const columns = Object.keys(filter).join() || '*'
  const counted = getSupabase().rest.from(table).select(columns, { count: 'exact', head: true })
  for (const [column, conditions] of Object.entries(filter)) {
    counted.or(
      [conditions]
        .flat()
        .map((condition) => `${column}.${condition}`)
        .join(','),
    )
  }
  // Without a limit the server would read the rows, which HEAD does not return.
  return askCount(`${table}.count`, counted.limit(1), signal)
}
