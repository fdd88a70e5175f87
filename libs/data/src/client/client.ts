import { getSupabase } from '@loja/platform'
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../database.types'

export function db(): PostgrestClient<Database> {
  return getSupabase().rest as unknown as PostgrestClient<Database>
}
