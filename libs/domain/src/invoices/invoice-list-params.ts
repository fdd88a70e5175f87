import { choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { invoiceTermsIn, limitInvoiceSearch } from './invoice-search'
import { INVOICE_SITUATIONS } from './invoice-status'
import { monthParam } from './month'

const INVOICE_PAGE_SIZES = [20, 50, 100] as const

export const invoiceListParams = listParams({
  search: textParam('busca', {
    limit: limitInvoiceSearch,
    narrows: (search) => invoiceTermsIn(search).length > 0,
  }),
  situation: filterParam('situacao', INVOICE_SITUATIONS),
  month: monthParam('mes'),
  pageSize: choiceParam('por-pagina', INVOICE_PAGE_SIZES),
  page: pageParam,
})

export type InvoiceListParams = ListParamsOf<typeof invoiceListParams>
export type InvoiceFilter = ListFilterOf<typeof invoiceListParams>
