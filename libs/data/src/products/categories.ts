import { normalizeProductName } from '@loja/domain'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { isDataError } from '../client/data-error'

export interface NamedChoice {
  id: string
  name: string
}

export const categoryKeys = {
  all: ['categories'],
  active: ['categories', 'active'],
  withInactive: ['categories', 'with-inactive'],
} as const

/** Of categories and brands, in characters. */
export const CHOICE_NAME_LIMIT = 120
const MOST = 1000

/** Active categories in the store's order, at most 1000. */
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

/** Active categories first. */
export function listAllCategories(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('categories').select('id, name').order('is_active', { ascending: false })
  const ordered = () => query().order('sort_order').order('name').order('id')
  return allRows((from, to) => ask('categories.listAll', ordered().range(from, to), signal))
}

/** Adds a category at the end. Returns an existing one. @throws DataError `conflict` if it exists and is inactive */
export async function insertCategory(name: string): Promise<NamedChoice> {
  const operation = 'categories.insert'
  const wanted = normalizeProductName(name)
  const categories = () => db().from('categories')
  const highest = categories().select('sort_order').order('sort_order', { ascending: false }).limit(1)
  const [last] = await ask(operation, highest)
  const draft = { name: wanted, sort_order: (last?.sort_order ?? 0) + 1 }
  try {
    return oneRow(operation, await ask(operation, categories().insert(draft).select('id, name')))
  } catch (error) {
    if (!isDataError(error) || error.code !== 'conflict') throw error
    const [present] = await ask(
      operation,
      categories().select('id, name').eq('name', wanted).eq('is_active', true).limit(1),
    )
    if (!present) throw error
    return present
  }
}
