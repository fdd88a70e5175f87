import { db } from './client'
import { countOf } from './count-rows'
import { toDataError } from './data-error'

/** Who the signed-in person is to the store. */
export interface OwnProfile {
  /** `admin` or `user`. */
  role: string
  fullName: string | null
}

/** How many profiles the signed-in role can see. @throws DataError */
export async function countProfiles(): Promise<number> {
  return countOf('profiles.count', await db().from('profiles').select('id', { count: 'exact', head: true }))
}

/** The profile of a signed-in person, or `null` when there is none. @param userId id in GoTrue @throws DataError */
export async function getOwnProfile(userId: string): Promise<OwnProfile | null> {
  const { data, error, status } = await db()
    .from('profiles')
    .select('role, full_name')
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw toDataError('profiles.getOwn', error, status)
  return data && { role: data.role, fullName: data.full_name }
}
