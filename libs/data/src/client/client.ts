import { getSupabase } from '@loja/platform'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types'

/** The page's one client, typed by the schema that this package was built against. */
export function db(): PostgrestClient<Database> {
  return getSupabase().rest as unknown as PostgrestClient<Database>
}
