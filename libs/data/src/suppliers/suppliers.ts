import {
  PAGE_SIZE,
  type PriceRule,
  pageRange,
  type SupplierFilter,
  type SupplierListParams,
  supplierListParams,
} from '@loja/domain'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError, isDataError } from '../client/data-error'
import { toFilter } from '../client/filter-args'
import type { Json } from '../database.types'

export const SUPPLIER_NAME_LIMIT = 120

export interface Supplier {
  id: string
  name: string
  contact: string | null
  whatsapp: string | null
  notes: string | null
  /** How its lists are read. Pages check it with the schema of the reader. */
  reading: object
  priceRule: PriceRule | null
  isActive: boolean
  version: number
}

export interface SupplierRow extends Supplier {
  /** Remembered texts. */
  items: number
  lastListAt: string | null
}

export interface SupplierCounts {
  total: number
  inactive: number
}

const all = ['suppliers'] as const
export const supplierKeys = {
  all,
  lists: [...all, 'pages'] as const,
  list: (params: SupplierListParams) => [...all, 'pages', params] as const,
  allCounts: [...all, 'counts'] as const,
  counts: (filter: SupplierFilter) => [...all, 'counts', filter] as const,
  one: (id: string) => [...all, 'one', id] as const,
  items: (id: string) => [...all, 'items', id] as const,
  applied: [...all, 'applied'] as const,
  missing: (id: string) => [...all, 'missing', id] as const,
  priceRules: [...all, 'price-rules'] as const,
}

const COLUMNS = 'id, name, contact, whatsapp, notes, reading, price_rule, is_active, version'

interface Stored {
  id: string
  name: string
  contact: string | null
  whatsapp: string | null
  notes: string | null
  reading: Json
  price_rule: Json | null
  is_active: boolean
  version: number
}

/** A constraint checks the stored rule (`private.is_price_rule`). */
const toSupplier = ({ price_rule, is_active, ...row }: Stored): Supplier => ({
  id: row.id,
  name: row.name,
  contact: row.contact,
  whatsapp: row.whatsapp,
  notes: row.notes,
  reading: row.reading as object,
  priceRule: price_rule as unknown as PriceRule | null,
  isActive: is_active,
  version: row.version,
})

const filterArg = (filter: SupplierFilter) => JSON.stringify(toFilter(supplierListParams, filter))

export async function listSuppliers(
  { sort, page, ...filter }: SupplierListParams,
  signal?: AbortSignal,
): Promise<SupplierRow[]> {
  const range = { page_size: PAGE_SIZE, page_offset: pageRange(page, PAGE_SIZE).from }
  const call = db().rpc('list_suppliers', { filter: filterArg(filter), sort, ...range }, { get: true })
  const rows = await ask('suppliers.list', call, signal)
  return rows.map((row) => ({ ...toSupplier(row), items: row.item_count, lastListAt: row.last_list_at }))
}

export async function countSuppliers(filter: SupplierFilter, signal?: AbortSignal): Promise<SupplierCounts> {
  const call = db().rpc('supplier_counts', { filter: filterArg(filter) }, { get: true })
  return oneRow('suppliers.count', await ask('suppliers.count', call, signal))
}

/** @throws DataError `not-found` */
export async function getSupplier(id: string, signal?: AbortSignal): Promise<Supplier> {
  const [row] = await ask('suppliers.get', db().from('suppliers').select(COLUMNS).eq('id', id).limit(1), signal)
  if (!row) throw new DataError('not-found', 'suppliers.get')
  return toSupplier(row)
}

export type SupplierDraft = Omit<Supplier, 'id' | 'version'>

const toStored = ({ priceRule, isActive, reading, ...fields }: Partial<SupplierDraft>) => ({
  ...fields,
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(reading !== undefined && { reading: reading as NonNullable<Json> }),
  ...(priceRule !== undefined && { price_rule: priceRule as Json | null }),
  ...(isActive !== undefined && { is_active: isActive }),
})

/** @throws DataError `conflict` if a similar name exists */
export async function insertSupplier(draft: Pick<SupplierDraft, 'name'> & Partial<SupplierDraft>): Promise<Supplier> {
  const row = { ...toStored(draft), name: draft.name.trim() }
  const [stored] = await ask('suppliers.insert', db().from('suppliers').insert(row).select(COLUMNS))
  if (!stored) throw new DataError('forbidden', 'suppliers.insert')
  return toSupplier(stored)
}

export interface SupplierChange {
  supplier: Pick<Supplier, 'id' | 'version'>
  patch: Partial<SupplierDraft>
}

/**
 * Saves fields unless another session changed the supplier since it was read.
 * @throws DataError `conflict` (`supplierConflictOf`, or the name is taken), `not-found`, `forbidden`
 */
export async function updateSupplier({ supplier: { id, version }, patch }: SupplierChange): Promise<Supplier> {
  const update = db().from('suppliers').update(toStored(patch)).eq('id', id).eq('version', version)
  const [stored] = await ask('suppliers.update', update.select(COLUMNS))
  if (!stored) throw await classifyRefusal('suppliers.update', { id, version })
  return toSupplier(stored)
}

/** With its texts and lists; costs stay. Errors as `updateSupplier`. */
export async function deleteSupplier({ id, version }: Pick<Supplier, 'id' | 'version'>): Promise<void> {
  const deletion = db().from('suppliers').delete().eq('id', id).eq('version', version).select('id')
  if ((await ask('suppliers.delete', deletion)).length === 0) {
    throw await classifyRefusal('suppliers.delete', { id, version })
  }
}

/** The stored supplier, if a change of another session failed a write. */
export function supplierConflictOf(error: unknown): Supplier | null {
  if (!isDataError(error) || error.code !== 'conflict') return null
  return (error.cause as { supplier?: Supplier } | undefined)?.supplier ?? null
}

async function classifyRefusal(operation: string, { id, version }: { id: string; version: number }) {
  const [row] = await ask(operation, db().from('suppliers').select(COLUMNS).eq('id', id).limit(1))
  if (!row) return new DataError('not-found', operation)
  // Unchanged but not written: row security allows reading only.
  if (row.version === version) return new DataError('forbidden', operation)
  return new DataError('conflict', operation, { supplier: toSupplier(row) })
}
