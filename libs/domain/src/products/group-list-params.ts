import { type ActiveStatus, choiceParam, filterParam, flagParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export type GroupKind = 'category' | 'brand'

/** Wire values of `list_product_groups`. The first is the default, the order of the shop. */
const SORT_WORDS = {
  position_asc: 'ordem-da-loja',
  position_desc: 'ordem-inversa',
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  products_desc: 'mais-produtos',
  products_asc: 'menos-produtos',
} as const
export type GroupSort = keyof typeof SORT_WORDS
const STATUS_WORDS: Record<ActiveStatus, string> = { active: 'ativa', inactive: 'inativa' }

export const groupListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', STATUS_WORDS),
  withoutProducts: flagParam('sem-produtos'),
  sort: choiceParam('ordem', SORT_WORDS),
  page: pageParam,
})

export type GroupListParams = ListParamsOf<typeof groupListParams>

export type GroupFilter = ListFilterOf<typeof groupListParams>
