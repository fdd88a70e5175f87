import { choiceParam, filterParam, flagParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export type GroupKind = 'category' | 'brand'

export const groupListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', { active: 'ativa', inactive: 'inativa' } as const),
  withoutProducts: flagParam('sem-produtos'),
  /** Wire values of `list_product_groups`. The first is the default, the order of the shop. */
  sort: choiceParam('ordem', {
    position_asc: 'ordem-da-loja',
    position_desc: 'ordem-inversa',
    name_asc: 'nome-a-z',
    name_desc: 'nome-z-a',
    products_desc: 'mais-produtos',
    products_asc: 'menos-produtos',
  }),
  page: pageParam,
})

export type GroupListParams = ListParamsOf<typeof groupListParams>
export type GroupSort = GroupListParams['sort']

export type GroupFilter = ListFilterOf<typeof groupListParams>
