import { choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export const SUPPLIER_STATUSES = ['active', 'inactive'] as const
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number]

/** Wire values of `list_suppliers`. */
const SORT_WORDS = {
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  last_list_desc: 'lista-recente',
  last_list_asc: 'lista-antiga',
  items_desc: 'mais-itens',
  items_asc: 'menos-itens',
} as const
export type SupplierSort = keyof typeof SORT_WORDS
const STATUS_WORDS: Record<SupplierStatus, string> = { active: 'ativo', inactive: 'inativo' }

export const supplierListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', STATUS_WORDS),
  sort: choiceParam('ordem', SORT_WORDS),
  page: pageParam,
})

export type SupplierListParams = ListParamsOf<typeof supplierListParams>
export type SupplierFilter = ListFilterOf<typeof supplierListParams>
