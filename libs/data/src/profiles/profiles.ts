import { PAGE_SIZE, pageRange } from '@loja/domain/list'
import { storedText } from '@loja/domain/orders'
import {
  type ProfileFilter,
  type ProfileListParams,
  type ProfileRole,
  profileListParams,
  toProfileRole,
} from '@loja/domain/profiles'
import { ask, askCount } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import { toFilter } from '../client/filter-args'
import type { StoredRow, TableRow } from '../client/rows'

export const profileKeys = {
  all: ['profiles'],
  list: (params: ProfileListParams) => ['profiles', 'list', params],
  count: (filter: ProfileFilter) => ['profiles', 'count', filter],
  roleCounts: ['profiles', 'role-counts'],
} as const

export type OwnProfile = TableRow<'profiles', 'role, full_name'>

const LIST_COLUMNS = 'id, user_id, full_name, phone, role, created_at'

export interface ProfileListRow extends Omit<TableRow<'profiles', typeof LIST_COLUMNS>, 'role'> {
  role: ProfileRole
}

export type ProfileRoleCounts = Record<ProfileRole, number> & { total: number }

/** The search matches parts of name and phone, or the start of the user id. */
export async function listProfiles(params: ProfileListParams, signal?: AbortSignal): Promise<ProfileListRow[]> {
  const { from, to } = pageRange(params.page, PAGE_SIZE)
  const args = searchArgs(params)
  const query = args
    ? db()
        .rpc('search_profiles', { ...args, page_size: PAGE_SIZE, page_offset: from })
        .select(LIST_COLUMNS)
    : allProfiles(params).order('created_at', { ascending: false }).order('id', { ascending: false }).range(from, to)
  const rows = await ask('profiles.list', query, signal)
  return rows.map(toProfileListRow)
}

export function countProfiles(filter: ProfileFilter, signal?: AbortSignal): Promise<number> {
  const args = searchArgs(filter)
  if (args) return ask('profiles.count', db().rpc('count_profiles', args), signal)
  // Not HEAD: some servers do not answer it.
  return askCount('profiles.count', allProfiles(filter, { count: 'exact' }).range(0, 0), signal)
}

function searchArgs({ search, role }: ProfileFilter) {
  const filter = toFilter(profileListParams, { search: search.trim(), role })
  return filter.search ? { filter } : null
}

/** Without a search the table's indexes give the order. */
function allProfiles({ role }: ProfileFilter, options: { count?: 'exact' } = {}) {
  const all = db().from('profiles').select(LIST_COLUMNS, options)
  return role ? all.eq('role', role) : all
}

function toProfileListRow(row: StoredRow<'profiles', typeof LIST_COLUMNS>): ProfileListRow {
  return {
    ...camel(row),
    fullName: storedText(row.full_name),
    phone: storedText(row.phone),
    role: toProfileRole(row.role),
  }
}

export async function countProfilesByRole(): Promise<ProfileRoleCounts> {
  const rows = await ask('profiles.countByRole', db().rpc('profile_role_counts'))
  const counts = new Map(rows.map((row) => [row.profile_role, row.profile_count]))
  const of = (role: ProfileRole) => counts.get(role) ?? 0
  return { admin: of('admin'), user: of('user'), total: of('admin') + of('user') }
}

/**
 * Changes a role from the one in the list; a repeat is harmless.
 * @throws DataError `conflict`: changed by another session; `limit`: no administrator would remain; `not-found`
 */
export async function changeRole({ id, role: seen }: Pick<ProfileListRow, 'id' | 'role'>, role: ProfileRole) {
  const operation = 'profiles.changeRole'
  const args = { p_profile: id, p_role: role, p_seen: seen }
  const stored = oneRow(operation, await ask(operation, db().rpc('change_role', args)), 'not-found')
  if (stored !== role) throw new DataError('conflict', operation)
}

export async function getOwnProfile(userId: string): Promise<OwnProfile | null> {
  const query = db().from('profiles').select('role, full_name').eq('user_id', userId).limit(1)
  const [row] = await ask('profiles.getOwn', query)
  return row ? camel(row) : null
}
