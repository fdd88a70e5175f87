import { atom } from 'jotai'

/**
 * Who may see the admin area. `checking` until the role is known from the database: no data may be asked for before.
 * `unavailable` means that the role could not be read (no network, server error): neither granted nor refused.
 */
export type Access =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'unavailable'; userId: string }
  | { status: 'denied'; userId: string; email: string }
  | { status: 'granted'; userId: string; email: string; fullName: string | null }

const writtenAccessAtom = atom<Access>({ status: 'checking' })

/** The signed-in person's access. Modules and shell read it. */
export const accessAtom = atom((get) => get(writtenAccessAtom))

/** Writes `accessAtom`. */
export const setAccessAtom = atom(null, (_get, set, access: Access) => set(writtenAccessAtom, access))
