import type { SupabaseClient } from '@supabase/supabase-js'
import type { RunningBackend } from '../start-backend'

let made = 0

export async function insertLiveProduct(
  admin: SupabaseClient,
  values: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  made += 1
  const { data, error } = await admin
    .from('products')
    .insert({ name: `Ao vivo ${made}`, price: 199.9, ...values })
    .select('*')
    .single()
  if (error) throw error
  return data
}

export async function clearLiveWindow({ sql }: Pick<RunningBackend, 'sql'>): Promise<void> {
  await sql("update public.products set is_featured = false where name like 'Ao vivo %' and is_featured")
}
