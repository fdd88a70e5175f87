import {
  PAGE_SIZE,
  type ProfileFilter,
  type ProfileListParams,
  type ProfileRole,
  pageRange,
  toProfileRole,
} from '@loja/domain'
import { ask, askCount } from '../client/ask'
import { db } from '../client/client'
import type { Database } from '../database.types'

type ProfileRow = Database['public']['Tables']['profiles']['Row']

/** Keys of the query cache. */
export const profileKeys = {
  all: ['profiles'],
  list: (params: ProfileListParams) => ['profiles', 'list', params],
  count: (filter: ProfileFilter) => ['profiles', 'count', filter],
  roleCounts: ['profiles', 'role-counts'],
} as const

/** Who the signed-in person is to the store. */
export interface OwnProfile {
  /** `admin` or `user`. */
  role: string
  fullName: string | null
}

/** A profile as the list shows it. */
export interface ProfileListRow {
  id: string
  /** Id in GoTrue. */
  userId: string
  fullName: string | null
  phone: string | null
  role: ProfileRole
  /** ISO 8601. */
  createdAt: string
}

/** Exact counts of all profiles, for the summary cards. */
export type ProfileRoleCounts = Record<ProfileRole, number> & { total: number }

const LIST_COLUMNS = 'id, user_id, full_name, phone, role, created_at'
type StoredProfileRow = Pick<ProfileRow, 'id' | 'user_id' | 'full_name' | 'phone' | 'role' | 'created_at'>

/**
 * One page of profiles, newest first, ties broken by id so that nobody stands on two pages. The search finds a part of
 * the name (without regard to accents and case), a part of the phone, or the beginning of the user id. A page after the
 * last has no rows. How many there are on all pages, `countProfiles` says.
 * @throws DataError
 */
export async function listProfiles(params: ProfileListParams, signal?: AbortSignal): Promise<ProfileListRow[]> {
  const { from, to } = pageRange(params.page, PAGE_SIZE)
  const args = searchArgs(params)
  const query = args
    ? db()
        .rpc('search_profiles', { ...args, page_size: PAGE_SIZE, page_offset: from })
        .select(LIST_COLUMNS)
    : everybody(params).order('created_at', { ascending: false }).order('id', { ascending: false }).range(from, to)
  const rows = await ask('profiles.list', query, signal)
  return rows.map(toProfileListRow)
}

/** Exact number of profiles that a search and a role find, on all pages. @throws DataError */
export function countProfiles(filter: ProfileFilter, signal?: AbortSignal): Promise<number> {
  const args = searchArgs(filter)
  if (args) return ask('profiles.count', db().rpc('count_profiles', args), signal)
  // One row, and not none: a `HEAD` request is not answered everywhere.
  return askCount('profiles.count', everybody(filter, { count: 'exact' }).range(0, 0), signal)
}

/** The arguments of the functions for what no index of the table finds; `null` when nothing is searched for. */
function searchArgs({ search, role }: ProfileFilter) {
  const term = search.trim()
  return term ? { term, ...(role && { role }) } : null
}

/** Without a search the table knows the order of its rows by its indexes. */
function everybody({ role }: ProfileFilter, options: { count?: 'exact' } = {}) {
  const all = db().from('profiles').select(LIST_COLUMNS, options)
  return role ? all.eq('role', role) : all
}

function toProfileListRow(row: StoredProfileRow): ProfileListRow {
  return {
    id: row.id,
    userId: row.user_id,
    fullName: row.full_name,
    phone: row.phone,
    role: toProfileRole(row.role),
    createdAt: row.created_at,
  }
}

/** Exact counts of all profiles by role, in one request. @throws DataError */
export async function countProfilesByRole(): Promise<ProfileRoleCounts> {
  const rows = await ask('profiles.countByRole', db().rpc('profile_role_counts'))
  const counts = new Map(rows.map((row) => [row.profile_role, row.profile_count]))
  const of = (role: ProfileRole) => counts.get(role) ?? 0
  return { admin: of('admin'), user: of('user'), total: of('admin') + of('user') }
}

/** The profile of a signed-in person, or `null` when there is none. @param userId id in GoTrue @throws DataError */
export async function getOwnProfile(userId: string): Promise<OwnProfile | null> {
  const query = db().from('profiles').select('role, full_name').eq('user_id', userId).limit(1)
  const [row] = await ask('profiles.getOwn', query)
  return row ? { role: row.role, fullName: row.full_name } : null
}
