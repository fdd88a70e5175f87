import { dataMutation, dataQuery } from '@loja/data/client'
import {
  getFirstInvoiceMonth,
  getInvoice,
  getInvoiceTotals,
  getInvoiceXml,
  getUninvoicedTotals,
  type InvoiceRow,
  type InvoiceSum,
  type InvoiceTotals,
  invoiceKeys,
  listInvoices,
  listInvoicesOfOrder,
  removeInvoice,
  setInvoiceCancelled,
  type UninvoicedOrder,
} from '@loja/data/invoices'
import { storeDay } from '@loja/domain/format'
import {
  type InvoiceFilter,
  type InvoiceListParams,
  invoiceListParams,
  type Month,
  monthsBetween,
} from '@loja/domain/invoices'
import { saveFile } from '@loja/spreadsheet'
import { cachedRow, listSource, useListQueries } from '@loja/ui/lists'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { invoiceFileName } from './details/invoice-file-name'
import { messages } from './messages'

export type ListedInvoice = InvoiceRow | UninvoicedOrder

export const INVOICES = listSource({
  list: invoiceListParams,
  reads: (params, filter) => ({
    list: {
      queryKey: invoiceKeys.list(params),
      queryFn: ({ signal }): Promise<ListedInvoice[]> => listInvoices(params, signal),
    },
    counts: dataQuery(invoiceKeys.totals(filter), (signal) => getInvoiceTotals(filter, signal)),
  }),
  totalOf,
  errorText: messages.loadFailed,
  views: { list: 'invoices', all: 'Todas', count: countInvoices, countsKey: invoiceKeys.all },
})

/** Counts and sums of orders are a slower request of their own. */
export function useInvoiceQueries(address: { params: InvoiceListParams; filter: InvoiceFilter }) {
  const { filter } = address
  const { situation } = filter
  const queries = useListQueries(INVOICES, address)
  const uninvoiced = useQuery({
    ...dataQuery(invoiceKeys.uninvoiced(filter), (signal) => getUninvoicedTotals(filter, signal), messages.loadFailed),
    placeholderData: keepPreviousData,
  })
  const uninvoicedTotal = uninvoiced.isPlaceholderData ? undefined : uninvoiced.data?.count
  return {
    ...queries,
    uninvoiced: uninvoiced.data,
    countQueries: [...queries.countQueries, uninvoiced],
    total: situation === 'sem-nota' ? uninvoicedTotal : queries.total,
  }
}

function totalOf(totals: InvoiceTotals, { situation }: Pick<InvoiceFilter, 'situation'>): number {
  return situation === null || situation === 'sem-nota'
    ? Object.values(totals).reduce((sum, { count }) => sum + count, 0)
    : totals[situation].count
}

async function countInvoices(params: InvoiceListParams, signal: AbortSignal): Promise<number> {
  if (params.situation === 'sem-nota') return (await getUninvoicedTotals(params, signal)).count
  return totalOf(await getInvoiceTotals(params, signal), params)
}

/** @param id a UUID */
export function useInvoice(id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    ...dataQuery(invoiceKeys.one(id), (signal) => getInvoice(id, signal)),
    initialData: () => {
      const row = cachedRow<ListedInvoice>(queryClient, invoiceKeys.lists, id)
      return row?.kind === 'invoice' ? row : undefined
    },
    initialDataUpdatedAt: 0,
  })
}

/** Newest first. */
export function useInvoiceMonths(chosen: Month | null): Month[] {
  const { data } = useQuery(dataQuery(invoiceKeys.firstMonth, getFirstInvoiceMonth))
  const last = storeDay(new Date()).slice(0, 7)
  const months = monthsBetween(data && data < last ? data : last, last)
  return chosen && !months.includes(chosen) ? [...months, chosen].sort().reverse() : months
}

/** The sum covers sales only unless a situation is chosen. */
export function sumOf(totals: InvoiceTotals, { situation }: Pick<InvoiceFilter, 'situation'>): InvoiceSum {
  if (situation && situation !== 'sem-nota') return totals[situation]
  const { autorizada, informada } = totals
  return {
    count: autorizada.count + informada.count,
    totalBrl: (Math.round(autorizada.totalBrl * 100) + Math.round(informada.totalBrl * 100)) / 100,
    unpriced: autorizada.unpriced + informada.unpriced,
  }
}

interface InvoiceChange {
  /** As displayed. */
  note: InvoiceRow
  kind: 'cancel' | 'restore' | 'remove'
}

const DONE: Record<InvoiceChange['kind'], (number: number) => string> = {
  cancel: messages.cancelled,
  restore: messages.restored,
  remove: messages.removed,
}

export const invoiceChange = dataMutation({
  mutationFn: ({ note, kind }: InvoiceChange) =>
    kind === 'remove' ? removeInvoice(note) : setInvoiceCancelled(note, kind === 'cancel'),
  successText: ({ note, kind }) => DONE[kind](note.number),
  errorText: messages.changeFailed,
  invalidates: [invoiceKeys.all],
})

export const xmlDownload = dataMutation({
  mutationFn: async ({ id, accessKey }: Pick<InvoiceRow, 'id' | 'accessKey'>) => {
    const xml = await getInvoiceXml(id)
    saveFile(new Blob([xml], { type: 'application/xml' }), invoiceFileName(accessKey))
  },
  successText: messages.xmlDownloaded,
  errorText: messages.xmlFailed,
})

export function useInvoicesOfOrder(orderId: string) {
  return useQuery(dataQuery(invoiceKeys.ofOrder(orderId), (signal) => listInvoicesOfOrder(orderId, signal)))
}
