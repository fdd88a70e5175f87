import { filterParam, pageParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { PROFILE_ROLES } from './profile-role'

export const profileListParams = listParams({
  search: textParam('busca'),
  role: filterParam('perfil', PROFILE_ROLES),
  page: pageParam,
})

export type ProfileListParams = ListParamsOf<typeof profileListParams>

export type ProfileFilter = ListFilterOf<typeof profileListParams>
