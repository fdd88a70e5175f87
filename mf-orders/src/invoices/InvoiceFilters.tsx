import {
  formatMonth,
  INVOICE_SEARCH_LIMIT,
  INVOICE_SITUATIONS,
  type InvoiceListParams,
  invoiceListParams,
  invoiceTermsLeftOut,
  limitInvoiceSearch,
} from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { sayLeftOut } from '../say-left-out'
import { messages } from './messages'
import { useInvoiceMonths } from './use-invoices'

interface Props {
  params: InvoiceListParams
  /** What the filters left; absent while it is not known. */
  found: string | undefined
  onChange: SetListParams<InvoiceListParams>
}

const SITUATION_OPTIONS = INVOICE_SITUATIONS.map((value) => ({ value, label: messages.situations[value] }))

export function InvoiceFilters({ params, found, onChange }: Props) {
  const { search, situation, month } = params
  const months = useInvoiceMonths(month)
  const change = (patch: Partial<InvoiceListParams>, options?: { replace: boolean }) =>
    onChange((current) => invoiceListParams.change(current, patch), options)
  return (
    <ListFilters
      list={invoiceListParams}
      params={params}
      onChange={onChange}
      tags={messages.filterTags}
      found={found}
      controls={{
        search: (
          <SearchBox
            label={messages.search}
            value={search}
            maxLength={INVOICE_SEARCH_LIMIT}
            joinLines={limitInvoiceSearch}
            leftOut={sayLeftOut(invoiceTermsLeftOut, messages.termsLeftOut)}
            onSearch={(text, step) => change({ search: text }, step)}
          />
        ),
        situation: (
          <FilterSelect
            label={messages.situationFilter}
            all={messages.anySituation}
            value={situation}
            options={SITUATION_OPTIONS}
            onChange={(value) => change({ situation: value })}
          />
        ),
        month: (
          <FilterSelect
            label={messages.monthFilter}
            all={messages.anyMonth}
            value={month}
            options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
            onChange={(value) => change({ month: value })}
          />
        ),
      }}
    />
  )
}
