import { filterParam, pageParam, pageSizeParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { invoiceTermsIn, limitInvoiceSearch } from './invoice-search'
import { INVOICE_SITUATIONS } from './invoice-status'
import { monthParam } from './month'

export const invoiceListParams = listParams({
  search: textParam('busca', {
    limit: limitInvoiceSearch,
    narrows: (search) => invoiceTermsIn(search).length > 0,
  }),
  situation: filterParam('situacao', INVOICE_SITUATIONS),
  month: monthParam,
  pageSize: pageSizeParam,
  page: pageParam,
})

export type InvoiceListParams = ListParamsOf<typeof invoiceListParams>
export type InvoiceFilter = ListFilterOf<typeof invoiceListParams>
