import { type InvoiceSituation, invoiceListParams } from '@loja/domain/invoices'
import { ListPage, useListParams } from '@loja/ui/lists'
import { InvoiceActions } from './details/InvoiceActions'
import { FIELDS, useInvoiceFilters } from './invoice-fields'
import { messages } from './messages'
import { useMonthDownload } from './month/use-month-download'
import { INVOICES, sumOf, useInvoiceQueries } from './queries'

/** NFE-01. */
export function InvoicesPage() {
  const address = useListParams(invoiceListParams)
  const { params, filter, toggle, list } = address
  const queries = useInvoiceQueries(address)
  const { counts, uninvoiced, total } = queries

  const isWithout = params.situation === 'sem-nota'
  const isAllDone = isWithout && !list.isFiltered({ ...params, situation: null })
  const sum = counts && sumOf(counts, filter)
  const card = (one: InvoiceSituation, count: number | undefined) => ({
    title: messages.situations[one],
    count,
    filter: toggle('situation', one, messages.showOnly(one)),
  })
  const filters = useInvoiceFilters(params.month)
  const month = useMonthDownload(params.month)
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={isAllDone ? { ...messages, ...messages.noneWithout } : messages}
      summary={(isWithout ? uninvoiced && messages.summaryWithout(uninvoiced) : sum && messages.summary(sum)) ?? ''}
      actions={<InvoiceActions download={month.work} />}
      cards={[
        card('autorizada', counts?.autorizada.count),
        card('informada', counts?.informada.count),
        card('cancelada', counts?.cancelada.count),
        card('sem-nota', uninvoiced?.count),
      ]}
      filters={filters}
      found={total ? (isWithout ? messages.foundWithout(total) : messages.found(total)) : undefined}
      more={[month.item]}
      views={INVOICES.views}
      fields={FIELDS}
    />
  )
}
