import {
  getFirstInvoiceMonth,
  getInvoice,
  getInvoiceTotals,
  getUninvoicedTotals,
  type InvoicePageRequest,
  type InvoiceRow,
  type InvoiceSum,
  type InvoiceTotals,
  invoiceKeys,
  listInvoices,
  type UninvoicedOrder,
} from '@loja/data'
import { type InvoiceFilter, type Month, monthsBetween, storeDay } from '@loja/domain'
import { cachedRow } from '@loja/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from './messages'

const meta = { errorText: messages.loadFailed }

/** One page of notes, or of orders without one. While the next one is on its way the last one stays. */
export function useInvoiceList(request: InvoicePageRequest) {
  return useQuery({
    queryKey: invoiceKeys.list(request),
    queryFn: ({ signal }) => listInvoices(request, signal),
    placeholderData: keepPreviousData,
    meta,
  })
}

/** One note: as the list shows it, until it has been read again. @param id a UUID */
export function useInvoice(id: string) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: invoiceKeys.one(id),
    queryFn: ({ signal }) => getInvoice(id, signal),
    initialData: () => {
      const row = cachedRow<InvoiceRow | UninvoicedOrder>(queryClient, invoiceKeys.lists, id)
      return row?.kind === 'invoice' ? row : undefined
    },
    initialDataUpdatedAt: 0,
  })
}

/** Exact counts and sums under the search and the month: for cards, header and pager. */
export function useInvoiceTotals(filter: InvoiceFilter) {
  return useQuery({
    queryKey: invoiceKeys.totals(filter),
    queryFn: ({ signal }) => getInvoiceTotals(filter, signal),
    placeholderData: keepPreviousData,
    meta,
  })
}

/** The same of the orders without a note; a request of its own, because it reads the orders. */
export function useUninvoicedTotals(filter: InvoiceFilter) {
  return useQuery({
    queryKey: invoiceKeys.uninvoiced(filter),
    queryFn: ({ signal }) => getUninvoicedTotals(filter, signal),
    placeholderData: keepPreviousData,
    meta,
  })
}

/** The months to choose from, the last one first; this one alone until the first is known. */
export function useInvoiceMonths(chosen: Month | null): Month[] {
  const { data } = useQuery({
    queryKey: invoiceKeys.firstMonth,
    queryFn: ({ signal }) => getFirstInvoiceMonth(signal),
  })
  const last = storeDay(new Date()).slice(0, 7)
  const months = monthsBetween(data && data < last ? data : last, last)
  return chosen && !months.includes(chosen) ? [...months, chosen].sort().reverse() : months
}

/** What the filter finds, as one sum: of all situations those that are sales. */
export function sumOf(totals: InvoiceTotals, { situation }: Pick<InvoiceFilter, 'situation'>): InvoiceSum {
  if (situation && situation !== 'sem-nota') return totals[situation]
  const { autorizada, informada } = totals
  return {
    count: autorizada.count + informada.count,
    totalBrl: (Math.round(autorizada.totalBrl * 100) + Math.round(informada.totalBrl * 100)) / 100,
    unpriced: autorizada.unpriced + informada.unpriced,
  }
}
