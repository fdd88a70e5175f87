import { filterParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { PROFILE_ROLES } from './profile-role'

/** The list of users in its address. The search is a part of a name or phone, or the beginning of a user id. */
export const profileListParams = listParams({
  search: textParam('busca'),
  role: filterParam('perfil', PROFILE_ROLES),
  page: pageParam,
})

/** What the address says about the list of users. */
export type ProfileListParams = ListParamsOf<typeof profileListParams>

/** What narrows the list of users, and names a count in the query cache. */
export type ProfileFilter = ListFilterOf<typeof profileListParams>
