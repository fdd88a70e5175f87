import {
  formatMonth,
  INVOICE_SEARCH_LIMIT,
  INVOICE_SITUATIONS,
  type InvoiceListParams,
  type InvoiceSituation,
  invoiceListParams,
  invoiceTermsLeftOut,
  limitInvoiceSearch,
  type Month,
} from '@loja/domain'
import { ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { Select } from 'antd'
import { messages } from './messages'
import { useInvoiceMonths } from './use-invoices'

interface Props {
  params: InvoiceListParams
  /** What the filters left; absent while it is not known. */
  found: string | undefined
  onChange: SetListParams<InvoiceListParams>
}

const ALL = ''
const SITUATION_OPTIONS: { value: InvoiceSituation | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.anySituation },
  ...INVOICE_SITUATIONS.map((situation) => ({ value: situation, label: messages.situations[situation] })),
]

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
            leftOut={(pasted) => {
              const [first, ...others] = invoiceTermsLeftOut(pasted)
              return first && messages.termsLeftOut(others.length + 1, first)
            }}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        situation: (
          <Select<InvoiceSituation | typeof ALL>
            aria-label={messages.situationFilter}
            value={situation ?? ALL}
            options={SITUATION_OPTIONS}
            onChange={(value) => change({ situation: value || null })}
          />
        ),
        month: (
          <Select<Month | typeof ALL>
            aria-label={messages.monthFilter}
            value={month ?? ALL}
            options={[
              { value: ALL, label: messages.anyMonth },
              ...months.map((one) => ({ value: one, label: formatMonth(one) })),
            ]}
            onChange={(value) => change({ month: value || null })}
          />
        ),
      }}
    />
  )
}
