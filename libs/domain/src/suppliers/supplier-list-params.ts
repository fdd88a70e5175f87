import { type ActiveStatus, choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

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
const STATUS_WORDS: Record<ActiveStatus, string> = { active: 'ativo', inactive: 'inativo' }

export const supplierListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', STATUS_WORDS),
  sort: choiceParam('ordem', SORT_WORDS),
  page: pageParam,
})

export type SupplierListParams = ListParamsOf<typeof supplierListParams>
export type SupplierFilter = ListFilterOf<typeof supplierListParams>
