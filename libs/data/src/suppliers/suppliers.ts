import {
  type PriceRule,
  type SupplierFilter,
  type SupplierListParams,
  supplierListParams,
} from '@loja/domain/suppliers'
import { ask } from '../client/ask'
import { camel, snake } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictingRow, refusal } from '../client/data-error'
import { pageArgs, toFilter } from '../client/filter-args'
import type { StoredRow, TableRow } from '../client/rows'
import type { Json } from '../database.types'

export const SUPPLIER_NAME_LIMIT = 120

const COLUMNS = 'id, name, contact, whatsapp, notes, reading, price_rule, is_active, version'

export interface Supplier extends Omit<TableRow<'suppliers', typeof COLUMNS>, 'reading' | 'priceRule'> {
  /** Pages check it with the schema of the reader. */
  reading: object
  priceRule: PriceRule | null
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

/** A constraint checks the stored rule (`private.is_price_rule`). */
const toSupplier = (row: Omit<StoredRow<'suppliers', typeof COLUMNS>, 'reading'> & { reading: Json }): Supplier => ({
  ...camel(row),
  reading: row.reading as object,
  priceRule: row.price_rule as unknown as PriceRule | null,
})

const filterArg = (filter: SupplierFilter) => JSON.stringify(toFilter(supplierListParams, filter))

export async function listSuppliers(
  { sort, page, ...filter }: SupplierListParams,
  signal?: AbortSignal,
): Promise<SupplierRow[]> {
  const call = db().rpc('list_suppliers', { filter: filterArg(filter), sort, ...pageArgs(page) }, { get: true })
  const rows = await ask('suppliers.list', call, signal)
  return rows.map(({ item_count: items, last_list_at: lastListAt, ...row }) => ({
    ...toSupplier(row),
    items,
    lastListAt,
  }))
}

export async function countSuppliers(filter: SupplierFilter, signal?: AbortSignal): Promise<SupplierCounts> {
  const call = db().rpc('supplier_counts', { filter: filterArg(filter) }, { get: true })
  return oneRow('suppliers.count', await ask('suppliers.count', call, signal))
}

export async function getSupplier(id: string, signal?: AbortSignal): Promise<Supplier> {
  const rows = await ask('suppliers.get', db().from('suppliers').select(COLUMNS).eq('id', id).limit(1), signal)
  return toSupplier(oneRow('suppliers.get', rows, 'not-found'))
}

export type SupplierDraft = Omit<Supplier, 'id' | 'version'>

const toStored = ({ reading, priceRule, ...fields }: Partial<SupplierDraft>) => ({
  ...snake(fields),
  name: fields.name?.trim(),
  reading: reading as NonNullable<Json> | undefined,
  price_rule: priceRule as Json | null | undefined,
})

/** @throws DataError `conflict` if a similar name exists */
export async function insertSupplier(draft: Pick<SupplierDraft, 'name'> & Partial<SupplierDraft>): Promise<Supplier> {
  const row = { ...toStored(draft), name: draft.name.trim() }
  const stored = await ask('suppliers.insert', db().from('suppliers').insert(row).select(COLUMNS))
  return toSupplier(oneRow('suppliers.insert', stored, 'forbidden'))
}

export interface SupplierChange {
  supplier: Pick<Supplier, 'id' | 'version'>
  patch: Partial<SupplierDraft>
}

/** @throws DataError `conflict` (`supplierConflictOf`, or the name is taken), `not-found`, `forbidden` */
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

export const supplierConflictOf = conflictingRow<Supplier>

async function classifyRefusal(operation: string, { id, version }: { id: string; version: number }) {
  const [row] = await ask(operation, db().from('suppliers').select(COLUMNS).eq('id', id).limit(1))
  return refusal(operation, row && toSupplier(row), version)
}
