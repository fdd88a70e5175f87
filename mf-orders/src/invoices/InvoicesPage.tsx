import type { UninvoicedOrder } from '@loja/data'
import { INVOICE_PAGE_SIZES, type InvoiceSituation, invoiceListParams } from '@loja/domain'
import { ListPage, useListParams } from '@loja/ui'
import { useCallback, useState } from 'react'
import { InvoiceActions } from './details/InvoiceActions'
import { InvoiceDialogs, type OpenInvoiceDialog } from './InvoiceDialogs'
import { InvoiceFilters } from './InvoiceFilters'
import { InvoicesList } from './InvoicesList'
import { messages } from './messages'
import { MonthDownload } from './month/MonthDownload'
import { sumOf, useInvoiceList, useInvoiceTotals, useUninvoicedTotals } from './use-invoices'

/** The fiscal notes of the orders, and the orders that were sent without one (NFE-01). */
export function InvoicesPage() {
  const { params, setParams } = useListParams(invoiceListParams)
  const { page: _, pageSize: __, ...filter } = params
  const { situation } = filter
  const list = useInvoiceList(params)
  const totals = useInvoiceTotals(filter)
  const without = useUninvoicedTotals(filter)
  const [open, setOpen] = useState<OpenInvoiceDialog | null>(null)
  const typeKey = useCallback((order: UninvoicedOrder) => setOpen({ name: 'key', order }), [])

  const isWithout = situation === 'sem-nota'
  const isAllWell = isWithout && !invoiceListParams.isFiltered({ ...params, situation: null })
  const sum = totals.data && sumOf(totals.data, filter)
  const notes = totals.data && (situation === null || isWithout ? allOf(totals.data) : totals.data[situation].count)
  const total = isWithout
    ? !without.isPlaceholderData && without.data
      ? without.data.count
      : undefined
    : totals.isPlaceholderData
      ? undefined
      : notes
  const card = (one: InvoiceSituation, count: number | undefined) => ({
    title: messages.situations[one],
    count,
    filter: {
      label: messages.showOnly(one),
      on: situation === one,
      onToggle: () =>
        setParams((current) =>
          invoiceListParams.change(current, { situation: current.situation === one ? null : one }),
        ),
    },
  })
  return (
    <>
      <ListPage
        title={messages.title}
        summary={isWithout ? without.data && messages.summaryWithout(without.data) : sum && messages.summary(sum)}
        actions={<InvoiceActions onOpen={setOpen} />}
        cards={{
          failed: totals.isError || without.isError,
          counts: [
            card('autorizada', totals.data?.autorizada.count),
            card('informada', totals.data?.informada.count),
            card('cancelada', totals.data?.cancelada.count),
            card('sem-nota', without.data?.count),
          ],
        }}
        params={params}
        isFiltered={invoiceListParams.isFiltered(params)}
        setParams={setParams}
        rows={list}
        counts={[totals, without]}
        total={total}
        pageSizes={INVOICE_PAGE_SIZES}
        filters={
          <InvoiceFilters
            params={params}
            found={total ? (isWithout ? messages.foundWithout(total) : messages.found(total)) : undefined}
            onChange={setParams}
          />
        }
        toolbar={<MonthDownload month={params.month} />}
        texts={isAllWell ? { ...messages, ...messages.noneWithout } : messages}
      >
        {(shown) => <InvoicesList {...shown} onTypeKey={typeKey} />}
      </ListPage>
      {open && <InvoiceDialogs open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function allOf(totals: { [status: string]: { count: number } }): number {
  return Object.values(totals).reduce((sum, { count }) => sum + count, 0)
}
