import { getSupabase } from '@loja/platform'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../database.types'

/** The page's one client, typed by the schema that this package was built against. */
export function db(): SupabaseClient<Database> {
  return getSupabase() as unknown as SupabaseClient<Database>
}
