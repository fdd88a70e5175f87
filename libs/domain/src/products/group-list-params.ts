import { choiceParam, filterParam, flagParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export type GroupKind = 'category' | 'brand'

/** Wire values of `list_product_groups`. The first is the default, the order of the shop. */
export const GROUP_SORTS = [
  'position_asc',
  'position_desc',
  'name_asc',
  'name_desc',
  'products_desc',
  'products_asc',
] as const
export type GroupSort = (typeof GROUP_SORTS)[number]

export const GROUP_STATUSES = ['active', 'inactive'] as const
export type GroupStatus = (typeof GROUP_STATUSES)[number]

const SORT_WORDS: Record<GroupSort, string> = {
  position_asc: 'ordem-da-loja',
  position_desc: 'ordem-inversa',
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  products_desc: 'mais-produtos',
  products_asc: 'menos-produtos',
}
const STATUS_WORDS: Record<GroupStatus, string> = { active: 'ativa', inactive: 'inativa' }

export const groupListParams = listParams({
  search: textParam('busca'),
  status: filterParam('status', GROUP_STATUSES, (status) => STATUS_WORDS[status]),
  withoutProducts: flagParam('sem-produtos'),
  sort: choiceParam('ordem', GROUP_SORTS, (sort) => SORT_WORDS[sort]),
  page: pageParam,
})

export type GroupListParams = ListParamsOf<typeof groupListParams>

export type GroupFilter = ListFilterOf<typeof groupListParams>
