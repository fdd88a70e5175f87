import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { db } from '../client/client'
import type { NamedChoice } from './product-groups'

export const categoryKeys = {
  all: ['categories'],
  active: ['categories', 'active'],
  withInactive: ['categories', 'with-inactive'],
} as const

/** Characters of a category or brand. */
export const CHOICE_NAME_LIMIT = 120
const MOST = 1000

export function listCategories(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = db().from('categories').select('id, name').eq('is_active', true)
  return ask(
    'categories.list',
    query
      .order('sort_order')
      .order('name')
      .order('id')
      .range(0, MOST - 1),
    signal,
  )
}

export function listAllCategories(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('categories').select('id, name').order('is_active', { ascending: false })
  const ordered = () => query().order('sort_order').order('name').order('id')
  return allRows((from, to) => ask('categories.listAll', ordered().range(from, to), signal))
}
