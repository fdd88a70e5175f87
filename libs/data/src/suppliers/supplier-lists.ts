import * as v from 'valibot'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer, oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { pageArgs } from '../client/filter-args'
import type { Database, Json } from '../database.types'

/** The database refuses more. */
export const MAX_LIST_LINES = 10_000

type SupplierListSource = 'text' | 'csv' | 'xlsx' | 'json' | 'pdf'
type ProductColumns = Partial<Database['public']['Tables']['products']['Insert']> & { name: string; price: number }

interface LineText {
  text: string
  code: string | null
}

export type AppliedLine = LineText &
  (
    | /** A product in the version that was seen. With price null only the cost changes. */
    { cost: number; productId: string; version: number; price: number | null }
    | { cost: number; product: ProductColumns }
    /** Null: not answered. */
    | { cost: number | null; remembered: { productId: string } | 'not_ours' | null }
  )

export type GoneProduct =
  | { productId: string; version: number; action: 'out_of_stock' | 'inactive' }
  /** The product stays unchanged. */
  | { productId: string; action: 'stay' }

export interface ListToApply {
  supplierId: string
  source: SupplierListSource
  fileName: string | null
  counts: Record<string, number>
  lines: readonly AppliedLine[]
  gone: readonly GoneProduct[]
  /** Chosen by the page: a repeat returns the result of the first try. */
  requestId: string
}

const failureSchema = camelShape({
  text: v.nullable(v.string()),
  productId: v.nullable(v.string()),
  name: v.nullable(v.string()),
  reason: v.picklist(['changed', 'deleted', 'name-taken', 'refused']),
})
export type ListFailure = v.InferOutput<typeof failureSchema>

export interface AppliedListResult {
  listId: string
  changeId: string | null
  updated: number
  created: number
  gone: number
  failures: ListFailure[]
}

const failuresSchema = v.array(failureSchema)

function toLine(line: AppliedLine): Json {
  const { text, code, cost } = line
  const given = { text, cost, ...(code !== null && { code }) }
  if ('product' in line) return { ...given, product: line.product as Json }
  if ('productId' in line) return { ...given, product_id: line.productId, version: line.version, price: line.price }
  if (line.remembered === 'not_ours') return { ...given, ignored: true }
  return { ...given, product_id: line.remembered?.productId ?? null }
}

/**
 * One transaction, undoable for 30 days; products that another session changed are failures.
 * @throws DataError `not-found` if the supplier was deleted, `invalid` for a refused value
 */
export async function applySupplierList(list: ListToApply): Promise<AppliedListResult> {
  const operation = 'supplierLists.apply'
  const args = {
    p_supplier: list.supplierId,
    p_list: { source: list.source, file_name: list.fileName, counts: list.counts },
    p_lines: list.lines.map(toLine),
    p_gone: list.gone.map(({ productId, ...change }) =>
      change.action === 'stay' ? { product_id: productId } : { product_id: productId, ...change },
    ),
    p_request: list.requestId,
  }
  const row = oneRow(operation, await ask(operation, db().rpc('apply_supplier_list', args)))
  return { ...camel(row), failures: checkedAnswer(operation, failuresSchema, row.failures) }
}

/** Null if the request was not applied, or is still running. */
export async function findAppliedList(requestId: string, signal?: AbortSignal): Promise<AppliedListResult | null> {
  const operation = 'supplierLists.find'
  const columns = 'list_id:id, change_id, updated, created, gone, failures'
  const query = db().from('supplier_lists').select(columns).eq('id', requestId).limit(1)
  const [row] = await ask(operation, query, signal)
  return row ? { ...camel(row), failures: checkedAnswer(operation, failuresSchema, row.failures) } : null
}

export interface SupplierList extends AppliedListResult {
  supplier: { id: string; name: string }
  createdAt: string
  /** Null if the account was deleted. */
  createdBy: { name: string | null; email: string } | null
  source: SupplierListSource
  fileName: string | null
  counts: Record<string, number>
  isUndoable: boolean
  /** Last undo. */
  undoneAt: string | null
}

const countsSchema = v.record(v.string(), v.number())
const sourceSchema = v.picklist(['text', 'csv', 'xlsx', 'json', 'pdf'])

/** Newest first. */
export async function listSupplierLists(
  supplierId: string | null,
  page: number,
  signal?: AbortSignal,
): Promise<{ rows: SupplierList[]; total: number }> {
  const operation = 'supplierLists.list'
  const args = { ...(supplierId && { p_supplier: supplierId }), ...pageArgs(page) }
  const found = await ask(operation, db().rpc('list_supplier_lists', args, { get: true }), signal)
  const rows = found.map(
    ({ id, supplier_id, supplier_name, total: _, created_by_name: name, created_by_email: email, ...row }) => ({
      ...camel(row),
      listId: id,
      supplier: { id: supplier_id, name: supplier_name },
      createdBy: email ? { name, email } : null,
      source: checkedAnswer(operation, sourceSchema, row.source),
      counts: checkedAnswer(operation, countsSchema, row.counts),
      failures: checkedAnswer(operation, failuresSchema, row.failures),
    }),
  )
  return { rows, total: found[0]?.total ?? 0 }
}

export interface MissingProduct {
  id: string
  name: string
  version: number
  price: number
  cost: number | null
  stockQuantity: number | null
  text: string
  lastCost: number | null
  lastSeenAt: string
}

export async function listMissingProducts(
  supplierId: string,
  found: readonly string[],
  signal?: AbortSignal,
): Promise<MissingProduct[]> {
  const args = { p_supplier: supplierId, p_found: [...found] }
  const call = (from: number, to: number) =>
    db().rpc('missing_supplier_products', { ...args, page_size: to - from + 1, page_offset: from })
  const rows = await allRows((from, to) => ask('supplierLists.missing', call(from, to), signal))
  return rows.map(camel)
}
