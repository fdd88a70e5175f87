import { atom } from 'jotai'

/**
 * Access to the admin. `checking`: the role is not known yet, so no data may be requested. `unavailable`: the role
 * could
 * not be read (network, server error).
 */
export type Access =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'unavailable'; userId: string }
  | { status: 'denied'; userId: string; email: string }
  | { status: 'granted'; userId: string; email: string; fullName: string | null }

const writtenAccessAtom = atom<Access>({ status: 'checking' })

/** Access of the signed-in user. */
export const accessAtom = atom((get) => get(writtenAccessAtom))

export const setAccessAtom = atom(null, (_get, set, access: Access) => set(writtenAccessAtom, access))
