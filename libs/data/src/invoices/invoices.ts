import {
  type InvoiceFilter,
  type InvoiceStatus,
  invoiceTermsIn,
  type Month,
  toInvoiceStatus,
} from '@loja/domain/invoices'
import { type OrderStatus, toOrderStatus } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { filterJson, pageArgs, readMethod } from '../client/filter-args'
import type { StoredRow, TableRow } from '../client/rows'

const COLUMNS =
  'id, order_id, order_number, access_key, status, source, issued_at, issue_month, total, customer_document, protocol, number, series, model, created_at, version'

/** `orderNumber` is that of the time of the attachment. `orderId` is null if the order was deleted. */
export interface InvoiceRow
  extends Omit<TableRow<'invoices', typeof COLUMNS>, 'status' | 'source' | 'issueMonth' | 'total'> {
  kind: 'invoice'
  status: InvoiceStatus
  hasXml: boolean
  issuedAt: string | null
  month: Month
  totalBrl: number | null
}

export interface UninvoicedOrder {
  kind: 'order'
  id: string
  orderNumber: string
  status: OrderStatus
  totalBrl: number
  createdAt: string
  customerDocument: string | null
  customerName: string | null
}

export interface InvoicePageRequest extends InvoiceFilter {
  page: number
  pageSize: number
}

export interface InvoiceSum {
  count: number
  totalBrl: number
  unpriced: number
}

export type InvoiceTotals = Record<InvoiceStatus, InvoiceSum>

/** Last issued first, or of shipped orders newest first; empty after the last. */
export async function listInvoices(
  request: InvoicePageRequest,
  signal?: AbortSignal,
): Promise<(InvoiceRow | UninvoicedOrder)[]> {
  const { situation, page, pageSize } = request
  const args = { filter: filterOf(request), ...pageArgs(page, pageSize) }
  if (situation === 'sem-nota') {
    const rows = await ask('invoices.listOrders', db().rpc('list_uninvoiced_orders', args, readMethod(request)), signal)
    return rows.map(({ total: totalBrl, ...row }) => ({
      kind: 'order',
      ...camel(row),
      status: toOrderStatus(row.status),
      totalBrl,
    }))
  }
  const call = db().rpc('list_invoices', args, readMethod(request))
  const rows = await ask('invoices.list', call.select(COLUMNS), signal)
  return rows.map(toInvoiceRow)
}

export async function getInvoiceTotals(filter: InvoiceFilter, signal?: AbortSignal): Promise<InvoiceTotals> {
  const call = db().rpc('invoice_totals', { filter: filterOf({ ...filter, situation: null }) }, readMethod(filter))
  const rows = await ask('invoices.totals', call, signal)
  const of = (status: InvoiceStatus): InvoiceSum => {
    const row = rows.find(({ invoice_status }) => invoice_status === status)
    return { count: row?.invoice_count ?? 0, totalBrl: row?.total ?? 0, unpriced: row?.unpriced ?? 0 }
  }
  return { autorizada: of('autorizada'), informada: of('informada'), cancelada: of('cancelada') }
}

export async function getUninvoicedTotals(filter: InvoiceFilter, signal?: AbortSignal): Promise<InvoiceSum> {
  const call = db().rpc('uninvoiced_totals', { filter: filterOf({ ...filter, situation: null }) }, readMethod(filter))
  const { order_count, total } = oneRow('invoices.uninvoiced', await ask('invoices.uninvoiced', call, signal))
  return { count: order_count, totalBrl: total, unpriced: 0 }
}

/** Null in an empty store. */
export async function getFirstInvoiceMonth(signal?: AbortSignal): Promise<Month | null> {
  const day = await ask('invoices.firstMonth', db().rpc('first_invoice_month', {}, { get: true }), signal)
  return (day as string | null)?.slice(0, 7) ?? null
}

export async function getInvoice(id: string, signal?: AbortSignal): Promise<InvoiceRow> {
  const rows = await ask('invoices.get', db().from('invoices').select(COLUMNS).eq('id', id).limit(1), signal)
  return toInvoiceRow(oneRow('invoices.get', rows, 'not-found'))
}

export async function listInvoicesOfOrder(orderId: string, signal?: AbortSignal): Promise<InvoiceRow[]> {
  const query = db().from('invoices').select(COLUMNS).eq('order_id', orderId)
  const rows = await ask('invoices.ofOrder', query.order('listed_at', { ascending: false }).limit(20), signal)
  return rows.map(toInvoiceRow)
}

function filterOf(filter: InvoiceFilter) {
  const { situation, month } = filter
  const search = invoiceTermsIn(filter.search).join(' ')
  const parts = {
    ...(search && { search }),
    ...(month && { month: `${month}-01` }),
    ...(situation && situation !== 'sem-nota' && { status: situation }),
  }
  return filterJson(parts, readMethod(filter))
}

function toInvoiceRow({ source, issue_month, total, ...row }: StoredRow<'invoices', typeof COLUMNS>): InvoiceRow {
  return {
    kind: 'invoice',
    ...camel(row),
    status: toInvoiceStatus(row.status),
    hasXml: source === 'xml',
    month: issue_month.slice(0, 7),
    totalBrl: total,
  }
}
