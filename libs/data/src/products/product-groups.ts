import { foldText } from '@loja/domain/list'
import {
  type GroupFilter,
  type GroupKind,
  type GroupListParams,
  groupListParams,
  normalizeProductName,
} from '@loja/domain/products'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictCause, DataError, isDataError, refusal } from '../client/data-error'
import { pageArgs, toFilter } from '../client/filter-args'

export interface NamedChoice {
  id: string
  name: string
}

export interface ProductGroup {
  kind: GroupKind
  id: string
  name: string
  isActive: boolean
  version: number
  products: number
}

const TABLES = { category: 'categories', brand: 'brands' } as const

const groupKeysOf = (kind: GroupKind) => {
  const all = [TABLES[kind]] as const
  return {
    all,
    lists: [...all, 'pages'] as const,
    list: (params: GroupListParams) => [...all, 'pages', params] as const,
    allCounts: [...all, 'counts'] as const,
    counts: (filter: GroupFilter) => [...all, 'counts', filter] as const,
    order: [...all, 'order'] as const,
    merge: (ids: readonly string[]) => [...all, 'merge', ids] as const,
  }
}
export const groupKeys = { category: groupKeysOf('category'), brand: groupKeysOf('brand') }

const filterArgs = (kind: GroupKind, filter: GroupFilter) => ({
  kind,
  filter: JSON.stringify(toFilter(groupListParams, filter)),
})

export async function listGroups(
  kind: GroupKind,
  { sort, page, ...filter }: GroupListParams,
  signal?: AbortSignal,
): Promise<ProductGroup[]> {
  const args = { ...filterArgs(kind, filter), sort, ...pageArgs(page) }
  return readGroups(kind, args, signal)
}

/** All in the order of the shop. */
export function listOrderedGroups(kind: GroupKind, signal?: AbortSignal): Promise<ProductGroup[]> {
  return allRows((from, to) => readGroups(kind, { kind, page_size: to - from + 1, page_offset: from }, signal))
}

async function readGroups(
  kind: GroupKind,
  args: { kind: GroupKind; filter?: string; sort?: string; page_size: number; page_offset?: number },
  signal?: AbortSignal,
): Promise<ProductGroup[]> {
  const rows = await ask('groups.list', db().rpc('list_product_groups', args, { get: true }), signal)
  return rows.map(({ product_count: products, ...row }) => ({ ...camel(row), kind, products }))
}

export async function countGroups(kind: GroupKind, filter: GroupFilter, signal?: AbortSignal) {
  const call = db().rpc('product_group_counts', filterArgs(kind, filter), { get: true })
  return camel(oneRow('groups.count', await ask('groups.count', call, signal)))
}

/** Added at the end. @throws DataError `conflict` if a similar name exists (`similarGroupOf`) */
export async function insertGroup(kind: GroupKind, name: string): Promise<NamedChoice> {
  const operation = `${TABLES[kind]}.insert`
  const wanted = normalizeProductName(name)
  const table = () => db().from(TABLES[kind])
  const [last] = await ask(operation, table().select('sort_order').order('sort_order', { ascending: false }).limit(1))
  const highest = last?.sort_order ?? 0
  const draft = { name: wanted, sort_order: kind === 'category' || highest > 0 ? highest + 1 : 0 }
  try {
    return oneRow(operation, await ask(operation, table().insert(draft).select('id, name')))
  } catch (error) {
    throw await withSimilar(operation, kind, wanted, error)
  }
}

/** Returns an existing one with a similar name. @throws DataError `conflict` if it is inactive */
export const insertCategory = (name: string) => insertChoice('category', name)

/** As `insertCategory`. */
export const insertBrand = (name: string) => insertChoice('brand', name)

async function insertChoice(kind: GroupKind, name: string): Promise<NamedChoice> {
  try {
    return await insertGroup(kind, name)
  } catch (error) {
    const similar = similarGroupOf(error)
    if (!similar?.isActive) throw error
    return { id: similar.id, name: similar.name }
  }
}

export interface GroupChange {
  group: Pick<ProductGroup, 'kind' | 'id' | 'version'>
  patch: { name?: string; isActive?: boolean }
}

/** @throws DataError `conflict` (`similarGroupOf`), `not-found`, `forbidden` */
export async function updateGroup({ group: { kind, id, version }, patch }: GroupChange): Promise<void> {
  const operation = `${TABLES[kind]}.update`
  const name = patch.name === undefined ? undefined : normalizeProductName(patch.name)
  const table = () => db().from(TABLES[kind])
  const update = table().update({ name, is_active: patch.isActive }).eq('id', id).eq('version', version).select('id')
  const changed = await ask(operation, update).catch(async (error: unknown) => {
    throw await withSimilar(operation, kind, name ?? '', error)
  })
  if (changed.length > 0) return
  const [row] = await ask(operation, table().select('version').eq('id', id).limit(1))
  throw refusal(operation, row, version)
}

interface SimilarGroup {
  id: string
  name: string
  isActive: boolean
}

async function withSimilar(operation: string, kind: GroupKind, name: string, error: unknown): Promise<unknown> {
  if (!isDataError(error, 'conflict')) return error
  const query = db().from(TABLES[kind]).select('id, name, is_active').eq('name_folded', foldText(name))
  const [row] = await ask(operation, query.order('is_active', { ascending: false }).order('name').limit(1))
  if (!row) return error
  return new DataError('conflict', operation, { similar: camel(row) satisfies SimilarGroup })
}

export const similarGroupOf = (error: unknown) => conflictCause<{ similar: SimilarGroup }>(error)?.similar ?? null

/** @throws DataError `invalid` if it has products, `conflict` if another session changed it, `not-found` */
export async function deleteGroup({ kind, id, version }: ProductGroup): Promise<void> {
  const call = db().rpc('delete_product_group', { kind, id, seen: version })
  if (!(await ask('groups.delete', call))) throw new DataError('not-found', 'groups.delete')
}

export interface GroupOrder {
  kind: GroupKind
  ids: string[]
  seen: string[]
}

/** @throws DataError `conflict` if another session ordered, added or deleted one */
export async function orderGroups(order: GroupOrder): Promise<void> {
  await ask('groups.order', db().rpc('order_product_groups', { ...order }))
}

export interface MergedGroup {
  id: string
  name: string
  version: number
  products: number
  firstNames: string[]
}

export async function previewGroupMerge(
  kind: GroupKind,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<MergedGroup[]> {
  const rows = await ask('groups.previewMerge', db().rpc('preview_group_merge', { kind, ids: [...ids] }), signal)
  return rows.map(({ product_count: products, ...row }) => ({ ...camel(row), products }))
}

export interface GroupMerge {
  kind: GroupKind
  target: string
  groups: readonly MergedGroup[]
  /** Chosen by the page: a repeat changes nothing. */
  requestId: string
}

/** @throws DataError `conflict` if names or numbers changed since the preview */
export async function mergeGroups({ kind, target, groups, requestId }: GroupMerge): Promise<{
  merged: number
  changeId: string
}> {
  const operation = 'groups.merge'
  const others = groups.filter(({ id }) => id !== target)
  const call = db().rpc('merge_product_groups', {
    kind,
    target,
    seen: Object.fromEntries(groups.map(({ id, version }) => [id, version])),
    expected: others.reduce((sum, { products }) => sum + products, 0),
    request_id: requestId,
  })
  return camel(oneRow(operation, await ask(operation, call)))
}
