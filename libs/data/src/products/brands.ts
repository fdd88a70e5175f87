import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { db } from '../client/client'
import type { NamedChoice } from './product-groups'

export const brandKeys = { all: ['brands'], list: ['brands', 'list'], active: ['brands', 'active'] } as const

/** Includes inactive brands. */
export function listBrands(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('brands').select('id, name').order('name').order('id')
  return allRows((from, to) => ask('brands.list', query().range(from, to), signal))
}

export function listActiveBrands(signal?: AbortSignal): Promise<NamedChoice[]> {
  const query = () => db().from('brands').select('id, name').eq('is_active', true).order('name').order('id')
  return allRows((from, to) => ask('brands.listActive', query().range(from, to), signal))
}
