import { isDataError } from '@loja/data/client'
import { getOwnProfile } from '@loja/data/profiles'
import type { Access } from '@loja/platform'
import { forgetSession } from '@loja/platform/shell'
import { renewSession } from './renew-session'

export interface SignedIn {
  userId: string
  email: string
}

export async function readAccess(person: SignedIn): Promise<Access> {
  try {
    return await accessByRole(person)
  } catch (error) {
    if (!isDataError(error, 'session')) return unavailable(person, error)
  }
  const renewal = await renewSession()
  if (renewal === 'lost') return { status: 'signed-out' }
  if (renewal === 'unreachable') return { status: 'unavailable', userId: person.userId }
  try {
    return await accessByRole(person)
  } catch (error) {
    if (!isDataError(error, 'session')) return unavailable(person, error)
    // Refused with a new token too.
    await forgetSession()
    return { status: 'signed-out' }
  }
}

async function accessByRole({ userId, email }: SignedIn): Promise<Access> {
  const profile = await getOwnProfile(userId)
  if (profile?.role === 'admin') return { status: 'granted', userId, email, fullName: profile.fullName }
  return { status: 'denied', userId, email }
}

function unavailable({ userId, email }: SignedIn, error: unknown): Access {
  console.warn(`[session.role] ${isDataError(error) ? error.code : 'unknown'}`)
  if (isBlocked(error)) return { status: 'denied', userId, email }
  return { status: 'unavailable', userId }
}

/** A 403 of a captive portal has no code. */
function isBlocked(error: unknown): boolean {
  return isDataError(error, 'forbidden') && Boolean((error.cause as { code?: string } | null)?.code)
}
