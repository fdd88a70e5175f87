import { getSupabase } from '@loja/platform'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types'

/** Names in a column list such as `id, name`. A list is one literal text, because that types the rows of a query. */
export type ColumnsIn<List extends string> = List extends `${infer Name}, ${infer Rest}` ? Name | ColumnsIn<Rest> : List

export function db(): PostgrestClient<Database> {
  return getSupabase().rest as unknown as PostgrestClient<Database>
}
