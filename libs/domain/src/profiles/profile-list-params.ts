import { parsePageParam, parseSearchParam } from '../list/list-params'
import { isProfileRole, type ProfileRole } from './profile-role'

/** What the address says about the list of users. */
export interface ProfileListParams {
  /** Part of a name or phone, or the beginning of a user id, as typed; empty for all. */
  search: string
  /** `null` for every role. */
  role: ProfileRole | null
  /** 1-based. */
  page: number
}

/** Reads the parameters of `/admin/users`; what makes no sense counts as absent. */
export function parseProfileListParams(query: { get(name: string): string | null }): ProfileListParams {
  const role = query.get('perfil')
  return {
    search: parseSearchParam(query.get('busca')),
    role: isProfileRole(role) ? role : null,
    page: parsePageParam(query.get('pagina')),
  }
}

/** The parameters as name and value pairs for the address; defaults are left out. */
export function formatProfileListParams({ search, role, page }: ProfileListParams): Record<string, string> {
  return {
    ...(search && { busca: search }),
    ...(role && { perfil: role }),
    ...(page > 1 && { pagina: String(page) }),
  }
}

/** A changed search or filter starts at page 1: the old page means nothing in the new list. */
export function withProfileFilter(
  params: ProfileListParams,
  patch: Partial<Pick<ProfileListParams, 'search' | 'role'>>,
): ProfileListParams {
  return { ...params, ...patch, page: 1 }
}

/** Whether anything narrows the list. */
export function isProfileListFiltered({ search, role }: ProfileListParams): boolean {
  return search.trim() !== '' || role !== null
}
