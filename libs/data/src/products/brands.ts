import { normalizeProductName } from '@loja/domain'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { isDataError } from '../client/data-error'
import type { NamedChoice } from './categories'

export const brandKeys = { all: ['brands'], list: ['brands', 'list'] } as const

export function listBrands(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('brands').select('id, name').order('name').order('id')
  return allRows((from, to) => ask('brands.list', query().range(from, to), signal))
}

/** Returns an existing brand, e.g. after a lost response. */
export async function insertBrand(name: string): Promise<NamedChoice> {
  const operation = 'brands.insert'
  const wanted = normalizeProductName(name)
  const brands = () => db().from('brands')
  try {
    return oneRow(operation, await ask(operation, brands().insert({ name: wanted }).select('id, name')))
  } catch (error) {
    if (!isDataError(error) || error.code !== 'conflict') throw error
    return oneRow(operation, await ask(operation, brands().select('id, name').eq('name', wanted).limit(1)))
  }
}
