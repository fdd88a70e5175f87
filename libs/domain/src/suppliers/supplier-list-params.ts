import { choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

/** Wire values of `list_suppliers`. */
export const SUPPLIER_SORTS = [
  'name_asc',
  'name_desc',
  'last_list_desc',
  'last_list_asc',
  'items_desc',
  'items_asc',
] as const
export type SupplierSort = (typeof SUPPLIER_SORTS)[number]

export const SUPPLIER_STATUSES = ['active', 'inactive'] as const
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number]

const SORT_WORDS: Record<SupplierSort, string> = {
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  last_list_desc: 'lista-recente',
  last_list_asc: 'lista-antiga',
  items_desc: 'mais-itens',
  items_asc: 'menos-itens',
}
const STATUS_WORDS: Record<SupplierStatus, string> = { active: 'ativo', inactive: 'inativo' }

export const supplierListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', SUPPLIER_STATUSES, (status) => STATUS_WORDS[status]),
  sort: choiceParam('ordem', SUPPLIER_SORTS, (sort) => SORT_WORDS[sort]),
  page: pageParam,
})

export type SupplierListParams = ListParamsOf<typeof supplierListParams>
export type SupplierFilter = ListFilterOf<typeof supplierListParams>
