import { db } from './client'
import { countOf } from './count-rows'

/** How many settings hold a value, of those that a browser may read (tokens are write-only). @throws DataError */
export async function countConfiguredSettings(): Promise<number> {
  const response = await db()
    .from('admin_settings')
    .select('setting_key', { count: 'exact', head: true })
    .neq('setting_value', '')
  return countOf('settings.count', response)
}
