import { normalizeProductName } from '@loja/domain'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { isDataError } from '../client/data-error'

/** A category or a brand, as a choice. */
export interface NamedChoice {
  id: string
  name: string
}

/** Keys of the query cache. */
export const categoryKeys = {
  all: ['categories'],
  active: ['categories', 'active'],
  withInactive: ['categories', 'with-inactive'],
} as const

/** The most characters that the name of a category or a brand may have. */
export const CHOICE_NAME_LIMIT = 120
const MOST = 1000

/** The active categories in the order in which the shop shows them, at most 1000. @throws DataError */
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

/** All categories, the active ones first. An administrator sees the inactive ones too. @throws DataError */
export function listAllCategories(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('categories').select('id, name').order('is_active', { ascending: false })
  const ordered = () => query().order('sort_order').order('name').order('id')
  return allRows((from, to) => ask('categories.listAll', ordered().range(from, to), signal))
}

/**
 * Makes a category, the last in the order. One that is there already, e.g. because an answer was lost, is returned.
 * @throws DataError `conflict` when the name is that of a category which is not active
 */
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
