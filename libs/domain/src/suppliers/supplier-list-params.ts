import { choiceParam, filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export const supplierListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', { active: 'ativo', inactive: 'inativo' } as const),
  /** Wire values of `list_suppliers`. */
  sort: choiceParam('ordem', {
    name_asc: 'nome-a-z',
    name_desc: 'nome-z-a',
    last_list_desc: 'lista-recente',
    last_list_asc: 'lista-antiga',
    items_desc: 'mais-itens',
    items_asc: 'menos-itens',
  }),
  page: pageParam,
})

export type SupplierListParams = ListParamsOf<typeof supplierListParams>
export type SupplierSort = SupplierListParams['sort']
export type SupplierFilter = ListFilterOf<typeof supplierListParams>
